import type { Allergen } from '@crisper/contract/vocabulary';

const list = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim());
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words that imply an allergen anywhere in a food's name. Folded, singular, American, as `nameWords` returns them. */
export const ALLERGEN_WORDS: Readonly<Record<Allergen, readonly string[]>> = {
  gluten: list(
    'wheat, barley, rye, spelt, kamut, einkorn, emmer, farro, triticale, freekeh, semolina, durum, bulgur, couscous, seitan, gluten, malt, malted, matzo, panko, filo, phyllo, oat, oatmeal, french toast, tempura, beer batter, roux, tonkatsu, yorkshire pudding, bakewell tart, tabbouleh, tabouli, brioche, croissant, panettone, stollen, ladyfinger, savoiardi, strudel, profiterole, eclair, beignet, popover, madeleine, spaetzle, croquembouche, bechamel, mornay, matzo ball',
  ),
  crustaceans: list(
    'crustacean, shellfish, shrimp, prawn, crab, crabmeat, lobster, crayfish, crawfish, langoustine, langostino, scampi, krill, camarone, belacan, terasi, xo sauce, bisque, prawn cracker',
  ),
  eggs: list(
    'egg, meringue, pavlova, mayonnaise, mayo, aioli, eggnog, advocaat, yolk, zabaglione, sabayon, french toast, frangipane, frittata, omelet, omelette, souffle, quiche, yorkshire pudding, bakewell tart, clafoutis, profiterole, eclair, popover, ladyfinger, savoiardi, tiramisu, macaron, madeleine, financier, hollandaise, bearnaise, remoulade, tartar sauce, caesar dressing, caesar salad, matzo ball, brioche, challah, panettone, spaetzle, creme brulee, creme caramel, creme anglaise, lemon curd, lime curd, pound cake, sponge cake, angel food cake, carbonara',
  ),
  fish: list(
    'fish, anchovy, anchovies, salmon, tuna, cod, codfish, bacalao, sardine, mackerel, trout, herring, kipper, haddock, halibut, bass, sea bass, seabass, snapper, tilapia, catfish, swordfish, monkfish, pollock, sole, flounder, plaice, turbot, perch, pike, carp, eel, unagi, grouper, mahi, barramundi, bonito, katsuobushi, dashi, caviar, roe, tobiko, ikura, taramasalata, surimi, kamaboko, lox, whitebait, anchoiade, bouillabaisse, worcestershire, isinglass, caesar dressing, caesar salad, bagna cauda, puttanesca, pad thai sauce, nam pla, nuoc mam, nuoc cham, colatura, garum, bottarga, pissaladiere, gentleman relish',
  ),
  peanuts: list('peanut, groundnut, satay'),
  soybeans: list(
    'soy, soya, soybean, tofu, tempeh, edamame, miso, natto, tamari, shoyu, hoisin, teriyaki, okara, yuba, ponzu, doenjang, gochujang, ssamjang, sukiyaki sauce, seaweed salad',
  ),
  milk: list(
    'milk, butter, buttermilk, cream, cheese, yogurt, dairy, whey, casein, lactose, ghee, kefir, custard, cheesecake, milkshake, buttercream, butterscotch, toffee, fudge, dulce de leche, creme, half and half, parmesan, parmigiano, reggiano, pecorino, cheddar, mozzarella, feta, ricotta, mascarpone, gouda, brie, camembert, gruyere, halloumi, paneer, queso, labneh, gelato, alfredo, bechamel, quark, curd, french toast, frangipane, brioche, tiramisu, kulfi, lassi, raita, tzatziki, hollandaise, bearnaise, mornay, quiche, croissant, clafoutis, panna cotta, caesar salad, burrata, ranch dressing, carbonara, ice cream, shrikhand, cajeta, lemon curd, lime curd, creme brulee, creme caramel, creme anglaise',
  ),
  nuts: list(
    'nut, almond, hazelnut, filbert, walnut, pecan, cashew, pistachio, macadamia, praline, pralin, marzipan, frangipane, frangelico, nougat, gianduja, nutella, baklava, amaretti, turron, torrone, florentine, financier, romesco, dukkah, nocino, nocello, orgeat, muhammara, bakewell tart, stollen, waldorf, macaron, amaretto cookie, linzer, dacquoise, panforte, mazapan, cantuccini',
  ),
  celery: list('celery, celeriac'),
  mustard: list('mustard, dijon, piccalilli'),
  sesame: list(
    'sesame, tahini, tahina, halva, halvah, benne, gomasio, furikake, hummus, everything bagel, dukkah, zaatar, za atar, seaweed salad, baba ganoush, baba ghanoush, tarator',
  ),
  sulphites: list('sulphite, sulfite, sulphured, sulfured'),
  lupin: list('lupin, lupini, lupine'),
  molluscs: list(
    'mollusc, mollusk, shellfish, clam, mussel, oyster, scallop, squid, calamari, octopus, cuttlefish, snail, escargot, abalone, whelk, cockle, conch, periwinkle, geoduck, xo sauce, squid ink, cuttlefish ink, clamato',
  ),
};

