// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | name | plural | gender | "many" where the name is one already */
export const SHOWN = `
bread|pain|pains|m
buttered-toast|tartine beurrée grillée|tartines beurrées grillées|f
milk-bread|pain au lait||m
whole-wheat-bread|pain complet||m
seeded-bread|pain aux graines||m
sourdough-bread|pain au levain||m
italian-bread|pain italien||m
focaccia|focaccia||f
rye-bread|pain de seigle||m
raisin-bread|pain aux raisins secs||m
panettone|panettone||m
stollen|stollen||m
brioche|brioche|brioches|f
cornbread|pain de maïs||m
gluten-free-bread|pain sans gluten||m
garlic-bread|pain à l'ail||m
bread-roll|petit pain|petits pains|m
milk-roll|petit pain au lait|petits pains au lait|m
burger-bun|pain à burger|pains à burger|m
brioche-bun|pain brioché à burger|pains briochés à burger|m
sesame-bun|pain à burger au sésame|pains à burger au sésame|m
bagel|bagel|bagels|m
egg-bagel|bagel aux œufs||m
sesame-bagel|bagel au sésame||m
english-muffin|muffin anglais|muffins anglais|m
croissant|croissant|croissants|m
flatbread|pain plat|pains plats|m
pita-bread|pain pita|pains pita|m
naan|naan|naans|m
chapati|chapati|chapatis|m
lefse|lefse||m
tortilla|tortilla|tortillas|f
corn-tortilla|tortilla de maïs|tortillas de maïs|f
whole-wheat-tortilla|tortilla complète|tortillas complètes|f
taco-shell|coquilles à tacos||f|many
pizza-base|fond de pizza|fonds de pizza|m
breadcrumbs|chapelure||f
panko|panko||m
croutons|croûtons||m|many
stuffing-mix|farce au pain||f
breadstick|gressins||m|many
dough|pâte à tarte||f
puff-pastry|pâte feuilletée|pâtes feuilletées|f
butter-puff-pastry|pâte feuilletée pur beurre||f
shortcrust-pastry|pâte brisée|pâtes brisées|f
graham-cracker-crust|fond de tarte en biscuit||m
phyllo|pâte filo||f
pizza-dough|pâte à pizza||f
bread-dough|pâte à pain||f
biscuit-dough|pâte à scones||f
cookie-dough|pâte à cookies||f
pancake|pancake|pancakes|m
chinese-pancake|crêpe mandarin|crêpes mandarin|f
waffle|gaufre|gaufres|f
biscuit|scone|scones|m
muffin|muffin|muffins|m
cake|gâteau|gâteaux|m
sponge-cake|génoise||f
ladyfingers|biscuits à la cuillère||m|many
cake-mix|préparation pour gâteau||f
pancake-mix|préparation pour pancakes||f
danish-pastry|viennoiserie|viennoiseries|f
baklava|baklava|baklavas|m
donut|beignet|beignets|m
pie|tarte aux fruits|tartes aux fruits|f
quiche|quiche|quiches|f
pecan-pie|tarte aux noix de pécan||f
meringue|meringue|meringues|f
sweetener|édulcorant naturel|édulcorants naturels|m
sugar|sucre||m
caster-sugar|sucre extra-fin||m
powdered-sugar|sucre glace||m
brown-sugar|sucre roux||m
raw-sugar|sucre de canne brut||m
palm-sugar|sucre de palme||m
maple-sugar|sucre d'érable||m
fructose|fructose||m
honey|miel||m
syrup|sirop|sirops|m
nut-syrup|sirop d'orgeat||m
maple-syrup|sirop d'érable||m
corn-syrup|sirop de glucose||m
malt-syrup|sirop de malt||m
golden-syrup|golden syrup||m
molasses|mélasse||f
agave-syrup|sirop d'agave||m
pomegranate-molasses|mélasse de grenade||f
chocolate-syrup|sirop de chocolat||m
fudge-sauce|sauce fudge au chocolat||f
caramel-sauce|sauce au caramel||f
sugar-substitute|édulcorant||m
leavener|agent levant||m
baking-powder|levure chimique||f
baking-soda|bicarbonate de soude||m
cream-of-tartar|crème de tartre||f
yeast|levure de boulanger||f
fresh-yeast|levure fraîche||f
gelatin|gélatine||f
jello|gelée aromatisée||f
pectin|pectine||f
xanthan-gum|gomme de xanthane||f
rennet|présure||f
pickling-lime|chaux alimentaire||f
vegetable-rennet|présure végétale||f
vanilla-extract|extrait de vanille||m
almond-extract|extrait d'amande||m
flavor-extract|extrait aromatique||m
butter-extract|arôme beurre||m
food-coloring|colorant alimentaire||m
rose-water|eau de rose||f
chocolate|chocolat||m
dark-chocolate|chocolat noir||m
semisweet-chocolate|chocolat noir mi-amer||m
unsweetened-chocolate|chocolat non sucré||m
milk-chocolate|chocolat au lait||m
chocolate-kiss|bouchées de chocolat au lait||f|many
toblerone|Toblerone||m
chocolate-malt-ball|billes maltées au chocolat||f|many
peanut-butter-cup|bouchées au beurre de cacahuète||f|many
white-chocolate|chocolat blanc||m
almond-bark|chocolat blanc aux amandes||m
butterscotch-chips|pépites de caramel||f|many
peanut-butter-chip|pépites de beurre de cacahuète||f|many
cocoa-powder|cacao en poudre||m
hot-chocolate-mix|chocolat en poudre||m
ovaltine|Ovomaltine||f
chocolate-hazelnut-spread|pâte à tartiner aux noisettes||f
cookie-butter|pâte à tartiner aux spéculoos||f
carob-powder|poudre de caroube||f
cocoa-butter|beurre de cacao||m
jam|confiture|confitures|f
apricot-jam|confiture d'abricots||f
marmalade|marmelade d'oranges||f
jelly|gelée de fruits||f
apple-butter|pâte de pommes à tartiner||f
lemon-curd|lemon curd||m
quince-paste|pâte de coings||f
pie-filling|garniture de fruits pour tarte||f
mincemeat|mincemeat||m
pumpkin-pie-filling|garniture pour tarte au potiron||f
pudding-mix|préparation pour flan||f
pudding|crème dessert|crèmes dessert|f
panna-cotta|panna cotta||f
flan|flan|flans|m
tiramisu|tiramisu||m
frosting|glaçage||m
royal-icing|glace royale||f
sprinkles|vermicelles colorés||m|many
marshmallow|guimauve|guimauves|f
marshmallow-fluff|crème de guimauve||f
candy|bonbon|bonbons|m
turkish-delight|loukoum|loukoums|m
candied-almond|amande pralinée|amandes pralinées|f
praline|praline|pralines|f
peanut-brittle|nougatine de cacahuètes||f
nougat|nougat||m
toffee|toffee||m
fudge|fudge||m
butterscotch-candy|bonbons au caramel au beurre||m|many
licorice|réglisse||f
gummy-candy|bonbons gélifiés||m|many
caramel|caramel|caramels|m
cookie|biscuit|biscuits|m
amaretti|amaretti||m|many
peanut-butter-cookie|biscuit au beurre de cacahuète|biscuits au beurre de cacahuète|m
graham-cracker|biscuit Graham|biscuits Graham|m
chocolate-sandwich-cookie|biscuit fourré au chocolat||m
shortbread|sablé|sablés|m
gingersnap|biscuit au gingembre|biscuits au gingembre|m
vanilla-wafer|gaufrette à la vanille|gaufrettes à la vanille|f
ice-cream-cone|cornet de glace|cornets de glace|m
condiment|condiment|condiments|m
ketchup|ketchup||m
mustard|moutarde||f
dijon-mustard|moutarde de Dijon||f
whole-grain-mustard|moutarde à l'ancienne||f
honey-mustard|moutarde au miel||f
mayonnaise|mayonnaise||f
light-mayonnaise|mayonnaise légère||f
tartar-sauce|sauce tartare||f
sandwich-spread|sauce burger||f
hot-sauce|sauce piquante||f
buffalo-sauce|sauce Buffalo||f
sriracha|sriracha||f
sambal-oelek|sambal oelek||m
yuzu-kosho|yuzu kosho||m
nam-prik-pao|nam prik pao||m
harissa|harissa||f
chipotle-in-adobo|chipotles en adobo||m|many
sweet-chili-sauce|sauce chili douce||f
chili-sauce|sauce chili||f
mole-paste|pâte de mole||f
soy-sauce|sauce soja||f
dark-soy-sauce|sauce soja foncée||f
low-sodium-soy-sauce|sauce soja allégée en sel||f
tamari|tamari||m
sweet-soy-sauce|sauce soja sucrée||f
ponzu|sauce ponzu||f
teriyaki-sauce|sauce teriyaki||f
hoisin-sauce|sauce hoisin||f
oyster-sauce|sauce d'huître||f
fish-sauce|sauce de poisson||f
worcestershire-sauce|sauce Worcestershire||f
steak-sauce|sauce à steak||f
miso|miso||m
doenjang|doenjang||m
gochujang|gochujang||m
doubanjiang|doubanjiang||m
black-bean-sauce|sauce aux haricots noirs||f
barbecue-sauce|sauce barbecue||f
honey-barbecue-sauce|sauce barbecue au miel||f
sweet-and-sour-sauce|sauce aigre-douce||f
general-tsos-sauce|sauce General Tso||f
vinegar|vinaigre||m
malt-vinegar|vinaigre de malt||m
apple-cider-vinegar|vinaigre de cidre||m
white-wine-vinegar|vinaigre de vin blanc||m
red-wine-vinegar|vinaigre de vin rouge||m
sherry-vinegar|vinaigre de xérès||m
balsamic-vinegar|vinaigre balsamique||m
balsamic-glaze|crème de balsamique||f
rice-vinegar|vinaigre de riz||m
black-vinegar|vinaigre noir||m
wasabi-paste|pâte de wasabi||f
prepared-horseradish|raifort en bocal||m
horseradish-cream|crème de raifort||f
capers|câpres||f|many
pesto|pesto||m
red-pesto|pesto rouge||m
romesco|sauce romesco||f
hummus|houmous||m
baba-ganoush|baba ganoush||m
tzatziki|tzatziki||m
guacamole|guacamole||m
bean-dip|tartinade de haricots||f
layered-bean-dip|tartinade de haricots en couches au fromage||f
sour-cream-dip|sauce apéritif à la crème||f
salsa|salsa||f
salsa-verde|salsa verde||f
enchilada-sauce|sauce à enchiladas||f
curry-paste|pâte de curry||f
indian-curry-paste|pâte de curry indienne||f
curry-sauce|sauce curry||f
korma-sauce|sauce korma||f
curry-roux|roux de curry japonais||m
salad-dressing|vinaigrette||f
honey-dressing|vinaigrette au miel||f
creamy-italian-dressing|sauce salade crémeuse à l'italienne||f
ranch-dressing|sauce ranch||f
caesar-dressing|sauce césar||f
blue-cheese-dressing|sauce au bleu||f
sesame-dressing|sauce salade au sésame||f
peanut-sauce|sauce aux cacahuètes||f
chutney|chutney||m
branston-pickle|pickle Branston||m
piccalilli|piccalilli||m
yeast-extract|extrait de levure||m
marinade|marinade||f
browning-sauce|arôme colorant pour sauce||m
maggi-seasoning|arôme Maggi||m
tomato-product|produit à base de tomate|produits à base de tomate|m
canned-tomato|tomates en conserve||f|many
crushed-tomato|tomates broyées||f|many
tomatoes-with-green-chiles|tomates aux piments verts||f|many
tomato-paste|concentré de tomate||m
passata|coulis de tomate||m
tomato-sauce|sauce tomate||f
marinara-sauce|sauce marinara||f
vodka-sauce|sauce vodka||f
meat-sauce|sauce bolognaise||f
pizza-sauce|sauce à pizza||f
tomato-juice|jus de tomate||m
vegetable-juice|jus de légumes||m
bloody-mary-mix|préparation pour bloody mary||f
clamato|clamato||m
tomato-powder|poudre de tomate||f
white-sauce|sauce béchamel||f
carbonara-sauce|sauce carbonara||f
stock|bouillon|bouillons|m
chicken-stock|bouillon de volaille||m
beef-stock|bouillon de bœuf||m
fish-stock|fumet de poisson||m
mussel-broth|bouillon de moules||m
shellfish-stock|bouillon de crustacés||m
dashi|dashi||m
vegetable-stock|bouillon de légumes||m
bouillon-cube|cube de bouillon|cubes de bouillon|m
fish-bouillon-cube|cube de fumet de poisson|cubes de fumet de poisson|m
beef-bouillon-cube|cube de bouillon de bœuf|cubes de bouillon de bœuf|m
vegetable-bouillon-cube|cube de bouillon de légumes|cubes de bouillon de légumes|m
gravy|jus de viande lié||m
soup|soupe|soupes|f
cream-of-mushroom-soup|velouté de champignons||m
cream-of-chicken-soup|velouté de volaille||m
tomato-soup|soupe de tomates||f
cream-of-tomato-soup|velouté de tomates||m
chicken-soup|soupe de poulet aux vermicelles||f
vegetable-soup|soupe de légumes||f
miso-soup|soupe miso||f
clam-chowder|chaudrée de palourdes||f
seafood-chowder|chaudrée de fruits de mer||f
corn-chowder|chaudrée de maïs||f
lobster-bisque|bisque de homard||f
hollandaise-sauce|sauce hollandaise||f
dairy|produit laitier|produits laitiers|m
milk|lait||m
reduced-fat-milk|lait demi-écrémé||m
low-fat-milk|lait allégé à 1 %||m
skim-milk|lait écrémé||m
lactose-free-milk|lait sans lactose||m
chocolate-milk|lait chocolaté||m
goat-milk|lait de chèvre||m
sheep-milk|lait de brebis||m
buffalo-milk|lait de bufflonne||m
evaporated-milk|lait concentré non sucré||m
evaporated-skim-milk|lait concentré écrémé non sucré||m
condensed-milk|lait concentré sucré||m
milk-powder|lait en poudre||m
skim-milk-powder|lait écrémé en poudre||m
malted-milk-powder|lait malté en poudre||m
buttermilk|lait ribot||m
whole-buttermilk|lait ribot entier||m
buttermilk-powder|babeurre en poudre||m
eggnog|lait de poule||m
kefir|kéfir||m
whey|petit-lait||m
whey-powder|whey en poudre||f
yogurt|yaourt|yaourts|m
low-fat-yogurt|yaourt allégé|yaourts allégés|m
greek-yogurt|yaourt grec|yaourts grecs|m
low-fat-greek-yogurt|yaourt grec allégé|yaourts grecs allégés|m
flavored-yogurt|yaourt aux fruits|yaourts aux fruits|m
frozen-yogurt|yaourt glacé||m
cream|crème||f
heavy-cream|crème liquide entière||f
light-cream|crème légère||f
half-and-half|mélange lait et crème||m
sour-cream|crème aigre||f
light-sour-cream|crème aigre allégée||f
creme-fraiche|crème fraîche||f
whipped-cream|crème chantilly||f
whipped-topping|garniture fouettée||f
coffee-creamer|crème à café en poudre||f
butter|beurre||m
unsalted-butter|beurre doux||m
light-butter|beurre allégé||m
ghee|ghee||m
brown-butter|beurre noisette||m
compound-butter|beurre composé||m
anchovy-butter|beurre d'anchois||m
lobster-butter|beurre de homard||m
cheese|fromage|fromages|m
hard-cheese|fromage à pâte dure|fromages à pâte dure|m
cheddar|cheddar||m
reduced-fat-cheddar|cheddar allégé||m
red-leicester|red leicester||m
colby|colby||m
parmesan|parmesan||m
grated-parmesan|parmesan râpé||m
vegetarian-parmesan|parmesan végétarien||m
pecorino|pecorino||m
manchego|manchego||m
gruyere|gruyère||m
swiss-cheese|emmental||m
raclette-cheese|fromage à raclette||m
gouda|gouda||m
edam|édam||m
provolone|provolone||m
monterey-jack|monterey jack||m
muenster|muenster américain||m
fontina|fontina||f
brunost|brunost||m
soft-cheese|fromage à pâte molle|fromages à pâte molle|m
brie|brie||m
camembert|camembert||m
cream-cheese|fromage frais à tartiner||m
light-cream-cheese|fromage frais allégé||m
mascarpone|mascarpone||m
ricotta|ricotta||f
part-skim-ricotta|ricotta allégée||f
ricotta-salata|ricotta salata||f
cottage-cheese|cottage cheese||m
low-fat-cottage-cheese|cottage cheese allégé||m
farmer-cheese|fromage de ferme égoutté||m
quark|quark||m
fromage-blanc|fromage blanc||m
feta|feta||f
goat-cheese|fromage de chèvre||m
semi-soft-goat-cheese|fromage de chèvre affiné||m
mozzarella|mozzarella||f
low-moisture-mozzarella|mozzarella râpée||f
buffalo-mozzarella|mozzarella de bufflonne||f
burrata|burrata||f
queso-fresco|queso fresco||m
queso-blanco|queso blanco||m
cotija|cotija||m
oaxaca-cheese|fromage d'Oaxaca||m
halloumi|halloumi||m
paneer|paneer||m
blue-cheese|fromage bleu||m
gorgonzola|gorgonzola||m
roquefort|roquefort||m
stilton|stilton||m
american-cheese|fromage fondu en tranches||m
pimento-cheese|tartinade de cheddar aux poivrons||f
cheese-sauce|sauce au fromage||f
mexican-cheese-blend|mélange de fromages râpés||m
cheese-curds|fromage en grains||m
ice-cream|glace|glaces|f
chocolate-ice-cream|glace au chocolat||f
strawberry-ice-cream|glace à la fraise||f
ice-cream-sandwich|sandwich glacé||m
custard|crème anglaise||f
dulce-de-leche|confiture de lait||f
egg|œuf|œufs|m
egg-white|blanc d'œuf|blancs d'œufs|m
egg-yolk|jaune d'œuf|jaunes d'œufs|m
hard-boiled-egg|œuf dur|œufs durs|m
duck-egg|œuf de cane|œufs de cane|m
quail-egg|œuf de caille|œufs de caille|m
egg-powder|œuf en poudre||m
meringue-powder|blanc d'œuf en poudre||m
egg-substitute|œuf liquide||m
drink|boisson|boissons|f
water|eau||f
sparkling-water|eau gazeuse||f
soda|soda|sodas|m
ginger-ale|ginger ale||m
tonic-water|tonic||m
kombucha|kombucha||m
energy-drink|boisson énergisante||f
sports-drink|boisson de l'effort||f
juice|jus de fruits|jus de fruits|m
orange-juice|jus d'orange||m
apple-juice|jus de pomme||m
pineapple-juice|jus d'ananas||m
grape-juice|jus de raisin||m
grapefruit-juice|jus de pamplemousse||m
cranberry-juice|jus de canneberge||m
pomegranate-juice|jus de grenade||m
carrot-juice|jus de carotte||m
green-juice|jus vert||m
celery-juice|jus de céleri||m
prune-juice|jus de pruneau||m
mango-nectar|nectar de mangue||m
watermelon-juice|jus de pastèque||m
lemonade|citronnade||f
coconut-water|eau de coco||f
coffee|café préparé||m
latte|café au lait||m
espresso|expresso|expressos|m
instant-coffee|café soluble||m
ground-coffee|café moulu||m
tea|thé||m
iced-tea|thé glacé||m
green-tea|thé vert||m
herbal-tea|infusion||f
smoothie|smoothie|smoothies|m
milkshake|milk-shake|milk-shakes|m
non-alcoholic-beer|bière sans alcool||f
alcohol|alcool||m
beer|bière|bières|f
hard-cider|cidre||m
wine|vin|vins|m
red-wine|vin rouge||m
white-wine|vin blanc||m
sparkling-wine|vin pétillant||m
fortified-wine|vin doux||m
sherry|xérès||m
port|porto||m
marsala|marsala||m
madeira|madère||m
vermouth|vermouth||m
rice-wine|vin de riz||m
mirin|mirin||m
shaoxing-wine|vin de Shaoxing||m
sake|saké||m
brandy|brandy|brandys|m
rum|rhum||m
vodka|vodka||f
gin|gin||m
whiskey|whisky||m
tequila|tequila||f
liqueur|liqueur||f
velvet-falernum|velvet falernum||m
advocaat|advocaat||m
walnut-liqueur|liqueur de noix||f
hazelnut-liqueur|liqueur de noisette||f
orange-liqueur|liqueur d'orange||f
coffee-liqueur|liqueur de café||f
amaretto|amaretto||m
anise-liqueur|pastis||m
irish-cream|crème de whisky irlandaise||f
bitters|bitter||m
celery-bitters|bitter au céleri||m
oil|huile||f
vegetable-oil|huile végétale||f
olive-oil|huile d'olive||f
extra-virgin-olive-oil|huile d'olive vierge extra||f
canola-oil|huile de colza||f
sunflower-oil|huile de tournesol||f
corn-oil|huile de maïs||f
peanut-oil|huile d'arachide||f
sesame-oil|huile de sésame||f
chili-oil|huile pimentée||f
rayu|huile de sésame pimentée||f
coconut-oil|huile de coco||f
avocado-oil|huile d'avocat||f
grapeseed-oil|huile de pépins de raisin||f
safflower-oil|huile de carthame||f
walnut-oil|huile de noix||f
hazelnut-oil|huile de noisette||f
almond-oil|huile d'amande||f
truffle-oil|huile à la truffe||f
flaxseed-oil|huile de lin||f
mustard-oil|huile de moutarde||f
rice-bran-oil|huile de son de riz||f
palm-oil|huile de palme||f
pumpkin-seed-oil|huile de pépins de courge||f
cottonseed-oil|huile de coton||f
wheat-germ-oil|huile de germe de blé||f
cod-liver-oil|huile de foie de morue||f
cooking-spray|spray de cuisson||m
animal-fat|graisse animale||f
lard|saindoux||m
beef-tallow|graisse de bœuf||f
suet|graisse de rognon||f
bacon-fat|graisse de lard fumé||f
duck-fat|graisse de canard||f
schmaltz|graisse de poulet||f
salt-pork|petit salé||m
shortening|graisse végétale||f
margarine|margarine||f
margarine-spread|margarine à tartiner||f
fish|poisson|poissons|m
fish-pie-mix|mélange de poissons à gratin||m
seafood|fruits de mer||m|many
cod|cabillaud|cabillauds|m
salt-cod|morue||f
black-cod|charbonnier||m
haddock|églefin||m
smoked-haddock|haddock||m
halibut|flétan||m
tilapia|tilapia||m
pollock|lieu noir||m
catfish|poisson-chat||m
flounder|plie|plies|f
sea-bass|bar|bars|m
sea-bream|daurade|daurades|f
red-snapper|vivaneau||m
grouper|mérou||m
mahi-mahi|mahi-mahi||m
monkfish|lotte||f
rockfish|sébaste||m
perch|perche|perches|f
swordfish|espadon||m
shark|requin||m
trout|truite|truites|f
smoked-trout|truite fumée||f
salmon|saumon||m
wild-salmon|saumon sauvage||m
smoked-salmon|saumon fumé||m
canned-salmon|saumon en conserve||m
salmon-roe|œufs de saumon||m|many
taramasalata|tarama||m
caviar|caviar||m
tuna|thon frais||m
canned-tuna|thon en conserve||m
canned-tuna-in-oil|thon à l'huile||m
mackerel|maquereau|maquereaux|m
smoked-mackerel|maquereau fumé||m
canned-mackerel|maquereau en conserve||m
herring|hareng|harengs|m
pickled-herring|hareng mariné||m
kipper|hareng fumé||m
sardine|sardine|sardines|f
canned-sardine|sardines en conserve||f|many
anchovy|anchois|anchois|m
fresh-anchovy|anchois frais||m|many
anchovy-paste|pâte d'anchois||f
gentlemans-relish|beurre d'anchois anglais||m
dried-anchovy|anchois séchés||m|many
eel|anguille|anguilles|f
carp|carpe|carpes|f
bonito-flakes|flocons de bonite||m|many
fish-sticks|bâtonnets de poisson||m|many
breaded-scampi|scampis panés||m|many
surimi|surimi||m
gefilte-fish|carpe farcie||f
shellfish|crustacés et coquillages||m|many
crustacean|crustacé|crustacés|m
shrimp|crevettes||f|many
canned-shrimp|crevettes en conserve||f|many
potted-shrimp|crevettes au beurre en pot||f|many
dried-shrimp|crevettes séchées||f|many
shrimp-paste|pâte de crevettes||f
crab|crabe|crabes|m
canned-crab|crabe en conserve||m
lobster|homard|homards|m
crayfish|écrevisse|écrevisses|f
mollusk|mollusque|mollusques|m
clam|palourde|palourdes|f
canned-clam|palourdes en conserve||f|many
clam-juice|jus de palourdes||m
mussel|moule|moules|f
oyster|huître|huîtres|f
canned-oyster|huîtres en conserve||f|many
scallop|noix de Saint-Jacques|noix de Saint-Jacques|f
squid|calamar|calamars|m
octopus|poulpe|poulpes|m
cuttlefish|seiche|seiches|f
abalone|ormeau|ormeaux|m
snail|escargot|escargots|m
conch|conque|conques|f
sea-urchin|oursin|oursins|m
fruit|fruit|fruits|m
pome-fruit|fruit à pépins|fruits à pépins|m
apple|pomme|pommes|f
granny-smith-apple|pomme granny smith|pommes granny smith|f
crabapple|pommette|pommettes|f
pear|poire|poires|f
asian-pear|nashi|nashis|m
quince|coing|coings|m
loquat|nèfle du Japon|nèfles du Japon|f
citrus|agrume|agrumes|m
lemon|citron|citrons|m
lemon-juice|jus de citron||m
lemon-zest|zeste de citron|zestes de citron|m
preserved-lemon|citron confit|citrons confits|m
lime|citron vert|citrons verts|m
lime-juice|jus de citron vert||m
lime-zest|zeste de citron vert|zestes de citron vert|m
makrut-lime-leaf|feuille de combava|feuilles de combava|f
orange|orange|oranges|f
blood-orange|orange sanguine|oranges sanguines|f
orange-zest|zeste d'orange|zestes d'orange|m
mandarin|mandarine|mandarines|f
clementine|clémentine|clémentines|f
canned-mandarin|mandarines au sirop||f|many
grapefruit|pamplemousse|pamplemousses|m
pink-grapefruit|pamplemousse rose|pamplemousses roses|m
pomelo|pomelo|pomelos|m
kumquat|kumquat|kumquats|m
yuzu|yuzu|yuzus|m
yuzu-juice|jus de yuzu||m
berry|fruits rouges||m|many
strawberry|fraise|fraises|f
frozen-strawberry|fraises surgelées||f|many
blueberry|myrtille|myrtilles|f
frozen-blueberry|myrtilles surgelées||f|many
dried-blueberry|myrtilles séchées||f|many
raspberry|framboise|framboises|f
frozen-raspberry|framboises surgelées||f|many
blackberry|mûre|mûres|f
cranberry|canneberge|canneberges|f
dried-cranberry|canneberges séchées||f|many
cranberry-sauce|sauce aux canneberges||f
gooseberry|groseille à maquereau|groseilles à maquereau|f
red-currant|groseille|groseilles|f
black-currant|cassis|cassis|m
elderberry|baie de sureau|baies de sureau|f
mulberry|mûre de mûrier|mûres de mûrier|f
goji-berry|baie de goji|baies de goji|f
acai|açaï||m
stone-fruit|fruit à noyau|fruits à noyau|m
peach|pêche|pêches|f
canned-peach|pêches au sirop||f|many
nectarine|nectarine|nectarines|f
apricot|abricot|abricots|m
dried-apricot|abricot sec|abricots secs|m
canned-apricot|abricots au sirop||m|many
plum|prune|prunes|f
prune|pruneau|pruneaux|m
cherry|cerise|cerises|f
sour-cherry|griotte|griottes|f
dried-cherry|cerises séchées||f|many
canned-cherry|cerises au sirop||f|many
maraschino-cherry|cerises au marasquin||f|many
tropical-fruit|fruit tropical|fruits tropicaux|m
banana|banane|bananes|f
dried-banana|bananes séchées||f|many
plantain|banane plantain|bananes plantains|f
banana-leaf|feuille de bananier|feuilles de bananier|f
mango|mangue|mangues|f
green-mango|mangue verte|mangues vertes|f
dried-mango|mangues séchées||f|many
amchur|poudre de mangue||f
pineapple|ananas|ananas|m
canned-pineapple|ananas en conserve||m
dried-pineapple|ananas séché||m
papaya|papaye|papayes|f
green-papaya|papaye verte|papayes vertes|f
kiwi|kiwi|kiwis|m
passion-fruit|fruit de la passion|fruits de la passion|m
guava|goyave|goyaves|f
lychee|litchi|litchis|m
longan|longane|longanes|m
dragon-fruit|fruit du dragon|fruits du dragon|m
star-fruit|carambole|caramboles|f
jackfruit|fruit du jacquier|fruits du jacquier|m
durian|durian|durians|m
breadfruit|fruit à pain|fruits à pain|m
soursop|corossol|corossols|m
cherimoya|chérimole|chérimoles|f
sapote|sapote|sapotes|f
tamarillo|tamarillo|tamarillos|m
feijoa|feijoa|feijoas|m
persimmon|kaki|kakis|m
dried-persimmon|kakis séchés||m|many
pomegranate|grenade|grenades|f
fig|figue|figues|f
dried-fig|figues sèches||f|many
date|datte|dattes|f
medjool-date|datte medjool|dattes medjool|f
jujube|jujube|jujubes|m
coconut|noix de coco|noix de coco|f
shredded-coconut|noix de coco râpée||f
sweetened-coconut|noix de coco râpée sucrée||f
tamarind|tamarin||m
tamarind-paste|pâte de tamarin||f
ackee|ackee||m
prickly-pear|figue de Barbarie|figues de Barbarie|f
melon|melon|melons|m
cantaloupe|melon cantaloup|melons cantaloups|m
honeydew|melon miel|melons miel|m
watermelon|pastèque|pastèques|f
horned-melon|kiwano|kiwanos|m
grape|raisin|raisins|m
raisin|raisin sec|raisins secs|m
golden-raisin|raisins secs blonds||m|many
currant|raisins de Corinthe||m|many
dried-fruit|fruits secs||m|many
candied-fruit|fruits confits||m|many
crystallized-ginger|gingembre confit||m
dried-apple|pommes séchées||f|many
dried-peach|pêches séchées||f|many
applesauce|compote de pommes||f
fruit-cocktail|cocktail de fruits au sirop||m
olive|olive|olives|f
green-olive|olive verte|olives vertes|f
tapenade|tapenade||f
grain|céréales en grains||f|many
rice|riz||m
basmati-rice|riz basmati||m
jasmine-rice|riz jasmin||m
brown-rice|riz complet||m
arborio-rice|riz arborio||m
sushi-rice|riz à sushi||m
sticky-rice|riz gluant||m
parboiled-rice|riz étuvé||m
instant-rice|riz à cuisson rapide||m
cooked-rice|riz cuit||m
egg-fried-rice|riz frit aux œufs||m
wild-rice|riz sauvage||m
flattened-rice|flocons de riz||m|many
puffed-rice|riz soufflé||m
rice-krispies|Rice Krispies||m|many
rice-bran|son de riz||m
wheat|blé||m
bulgur|boulgour||m
couscous|couscous||m
pearl-couscous|couscous perlé||m
farro|épeautre||m
freekeh|freekeh||m
semolina|semoule||f
wheat-bran|son de blé||m
wheat-germ|germe de blé||m
seitan|seitan||m
barley|orge||m
rye|seigle||m
oats|flocons d'avoine||m|many
oat-bran|son d'avoine||m
gluten-free-oats|flocons d'avoine sans gluten||m|many
oat-flour|farine d'avoine||f
overnight-oats|porridge||m
quinoa|quinoa||m
cooked-quinoa|quinoa cuit||m
buckwheat|sarrasin||m
millet|millet||m
amaranth|amarante||f
teff|teff||m
cornmeal|semoule de maïs||f
polenta|polenta||f
grits|gruau de maïs||m
masa-harina|masa harina||f
hominy|maïs hominy||m
popcorn-kernel|maïs à pop-corn||m
muesli|muesli||m
granola|granola||m
cereal|céréales||f|many
corn-flakes|corn flakes||m|many
bran-flakes|pétales de son||m|many
corn-cereal|céréales de maïs||f|many
flour|farine||f
bread-flour|farine à pain||f
cake-flour|farine à gâteau||f
self-rising-flour|farine à gâteaux avec levure incorporée||f
whole-wheat-flour|farine complète||f
spelt-flour|farine d'épeautre||f
rye-flour|farine de seigle||f
barley-flour|farine d'orge||f
malt-powder|poudre de malt||f
rice-flour|farine de riz||f
buckwheat-flour|farine de sarrasin||f
chickpea-flour|farine de pois chiches||f
almond-flour|poudre d'amandes||f
coconut-flour|farine de coco||f
corn-flour|farine de maïs||f
potato-flour|farine de pomme de terre||f
soy-flour|farine de soja||f
gluten-free-flour|farine sans gluten||f
cassava-flour|farine de manioc||f
millet-flour|farine de millet||f
lupin-flour|farine de lupin||f
chestnut-flour|farine de châtaigne||f
starch|amidon||m
cornstarch|fécule de maïs||f
potato-starch|fécule de pomme de terre||f
tapioca-starch|fécule de tapioca||f
arrowroot|fécule d'arrow-root||f
tapioca|tapioca||m
pasta|pâtes||f|many
spaghetti|spaghettis||m|many
linguine|linguine||f|many
fettuccine|tagliatelles||f|many
egg-tagliatelle|tagliatelles aux œufs||f|many
penne|penne||f|many
fusilli|fusilli||m|many
macaroni|macaronis||m|many
farfalle|farfalle||f|many
conchiglie|conchiglie||f|many
orzo|langues d'oiseau||f|many
lasagna-noodle|plaques de lasagnes||f|many
whole-wheat-pasta|pâtes complètes||f|many
fresh-pasta|pâtes fraîches||f|many
filled-pasta|pâtes farcies||f|many
meat-ravioli|raviolis à la viande||m|many
gluten-free-pasta|pâtes sans gluten||f|many
spinach-pasta|pâtes aux épinards||f|many
cooked-pasta|pâtes cuites||f|many
gnocchi|gnocchis||m|many
noodle|nouille|nouilles|f
egg-noodle|nouilles aux œufs||f|many
ramen-noodle|nouilles ramen||f|many
udon-noodle|nouilles udon||f|many
soba-noodle|nouilles soba||f|many
rice-noodle|nouilles de riz||f|many
glass-noodle|vermicelles de soja||m|many
crispy-noodle|nouilles croustillantes||f|many
shirataki-noodle|shirataki||m|many
tteok|tteok||m|many
zucchini-noodle|spaghettis de courgette||m|many
wonton-wrapper|feuilles de pâte à raviolis chinois||f|many
rice-paper|galette de riz à rouleaux|galettes de riz à rouleaux|f
legume|légumineuse|légumineuses|f
bean|haricot|haricots|m
black-bean|haricot noir|haricots noirs|m
dried-black-bean|haricots noirs secs||m|many
kidney-bean|haricot rouge|haricots rouges|m
dried-kidney-bean|haricots rouges secs||m|many
white-bean|haricot blanc|haricots blancs|m
dried-white-bean|haricots blancs secs||m|many
butter-bean|gros haricot blanc|gros haricots blancs|m
dried-lima-bean|haricots de Lima secs||m|many
pinto-bean|haricot pinto|haricots pinto|m
dried-pinto-bean|haricots pinto secs||m|many
chickpea|pois chiche|pois chiches|m
dried-chickpea|pois chiches secs||m|many
aquafaba|aquafaba||m
black-eyed-pea|haricots à œil noir||m|many
dried-black-eyed-pea|haricots à œil noir secs||m|many
canned-fava-bean|fèves en conserve||f|many
dried-fava-bean|fèves sèches||f|many
baked-bean|haricots blancs à la sauce tomate||m|many
pork-and-beans|haricots au porc||m|many
refried-bean|haricots frits à la mexicaine||m|many
chili-beans|haricots à la sauce chili||m|many
adzuki-bean|haricot azuki|haricots azuki|m
red-bean-paste|pâte de haricots rouges sucrée||f
mung-bean|haricot mungo|haricots mungo|m
lupini-bean|lupin|lupins|m
soybean|fèves de soja||f|many
moth-bean|haricot mat|haricots mat|m
lentil|lentille|lentilles|f
green-lentil|lentilles vertes du Puy||f|many
red-lentil|lentilles corail||f|many
yellow-lentil|lentilles jaunes||f|many
black-lentil|lentilles noires||f|many
cooked-lentil|lentilles cuites||f|many
split-pea|pois cassés||m|many
plant-protein|protéine végétale|protéines végétales|f
tofu|tofu||m
extra-firm-tofu|tofu extra-ferme||m
silken-tofu|tofu soyeux||m
smoked-tofu|tofu fumé||m
fried-tofu|tofu frit||m
fermented-tofu|tofu fermenté||m
tempeh|tempeh||m
natto|natto||m
soy-chunks|protéines de soja texturées||f|many
veggie-burger|burger végétarien|burgers végétariens|m
vegan-burger|burger végan|burgers végans|m
vegan-mince|haché végétal||m
quorn-mince|haché de Quorn||m
vegan-sausage|saucisse végane|saucisses véganes|f
vegetarian-sausage|saucisse végétarienne|saucisses végétariennes|f
vegan-bacon|bacon végan||m
vegetarian-bacon|bacon végétarien||m
vegan-chicken|poulet végan||m
vegetarian-chicken|poulet végétarien||m
quorn-piece|morceaux de Quorn||m|many
vegan-cheese|fromage végan|fromages végans|m
cashew-cheese|fromage végan de noix de cajou|fromages végans de noix de cajou|m
vegan-cream-cheese|tartinade végane façon fromage frais||f
tofu-cream-cheese|crème de tofu à tartiner||f
vegan-butter|beurre végan||m
soy-margarine|margarine au soja||f
vegan-mayonnaise|mayonnaise végane||f
vegan-yogurt|yaourt végan|yaourts végans|m
oat-yogurt|yaourt à l'avoine|yaourts à l'avoine|m
almond-yogurt|yaourt à l'amande|yaourts à l'amande|m
coconut-yogurt|yaourt au lait de coco|yaourts au lait de coco|m
vegan-cream|crème végane||f
cashew-cream|crème de noix de cajou||f
oat-cream|crème d'avoine||f
vegan-egg|substitut d'œuf végan|substituts d'œuf végans|m
nutritional-yeast|levure alimentaire en paillettes||f
brewers-yeast|levure de bière||f
plant-milk|lait végétal|laits végétaux|m
soy-milk|lait de soja||m
almond-milk|lait d'amande||m
oat-milk|lait d'avoine||m
rice-milk|lait de riz||m
coconut-drink|boisson à la noix de coco||f
coconut-milk|lait de coco||m
coconut-milk-powder|lait de coco en poudre||m
coconut-cream|crème de coco||f
cream-of-coconut|crème de coco sucrée||f
meat|viande|viandes|f
ground-meat|hachis de viande||m
beef|bœuf||m
ground-beef|bœuf haché||m
lean-ground-beef|bœuf haché maigre||m
beef-patty|burger de bœuf||m
steak|steak|steaks|m
ribeye-steak|entrecôte|entrecôtes|f
strip-steak|faux-filet|faux-filets|m
beef-tenderloin|filet de bœuf||m
flank-steak|bavette|bavettes|f
skirt-steak|hampe de bœuf||f
beef-chuck|paleron de bœuf||m
stewing-beef|bœuf à bourguignon||m
brisket|poitrine de bœuf||f
beef-short-ribs|plat de côtes de bœuf||m
beef-round|gîte de bœuf||m
beef-rib-roast|côte de bœuf à rôtir|côtes de bœuf à rôtir|f
beef-shank|jarret de bœuf||m
beef-bones|os de bœuf||m|many
corned-beef|bœuf salé||m
canned-corned-beef|corned-beef en boîte||m
beef-liver|foie de veau||m
kidney|rognons||m|many
beef-tongue|langue de bœuf||f
tripe|tripes||f|many
sweetbreads|ris de veau||m|many
beef-heart|cœur de bœuf à cuire||m
cooked-beef|bœuf cuit||m
roast-beef|rosbif froid||m
pastrami|pastrami||m
beef-jerky|bœuf séché||m
beef-sausage|saucisse de bœuf|saucisses de bœuf|f
venison|chevreuil||m
ground-venison|chevreuil haché||m
bison|bison||m
veal|veau||m
veal-cutlet|escalope de veau|escalopes de veau|f
ground-veal|veau haché||m
lamb|agneau||m
leg-of-lamb|gigot d'agneau|gigots d'agneau|m
lamb-shoulder|épaule d'agneau||f
lamb-chop|côtelette d'agneau|côtelettes d'agneau|f
lamb-shank|souris d'agneau|souris d'agneau|f
ground-lamb|agneau haché||m
cooked-lamb|agneau cuit||m
pork|porc||m
pork-loin|longe de porc||f
char-siu|porc char siu||m
pork-chop|côte de porc|côtes de porc|f
pork-tenderloin|filet mignon de porc|filets mignons de porc|m
cooked-pork|porc cuit||m
pork-shoulder|épaule de porc||f
pork-belly|poitrine de porc||f
pork-ribs|travers de porc||m|many
ground-pork|porc haché||m
pork-hock|jarret de porc|jarrets de porc|m
bacon|poitrine fumée||f
canadian-bacon|bacon de filet||m
turkey-bacon|bacon de dinde||m
ham|jambon|jambons|m
canned-ham|jambon en boîte||m
cured-pork|salaison de porc||f
pancetta|pancetta||f
guanciale|guanciale||m
prosciutto|jambon cru||m
deli-meat|charcuterie||f
salami|salami||m
pepperoni|pepperoni||m
bologna|saucisson de Bologne||m
mortadella|mortadelle||f
chicken-deli-meat|blanc de poulet en tranches||m
turkey-deli-meat|blanc de dinde en tranches||m
sausage|saucisse|saucisses|f
british-sausage|saucisse anglaise|saucisses anglaises|f
italian-sausage|saucisse italienne|saucisses italiennes|f
chorizo|chorizo|chorizos|m
mexican-chorizo|chorizo frais||m
andouille-sausage|saucisse fumée|saucisses fumées|f
kielbasa|saucisse polonaise|saucisses polonaises|f
bratwurst|saucisse à griller|saucisses à griller|f
blood-sausage|boudin noir|boudins noirs|m
chicken-sausage|saucisse de volaille|saucisses de volaille|f
chinese-sausage|saucisse chinoise|saucisses chinoises|f
hot-dog|saucisse de Strasbourg|saucisses de Strasbourg|f
liverwurst|saucisse de foie||f
summer-sausage|cervelas|cervelas|m
pork-rinds|couennes de porc soufflées||f|many
meatball|boulette de viande|boulettes de viande|f
poultry|volaille|volailles|f
chicken|poulet|poulets|m
chicken-breast|blanc de poulet|blancs de poulet|m
chicken-thigh|hauts de cuisse de poulet||m|many
chicken-leg|cuisse de poulet|cuisses de poulet|f
chicken-drumstick|pilon de poulet|pilons de poulet|m
chicken-wing|aile de poulet|ailes de poulet|f
buffalo-wing|ailes de poulet Buffalo||f|many
ground-chicken|poulet haché||m
cooked-chicken|poulet cuit||m
rotisserie-chicken|poulet rôti|poulets rôtis|m
canned-chicken|poulet en boîte||m
chicken-liver|foie de volaille|foies de volaille|m
chicken-gizzards|gésiers de volaille||m|many
chicken-feet|pattes de poulet||f|many
chicken-skin|peau de poulet||f
cornish-hen|coquelet|coquelets|m
chicken-nuggets|nuggets de poulet||m|many
chicken-kiev|poulet Kiev|poulets Kiev|m
turkey|dinde|dindes|f
cooked-turkey|dinde cuite||f
turkey-breast|filet de dinde|filets de dinde|m
ground-turkey|dinde hachée||f
duck|canard|canards|m
duck-breast|magret de canard|magrets de canard|m
goose|oie|oies|f
quail|caille|cailles|f
pheasant|faisan|faisans|m
ostrich|autruche||f
game|gibier||m
goat-meat|viande de chèvre||f
rabbit|lapin|lapins|m
frog-legs|cuisses de grenouille||f|many
pate|pâté de campagne|pâtés de campagne|m
bacon-bits|éclats de bacon||m|many
nut|fruit à coque|fruits à coque|m
mixed-nut|fruits à coque et cacahuètes mélangés||m|many
almond|amande|amandes|f
tamari-almond|amandes au tamari soja||f|many
walnut|noix|noix|f
pecan|noix de pécan|noix de pécan|f
cashew|noix de cajou|noix de cajou|f
pistachio|pistache|pistaches|f
hazelnut|noisette|noisettes|f
macadamia-nut|noix de macadamia|noix de macadamia|f
brazil-nut|noix du Brésil|noix du Brésil|f
pine-nut|pignon de pin|pignons de pin|m
chestnut|châtaigne|châtaignes|f
candlenut|noix de bancoul|noix de bancoul|f
peanut|cacahuète|cacahuètes|f
honey-roasted-peanut|cacahuètes au miel||f|many
peanut-flour|poudre de cacahuète||f
peanut-butter|beurre de cacahuète||m
almond-butter|purée d'amandes||f
pistachio-cream|crème de pistache||f
almond-paste|pâte d'amandes||f
frangipane|frangipane||f
soy-nuts|grains de soja grillés||m|many
trail-mix|mélange de fruits secs et noix||m
seed|graine|graines|f
mixed-seed|graines mélangées||f|many
sesame-seed|graines de sésame||f|many
tahini|tahini||m
halva|halva||m
sunflower-seed|graine de tournesol|graines de tournesol|f
sunflower-seed-butter|purée de tournesol||f
pumpkin-seed|graine de courge|graines de courge|f
flaxseed|graine de lin|graines de lin|f
chia-seed|graine de chia|graines de chia|f
hemp-seed|graine de chanvre|graines de chanvre|f
lotus-seed|graine de lotus|graines de lotus|f
snack|en-cas salé||m
potato-chip|chips||f|many
pringle|tuiles salées aux pommes de terre||f|many
pita-chip|chips de pain pita||f|many
sour-cream-and-onion-chip|chips crème et oignon||f|many
tortilla-chip|chips de maïs||f|many
cheese-tortilla-chip|chips de maïs au fromage||f|many
plantain-chip|chips de banane plantain||f|many
popcorn|pop-corn||m
caramel-corn|pop-corn au caramel||m
cheese-popcorn|pop-corn au fromage||m
pretzel|bretzel|bretzels|m
cracker|cracker|crackers|m
gluten-free-cracker|cracker sans gluten|crackers sans gluten|m
butter-cracker|cracker au beurre|crackers au beurre|m
cheese-cracker|cracker au fromage|crackers au fromage|m
matzo|pain azyme||m
egg-matzo|pain azyme aux œufs||m
rice-cake|galette de riz soufflé|galettes de riz soufflé|f
rice-cracker|cracker de riz|crackers de riz|m
papadum|papadum|papadums|m
prawn-cracker|chips de crevettes||f|many
cheese-puff|soufflés de maïs au fromage||m|many
cheese-straw|bâtonnets feuilletés au fromage||m|many
bombay-mix|mélange apéritif indien||m
wasabi-pea|petits pois au wasabi||m|many
granola-bar|barre de céréales|barres de céréales|f
rice-krispie-treat|carré de riz soufflé à la guimauve||m
fruit-leather|cuir de fruits||m
sorbet|sorbet|sorbets|m
sherbet|sorbet au lait||m
prepared-meal|plat préparé|plats préparés|m
ready-meal|plat cuisiné|plats cuisinés|m
pizza|pizza|pizzas|f
pepperoni-pizza|pizza au pepperoni||f
dumplings|raviolis chinois||m|many
empanada|empanada|empanadas|f
samosa|samoussa|samoussas|m
vegetable-dumpling|raviolis chinois aux légumes||m|many
har-gow|bouchées vapeur aux crevettes||f|many
bao-bun|bao|baos|m
pierogi|pierogis||m|many
egg-roll|rouleau de printemps frit|rouleaux de printemps frits|m
summer-roll|rouleau de printemps|rouleaux de printemps|m
vegetable-spring-roll|nem aux légumes|nems aux légumes|m
burrito|burrito|burritos|m
bean-burrito|burrito aux haricots|burritos aux haricots|m
macaroni-and-cheese|gratin de macaronis au fromage||m
chili-con-carne|chili con carne||m
beef-stew|ragoût de bœuf||m
rice-mix|riz cuisiné en sachet||m
lasagna-meal|lasagnes surgelées||f|many
spaghetti-in-tomato-sauce|spaghettis à la sauce tomate en boîte||m|many
canned-ravioli|raviolis en boîte||m|many
falafel|falafel|falafels|m
potato-salad|salade de pommes de terre||f
coleslaw|coleslaw||m
tuna-salad|salade de thon mayonnaise||f
seafood-salad|salade de fruits de mer||f
chicken-salad|salade de poulet mayonnaise||f
egg-salad|salade d'œufs mayonnaise||f
pasta-salad|salade de pâtes||f
tortellini-salad|salade de tortellini||f
corn-dog|corn dog|corn dogs|m
sandwich|sandwich|sandwichs|m
sushi|sushi|sushis|m
california-roll|california roll||m
pot-pie|tourte à la viande||f
fish-pie|tourte au poisson||f
baby-food|petit pot pour bébé|petits pots pour bébé|m
protein-supplement|boisson protéinée||f
collagen-powder|collagène en poudre||m
pea-protein|protéines de pois||f|many
seasoning|assaisonnement|assaisonnements|m
salt|sel||m
seasoned-salt|sel assaisonné||m
celery-salt|sel de céleri||m
sea-salt|sel de mer||m
msg|glutamate||m
peppercorn|grains de poivre||m|many
black-pepper|poivre||m
white-pepper|poivre blanc||m
green-peppercorn|poivre vert||m
sichuan-peppercorn|poivre du Sichuan||m
spice|épice|épices|f
allspice|piment de la Jamaïque||m
anise-seed|anis vert||m
star-anise|badiane||f
annatto|roucou||m
asafoetida|ase fétide||f
caraway-seed|carvi||m
cardamom|cardamome||f
cayenne-pepper|piment de Cayenne||m
celery-seed|graines de céleri||f|many
chili-flakes|flocons de piment||m|many
shichimi-togarashi|shichimi togarashi||m
chili-powder|piment en poudre||m
gochugaru|gochugaru||m
cinnamon|cannelle||f
cinnamon-stick|bâton de cannelle|bâtons de cannelle|m
clove|clou de girofle|clous de girofle|m
coriander-seed|graines de coriandre||f|many
cumin|cumin||m
curry-powder|curry||m
dill-seed|graines d'aneth||f|many
fennel-seed|graines de fenouil||f|many
fenugreek|fenugrec||m
fenugreek-leaves|feuilles de fenugrec||f|many
five-spice-powder|cinq-épices||m
galangal-powder|galanga en poudre||m
garam-masala|garam masala||m
panch-phoron|panch phoron||m
garlic-powder|ail en poudre||m
onion-powder|oignon en poudre||m
onion-soup-mix|soupe à l'oignon en sachet||f
fried-onion|oignons frits||m|many
ground-ginger|gingembre moulu||m
ground-mustard|moutarde en poudre||f
mustard-seed|graines de moutarde||f|many
juniper-berry|baies de genièvre||f|many
mace|macis||m
nigella-seed|graines de nigelle||f|many
nutmeg|noix de muscade||f
paprika|paprika||m
smoked-paprika|paprika fumé||m
poppy-seed|graines de pavot||f|many
pumpkin-pie-spice|mélange d'épices à tarte au potiron||m
saffron|safran||m
sumac|sumac||m
turmeric|curcuma||m
vanilla-bean|gousse de vanille|gousses de vanille|f
cajun-seasoning|épices cajun||f|many
crab-boil|épices à court-bouillon cajun||f|many
old-bay|épices Old Bay||f|many
taco-seasoning|épices à tacos||f|many
italian-seasoning|herbes italiennes||f|many
poultry-seasoning|épices à volaille||f|many
pickling-spice|épices à pickles||f|many
zaatar|zaatar||m
dukkah|dukkah||m
baharat|baharat||m
ras-el-hanout|ras el hanout||m
jerk-seasoning|épices jerk||f|many
berbere|berbéré||m
pilau-seasoning|épices à riz pilaf||f|many
ranch-seasoning|assaisonnement ranch||m
gravy-mix|préparation pour sauce brune||f
beef-gravy-granule|préparation pour sauce au jus de bœuf||f
file-powder|poudre de filé||f
furikake|furikake||m
dried-lime|citron vert séché|citrons verts séchés|m
dried-barberry|baies d'épine-vinette||f|many
liquid-smoke|fumée liquide||f
hibiscus-flower|fleurs d'hibiscus||f|many
edible-flower|fleurs comestibles||f|many
lavender|lavande||f
dried-herb|herbes séchées||f|many
dried-basil|basilic séché||m
bay-leaf|feuille de laurier|feuilles de laurier|f
dried-oregano|origan séché||m
dried-thyme|thym séché||m
dried-rosemary|romarin séché||m
dried-sage|sauge séchée||f
dried-dill|aneth séché||m
dried-parsley|persil séché||m
dried-tarragon|estragon séché||m
dried-marjoram|marjolaine séchée||f
dried-savory|sarriette||f
dried-mint|menthe séchée||f
dried-chervil|cerfeuil séché||m
dried-cilantro|coriandre séchée||f
freeze-dried-chives|ciboulette séchée||f
herb|herbes aromatiques||f|many
parsley|persil||m
cilantro|coriandre||f
basil|basilic||m
mint|menthe||f
dill|aneth||m
thyme|thym||m
rosemary|romarin||m
sage|sauge||f
oregano|origan||m
marjoram|marjolaine||f
tarragon|estragon||m
chives|ciboulette||f
chervil|cerfeuil||m
curry-leaf|feuilles de curry||f|many
lemongrass|citronnelle||f
lovage|livèche||f
shiso|shiso||m
epazote|épazote||m
culantro|culantro||m
pandan-leaf|feuille de pandan|feuilles de pandan|f
lemon-verbena|verveine citronnelle||f
wheatgrass|herbe de blé||f
vegetable|légume|légumes|m
leafy-green|légume-feuille|légumes-feuilles|m
lettuce|laitue|laitues|f
romaine-lettuce|laitue romaine|laitues romaines|f
iceberg-lettuce|laitue iceberg|laitues iceberg|f
butter-lettuce|laitue pommée|laitues pommées|f
red-leaf-lettuce|laitue rouge|laitues rouges|f
little-gem-lettuce|sucrine|sucrines|f
spinach|épinards||m|many
frozen-spinach|épinards surgelés||m|many
canned-spinach|épinards en conserve||m|many
kale|chou kale|choux kale|m
lacinato-kale|chou palmier|choux palmiers|m
swiss-chard|blette|blettes|f
arugula|roquette||f
collard-greens|chou cavalier|choux cavaliers|m
mustard-greens|feuilles de moutarde||f|many
turnip-greens|fanes de navet||f|many
beet-greens|fanes de betterave||f|many
dandelion-greens|pissenlit||m
watercress|cresson||m
garden-cress|cresson alénois||m
endive|chicorée frisée|chicorées frisées|f
belgian-endive|endive|endives|f
radicchio|trévise|trévises|f
mache|mâche||f
sorrel|oseille||f
purslane|pourpier||m
amaranth-leaves|feuilles d'amarante||f|many
lambs-quarters|chénopode blanc||m
stinging-nettle|ortie|orties|f
moringa-leaves|feuilles de moringa||f|many
taro-leaves|feuilles de taro||f|many
sweet-potato-leaves|feuilles de patate douce||f|many
pumpkin-shoots|pousses de courge||f|many
malabar-spinach|baselle||f
water-spinach|liseron d'eau||m
grape-leaves|feuilles de vigne||f|many
jarred-grape-leaves|feuilles de vigne en bocal||f|many
chrysanthemum-greens|feuilles de chrysanthème||f|many
microgreens|micropousses||f|many
pea-shoots|pousses de petits pois||f|many
broccoli-leaves|feuilles de brocoli||f|many
new-zealand-spinach|tétragone||f
jute-leaves|corète||f
cruciferous-vegetable|crucifère|crucifères|m
broccoli|brocoli|brocolis|m
broccolini|broccolini|broccolinis|m
frozen-broccoli|brocoli surgelé|brocolis surgelés|m
romanesco|chou romanesco|choux romanescos|m
broccoli-rabe|brocoli-rave||m
chinese-broccoli|brocoli chinois|brocolis chinois|m
cauliflower|chou-fleur|choux-fleurs|m
cauliflower-rice|riz de chou-fleur||m
frozen-cauliflower|chou-fleur surgelé|choux-fleurs surgelés|m
cabbage|chou|choux|m
red-cabbage|chou rouge|choux rouges|m
savoy-cabbage|chou frisé|choux frisés|m
napa-cabbage|chou chinois|choux chinois|m
bok-choy|pak-choï|pak-choïs|m
komatsuna|komatsuna||m
coleslaw-mix|mélange de chou râpé|mélanges de chou râpé|m
brussels-sprouts|choux de Bruxelles||m|many
kohlrabi|chou-rave|choux-raves|m
tatsoi|tatsoi||m
mizuna|mizuna||m
choy-sum|choy sum||m
allium|allium|alliums|m
onion|oignon|oignons|m
white-onion|oignon blanc|oignons blancs|m
red-onion|oignon rouge|oignons rouges|m
sweet-onion|oignon doux|oignons doux|m
pearl-onion|oignon grelot|oignons grelots|m
frozen-onion|oignons surgelés||m|many
shallot|échalote|échalotes|f
scallion|oignon nouveau|oignons nouveaux|m
leek|poireau|poireaux|m
ramp|ail des ours||m
garlic|ail||m
garlic-scape|fleurs d'ail||f|many
root-vegetable|légume-racine|légumes-racines|m
carrot|carotte|carottes|f
baby-carrot|mini-carotte|mini-carottes|f
canned-carrot|carottes en conserve||f|many
parsnip|panais|panais|m
turnip|navet|navets|m
rutabaga|rutabaga|rutabagas|m
beet|betterave|betteraves|f
canned-beet|betteraves en conserve||f|many
pickled-beet|betteraves au vinaigre||f|many
radish|radis|radis|m
daikon|radis blanc|radis blancs|m
dried-daikon|daïkon séché||m
celery-root|céleri-rave|céleris-raves|m
jerusalem-artichoke|topinambour|topinambours|m
horseradish-root|raifort||m
burdock-root|racine de bardane|racines de bardane|f
salsify|salsifis|salsifis|m
lotus-root|racine de lotus|racines de lotus|f
jicama|jicama|jicamas|m
potato|pomme de terre|pommes de terre|f
russet-potato|pomme de terre bintje|pommes de terre bintje|f
yukon-gold-potato|pomme de terre à chair jaune|pommes de terre à chair jaune|f
red-potato|pomme de terre rouge|pommes de terre rouges|f
new-potato|pomme de terre nouvelle|pommes de terre nouvelles|f
canned-potato|pommes de terre en conserve||f|many
hash-browns|pommes de terre râpées surgelées||f|many
french-fries|frites||f|many
tater-tots|croquettes de pommes de terre||f|many
mashed-potato|purée de pommes de terre||f
instant-mashed-potato|flocons de pommes de terre||m|many
sweet-potato|patate douce|patates douces|f
canned-sweet-potato|patates douces en conserve||f|many
yam|igname|ignames|f
taro-root|taro|taros|m
cassava|manioc|maniocs|m
water-chestnut|châtaigne d'eau|châtaignes d'eau|f
arrowroot-root|racine d'arrow-root|racines d'arrow-root|f
ginger|gingembre||m
galangal|galanga||m
fresh-turmeric|curcuma frais||m
wasabi-root|racine de wasabi|racines de wasabi|f
pod-and-stem-vegetable|légume-tige|légumes-tiges|m
celery|céleri||m
fennel|fenouil|fenouils|m
asparagus|asperge|asperges|f
canned-asparagus|asperges en conserve||f|many
artichoke|artichaut|artichauts|m
canned-artichoke|cœurs d'artichauts en conserve||m|many
cardoon|cardon|cardons|m
rhubarb|rhubarbe||f
okra|gombo|gombos|m
green-bean|haricot vert|haricots verts|m
canned-green-bean|haricots verts en conserve||m|many
yardlong-bean|haricot kilomètre|haricots kilomètre|m
snow-pea|pois gourmand|pois gourmands|m
sugar-snap-pea|pois croquant|pois croquants|m
pea|petit pois|petits pois|m
canned-pea|petits pois en conserve||m|many
fava-bean|fève|fèves|f
lima-bean|haricot de Lima|haricots de Lima|m
edamame|edamame|edamames|m
moringa-drumsticks|gousses de moringa||f|many
winged-bean|pois carré|pois carrés|m
hyacinth-bean|dolique|doliques|m
cluster-bean|haricot guar|haricots guar|m
bamboo-shoots|pousses de bambou||f|many
hearts-of-palm|cœurs de palmier||m|many
fiddlehead-ferns|crosses de fougère||f|many
nopales|nopal|nopaux|m
sea-beans|salicorne||f
bean-sprouts|germes de haricots mungo||m|many
soybean-sprout|germes de soja jaune||m|many
alfalfa-sprouts|pousses d'alfalfa||f|many
lentil-sprouts|lentilles germées||f|many
banana-flower|fleur de bananier|fleurs de bananier|f
celtuce|laitue-tige||f
squash-blossom|fleur de courgette|fleurs de courgette|f
fruiting-vegetable|légume-fruit|légumes-fruits|m
tomato|tomate|tomates|f
cherry-tomato|tomate cerise|tomates cerises|f
grape-tomato|tomate cerise allongée|tomates cerises allongées|f
plum-tomato|tomate olivette|tomates olivettes|f
green-tomato|tomate verte|tomates vertes|f
yellow-tomato|tomate jaune|tomates jaunes|f
tomatillo|tomatillo|tomatillos|m
cucumber|concombre|concombres|m
english-cucumber|concombre long|concombres longs|m
persian-cucumber|mini-concombre|mini-concombres|m
zucchini|courgette|courgettes|f
baby-zucchini|mini-courgette|mini-courgettes|f
summer-squash|courge d'été|courges d'été|f
eggplant|aubergine|aubergines|f
japanese-eggplant|aubergine japonaise|aubergines japonaises|f
bell-pepper|poivron|poivrons|m
red-bell-pepper|poivron rouge|poivrons rouges|m
yellow-bell-pepper|poivron jaune|poivrons jaunes|m
roasted-red-pepper|poivron grillé|poivrons grillés|m
chili-pepper|piment|piments|m
green-chili|piment vert|piments verts|m
jalapeno|piment jalapeño|piments jalapeños|m
serrano-pepper|piment serrano|piments serrano|m
poblano-pepper|piment poblano|piments poblano|m
habanero|piment habanero|piments habanero|m
thai-chili|piment oiseau|piments oiseaux|m
banana-pepper|piment doux|piments doux|m
pickled-jalapeno|jalapeños au vinaigre||m|many
canned-green-chili|piments verts en conserve||m|many
pickled-hot-pepper|piments au vinaigre||m|many
winter-squash|courge d'hiver|courges d'hiver|f
butternut-squash|courge butternut|courges butternut|f
acorn-squash|courge poivrée|courges poivrées|f
spaghetti-squash|courge spaghetti|courges spaghetti|f
kabocha-squash|potimarron|potimarrons|m
pumpkin|potiron|potirons|m
pumpkin-puree|purée de potiron||f
chayote|chayote|chayotes|f
bitter-gourd|margose|margoses|f
bottle-gourd|calebasse|calebasses|f
ash-gourd|courge cireuse|courges cireuses|f
sponge-gourd|courge éponge|courges éponges|f
snake-gourd|concombre serpent|concombres serpents|m
pointed-gourd|courge parwal|courges parwal|f
ivy-gourd|courge écarlate|courges écarlates|f
corn|maïs||m
frozen-corn|maïs surgelé||m
canned-corn|maïs doux||m
creamed-corn|crème de maïs||f
baby-corn|mini-épi de maïs|mini-épis de maïs|m
avocado|avocat|avocats|m
mushroom|champignon|champignons|m
cremini-mushroom|champignon brun|champignons bruns|m
portobello-mushroom|champignon portobello|champignons portobello|m
shiitake-mushroom|shiitaké|shiitakés|m
oyster-mushroom|pleurote|pleurotes|m
enoki-mushroom|champignons enoki||m|many
maitake-mushroom|maitaké||m
chanterelle|girolle|girolles|f
morel|morille|morilles|f
porcini-mushroom|cèpe|cèpes|m
dried-shiitake-mushroom|shiitaké séché|shiitakés séchés|m
dried-porcini-mushroom|cèpe séché|cèpes séchés|m
wood-ear-mushroom|champignon noir|champignons noirs|m
straw-mushroom|champignons de paille||m|many
beech-mushroom|champignons shimeji||m|many
canned-mushroom|champignons en conserve||m|many
truffle|truffe|truffes|f
seaweed|algue|algues|f
seaweed-snack|snack d'algues|snacks d'algues|m
nori|feuille de nori|feuilles de nori|f
kombu|kombu||m
wakame|wakamé||m
hijiki|hijiki||m
dulse|dulse||f
agar|agar-agar||m
spirulina|spiruline||f
frozen-mixed-vegetable|légumes surgelés||m|many
canned-mixed-vegetable|macédoine de légumes||f
sauerkraut|choucroute||f
kimchi|kimchi||m
pickle|cornichon|cornichons|m
sweet-pickle|cornichons aigres-doux||m|many
pickle-relish|relish de cornichons||f
pickled-radish|radis mariné||m
preserved-mustard-greens|feuilles de moutarde marinées||f|many
zha-cai|zha cai||m
pickled-ginger|gingembre mariné||m
pickled-onion|oignons au vinaigre||m|many
sun-dried-tomato|tomate séchée|tomates séchées|f
dried-chili|piment séché|piments séchés|m
ancho-chile|piment ancho|piments ancho|m
pasilla-chile|piment pasilla|piments pasilla|m
chipotle-chile|piment chipotle|piments chipotle|m
young-jackfruit|jacquier vert||m
`;