/** Words for animals whose meat, bones or fat is eaten: neither vegetarian nor vegan. */
export const FLESH_WORDS: readonly string[] = list(
  'meat, beef, steak, veal, pork, bacon, ham, gammon, prosciutto, pancetta, guanciale, speck, lardon, chorizo, salami, pepperoni, mortadella, nduja, soppressata, bresaola, pastrami, bologna, frankfurter, bratwurst, kielbasa, andouille, sausage, meatball, lamb, mutton, goat, venison, deer, bison, elk, rabbit, hare, boar, chicken, hen, capon, turkey, duck, goose, quail, pheasant, partridge, poultry, giblet, liver, foie gras, oxtail, tripe, sweetbread, bone broth, bone marrow, lard, tallow, suet, schmaltz, gelatin, gelatine, gummy, gummi, marshmallow, rennet, collagen, oxo, carmine, cochineal, natural red 4, e120, e 120, pho broth, pho stock, pho base, tonkotsu, tonkatsu, demi glace, rillette, haggis, black pudding, blood sausage, jambalaya, cracklin, chicharron, scrapple, aspic, jello, jell o, carbonara, confit duck',
);

/** Animal products that are not allergens: not vegan. */
export const ANIMAL_PRODUCT_WORDS: readonly string[] = list(
  'honey, beeswax, shellac, royal jelly, propolis, bee pollen, lanolin',
);

/** Names in which such a word means something else; the whole phrase is ignored. Each was checked by hand. */
export const OTHER_MEANINGS: readonly string[] = list(
  [
    // plants named after animals, and sauces and seasonings for meat
    'beefsteak tomato, beef tomato, steak tomato, lamb lettuce, lamb quarter, fat hen, chicken of the wood, hen of the wood, oyster mushroom, king oyster, oyster plant, oyster cracker, crab apple, goose berry, goose foot, duck sauce, duck pancake, fish mint, goldfish cracker, swedish fish, horse radish, sole mate, scallop squash, veal scallop, tuna fruit, sea urchin roe, urchin roe, roe deer, salmon egg, fish egg, trout egg, steak sauce, steak marinade, steak seasoning, steak spice, steak rub, steak fry, steak fries, steak roll, poultry seasoning, poultry rub, chicken seasoning, chicken spice, chicken rub, chicken style stock, chicken style seasoning, butter chicken sauce, meat masala, meat tenderizer, meat rub, fish masala, crab boil, crab boil seasoning, shrimp boil, shrimp boil seasoning, eel sauce, unagi sauce, pork rub, rib rub, turkey rub, turkey brine mix, vegetable rennet, vegetarian rennet, microbial rennet, ham hock bean, snail pasta, quail grass, bologna bun',
    // dairy words without dairy
    'butter bean, butter lettuce, butter leaf lettuce, butterhead lettuce, butter crunch lettuce, bread and butter pickle, cream of tartar, cream tartar, cream soda, cream sherry, milk thistle, milk cap mushroom, cheese cloth, cheese pumpkin, quince cheese, damson cheese, liver cheese, custard apple, custard powder, cream style corn, cream sandwich cookie, cream cracker, salad cream, balsamic cream, marshmallow creme, marshmallow cream, cream of coconut, cream of rice, cream of wheat, marshmallow fluff, creme de cassis, creme de menthe, creme de cacao, creme de violette, creme de mure, creme de banane, creme de peche, creme de framboise, curd free',
    // called nuts, but not tree nuts
    'pine nut, pinon nut, pignoli nut, pignolia nut, tiger nut, water chestnut, nut meg, dough nut, ginger nut, soy nut, soya nut, fox nut, palm nut, areca nut, betel nut, kola nut, ginkgo nut, lotus nut, corn nut, monkey nut, ground nut, cedar nut, candle nut, kukui nut, wild pecan rice, honey nut squash',
    // distilled or fully refined, so the allergen does not carry over
    'rye whiskey, malt whiskey, single malt whiskey, single malt scotch, single malt, rye or bourbon whiskey, soybean oil, soya oil, soy oil',
    // not really grain, egg, celery, mustard or honey
    'wheat grass, barley grass, rye grass, oat grass, rice malt, rice malt syrup, egg fruit, egg plant, egg replacer, egg substitute powder, honey dew, honey crisp, honey mango, honey mushroom, honey suckle, honey tangerine, honey pomelo, celery cabbage, celery herb, spoon mustard, sesame leaf',
    // sauces and spices for a dish, without what the dish is made of
    'ladyfinger okra, okra ladyfinger, matzo ball mix, tonkatsu sauce, quinoa tabbouleh, cauliflower tabbouleh, tempura sauce, tempura dipping sauce, tomato bisque, mushroom bisque, squash bisque, pumpkin bisque, carrot bisque',
  ].join(','),
);

/**
 * Words that make the word after them plant-based: peanut butter, oat milk, coconut meat, flax egg.
 * Plant milk and cream pass this on to the next word: coconut milk yogurt.
 */
export const PLANTS_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  milk: words(
    'almond oat soy soya soybean rice coconut cashew hemp pea nut hazelnut macadamia flax walnut pistachio quinoa plant peanut potato sesame barley spelt',
  ),
  butter: words(
    'peanut almond cashew hazelnut walnut pecan pistachio macadamia nut seed sunflower sesame apple pumpkin pear plum prune peach fruit cocoa cacao shea soy soya coconut plant tahini mango biscoff cookie speculoo granola chestnut satay',
  ),
  cream: words('coconut oat soy soya cashew almond rice plant tofu'),
  yogurt: words('coconut soy soya oat almond cashew plant'),
  cheese: words('cashew almond soy soya tofu plant head nut'),
  creme: words('coconut oat soy soya'),
  custard: words('soy soya oat coconut plant'),
  curd: words('bean soy soya soybean tofu'),
  kefir: words('water coconut'),
  egg: words('flax chia plant chocolate mini candy easter creme'),
  mayonnaise: words('tofu plant soy'),
  mayo: words('tofu plant soy'),
  meat: words('coconut nut walnut pecan almond avocado plant soy impossible beyond jackfruit'),
  bacon: words('tempeh coconut tofu seitan mushroom plant rice'),
  sausage: words('tofu tofurky seitan soy plant'),
  steak: words('cauliflower cabbage seitan tofu mushroom eggplant plant'),
  mince: words('soy soya plant'),
  omelet: words('chickpea tofu'),
  omelette: words('chickpea tofu'),
  frittata: words('chickpea tofu'),
  raita: words('coconut soy'),
  lassi: words('coconut'),
};

/** After an animal, these words mean its milk or egg and not its meat: goat cheese, duck egg. */
export const GIVEN_BY: Readonly<Record<string, ReadonlySet<string>>> = {
  goat: words('milk cheese yogurt butter curd kefir cream gouda cheddar brie feta'),
  chicken: words('egg'),
  hen: words('egg'),
  duck: words('egg'),
  quail: words('egg'),
  goose: words('egg'),
  turkey: words('egg'),
  pheasant: words('egg'),
};
