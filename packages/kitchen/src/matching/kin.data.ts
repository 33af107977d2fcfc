import type { FoodId } from '../foods/food.ts';

/**
 * Foods of which a cook takes one for another without changing the dish, with what to know about it. Where the larder has a
 * sentence for the very pair, that one is said instead.
 */
export const KIN: readonly { note: string; foods: readonly FoodId[] }[] = [
  kin(
    'Another shape; go by the time on its package.',
    'spaghetti linguine fettuccine penne fusilli macaroni farfalle conchiglie whole-wheat-pasta fresh-pasta spinach-pasta gluten-free-pasta',
  ),
  kin('Another noodle; go by the time on its package.', 'egg-noodle ramen-noodle udon-noodle'),
  kin('Cured pork like it; taste before you add salt.', 'guanciale pancetta bacon'),
  kin(
    'Another ground meat; cook it through.',
    'ground-meat ground-beef lean-ground-beef ground-pork ground-turkey ground-chicken ground-lamb ground-veal',
  ),
  kin('Another cut; mind its cooking time.', 'chicken-breast chicken-thigh chicken-leg chicken-drumstick'),
  kin('Another cut; mind its thickness.', 'ribeye-steak strip-steak flank-steak skirt-steak beef-tenderloin'),
  kin('Another cut for slow cooking.', 'beef-chuck stewing-beef beef-shank beef-short-ribs brisket'),
  kin('Another tender cut; slice it thin.', 'steak beef-round beef-tenderloin flank-steak'),
  kin('Another lean cut; pound it thin for cutlets.', 'pork-chop pork-tenderloin veal-cutlet'),
  kin(
    'Another sausage; the seasoning differs.',
    'british-sausage italian-sausage bratwurst chicken-sausage sausage',
  ),
  kin('Another smoked sausage.', 'andouille-sausage kielbasa chorizo'),
  kin(
    'Another white fish; mind its thickness.',
    'cod haddock halibut tilapia pollock catfish flounder sea-bass sea-bream red-snapper grouper mahi-mahi rockfish perch monkfish',
  ),
  kin('Much the same; the thinner one is done sooner.', 'salmon trout'),
  kin('Another hard cheese; taste before you add salt.', 'parmesan grated-parmesan pecorino manchego'),
  kin(
    'Another cheese that melts.',
    'cheddar colby gruyere swiss-cheese gouda edam monterey-jack provolone fontina muenster low-moisture-mozzarella mexican-cheese-blend',
  ),
  kin('Another blue cheese.', 'blue-cheese gorgonzola roquefort stilton'),
  kin('Much the same in cooking.', 'sour-cream creme-fraiche greek-yogurt'),
  kin('Thicker or thinner; stir until smooth.', 'yogurt greek-yogurt low-fat-yogurt'),
  kin('Another cream; the lean one does not whip.', 'heavy-cream light-cream half-and-half'),
  kin('Another milk works the same.', 'milk reduced-fat-milk low-fat-milk skim-milk lactose-free-milk'),
  kin('Another plant milk; take an unsweetened one.', 'soy-milk almond-milk oat-milk rice-milk'),
  kin('Another bean of about the size.', 'black-bean kidney-bean pinto-bean white-bean butter-bean'),
  kin('Another lentil; the time differs.', 'lentil green-lentil black-lentil'),
  kin('Another rice; go by the time on its package.', 'basmati-rice jasmine-rice parboiled-rice'),
  kin('Also round and starchy.', 'arborio-rice sushi-rice'),
  kin('Another onion; sharper or milder.', 'onion red-onion white-onion sweet-onion shallot'),
  kin('Another potato; firm or floury.', 'russet-potato yukon-gold-potato red-potato new-potato'),
  kin(
    'Another mushroom.',
    'cremini-mushroom portobello-mushroom shiitake-mushroom oyster-mushroom chanterelle beech-mushroom',
  ),
  kin('Another tomato; smaller ones are sweeter.', 'cherry-tomato grape-tomato plum-tomato'),
  kin('Another color; green ones are less sweet.', 'red-bell-pepper yellow-bell-pepper'),
  kin('Another chili; taste for heat.', 'jalapeno serrano-pepper green-chili thai-chili'),
  kin('Another cabbage; mind the time.', 'cabbage red-cabbage savoy-cabbage napa-cabbage'),
  kin('Another green; tender leaves need less time.', 'spinach swiss-chard kale collard-greens'),
  kin(
    'Another lettuce.',
    'romaine-lettuce iceberg-lettuce butter-lettuce red-leaf-lettuce little-gem-lettuce',
  ),
  kin('Another berry; sweetness differs.', 'strawberry raspberry blackberry blueberry frozen-blueberry'),
  kin('Another stone fruit.', 'peach nectarine apricot plum'),
  kin('Another squash; the time differs.', 'butternut-squash acorn-squash kabocha-squash pumpkin'),
  kin('Much the same in the pan.', 'zucchini summer-squash'),
  kin('Another nut.', 'walnut pecan almond hazelnut'),
  kin(
    'Another vinegar; taste for sharpness.',
    'white-wine-vinegar red-wine-vinegar apple-cider-vinegar sherry-vinegar rice-vinegar',
  ),
  kin('Another stock; lighter or darker.', 'chicken-stock vegetable-stock beef-stock'),
  kin(
    'Another tomato from a can; smooth or in pieces.',
    'canned-tomato crushed-tomato passata tomatoes-with-green-chiles',
  ),
  kin('Another spice mix; the taste differs.', 'curry-powder garam-masala'),
  kin('Another tomato sauce; season it to taste.', 'tomato-sauce marinara-sauce passata pizza-sauce'),
  kin('Another mustard; sharper or milder.', 'mustard dijon-mustard whole-grain-mustard'),
  kin('Another dark chocolate; sweetness differs.', 'dark-chocolate semisweet-chocolate'),
  kin(
    'Another sugar; it changes color and crumb a little.',
    'sugar brown-sugar caster-sugar raw-sugar palm-sugar',
  ),
  kin('Another bread.', 'bread whole-wheat-bread sourdough-bread italian-bread rye-bread brioche'),
  kin('Another flatbread.', 'pita-bread naan chapati'),
  kin('Another tortilla.', 'tortilla corn-tortilla whole-wheat-tortilla'),
  kin('Another firm tofu.', 'extra-firm-tofu tofu'),
  kin(
    'Another oil works too.',
    'oil vegetable-oil canola-oil sunflower-oil corn-oil grapeseed-oil avocado-oil olive-oil extra-virgin-olive-oil peanut-oil',
  ),
  kin('Another soy sauce; saltiness differs.', 'soy-sauce tamari low-sodium-soy-sauce dark-soy-sauce'),
  kin('Sour like it; a little sweeter or sharper.', 'lemon lime'),
  kin('Sour like it; a little sweeter or sharper.', 'lemon-juice lime-juice'),
];

function kin(note: string, foods: string) {
  return { note, foods: foods.split(' ') };
}

/** Substitutes that change nothing about the dish, though the other way round they do: a salad needs fresh tomatoes. */
export const AS_GOOD: Readonly<Record<FoodId, FoodId>> = {
  'canned-tomato': 'tomato',
  'tomato-sauce': 'canned-tomato',
  'crushed-tomato': 'tomato',
};

/** What a whole food yields: who has lemons has lemon juice. */
export const PARTS: Readonly<Record<FoodId, readonly FoodId[]>> = {
  lemon: ['lemon-juice', 'lemon-zest'],
  lime: ['lime-juice', 'lime-zest'],
  orange: ['orange-juice', 'orange-zest'],
  egg: ['egg-white', 'egg-yolk', 'hard-boiled-egg'],
  bread: ['breadcrumbs', 'croutons'],
  'sourdough-bread': ['breadcrumbs', 'croutons'],
  'white-bread': ['breadcrumbs', 'croutons'],
  butter: ['unsalted-butter', 'brown-butter'],
  oats: ['oat-flour'],
  parmesan: ['grated-parmesan'],
  rice: ['cooked-rice'],
  potato: ['mashed-potato', 'russet-potato', 'yukon-gold-potato', 'red-potato', 'new-potato'],
  tomato: ['plum-tomato'],
  cauliflower: ['cauliflower-rice'],
  zucchini: ['zucchini-noodle'],
  coconut: ['shredded-coconut'],
};

/** Kinds that are not what a recipe means by this general word, though they are kinds of others: bacon is no pork roast. */
export const NOT_KIND_OF: Readonly<Record<FoodId, readonly FoodId[]>> = {
  pork: 'bacon ham cured-pork deli-meat sausage ground-pork pork-belly pork-ribs pork-hock meatball char-siu'.split(
    ' ',
  ),
  beef: 'ground-beef beef-patty beef-sausage ground-venison'.split(' '),
  chicken: 'ground-chicken canned-chicken chicken-wing'.split(' '),
  turkey: 'ground-turkey turkey-bacon'.split(' '),
  lamb: ['ground-lamb'],
  veal: ['ground-veal'],
  poultry: 'chicken-sausage'.split(' '),
  rice: 'wild-rice sticky-rice'.split(' '),
  pasta: 'lasagna-noodle filled-pasta gnocchi orzo'.split(' '),
  flour:
    'semolina masa-harina rice-flour chickpea-flour coconut-flour corn-flour potato-flour soy-flour'.split(
      ' ',
    ),
  bread: 'raisin-bread cornbread bagel croissant flatbread'.split(' '),
};

/** Kinds that are not what a recipe means by any general word: who has tomato paste has no tomatoes. */
export const NOT_ITS_KIND: ReadonlySet<FoodId> = new Set(
  `tomato-product tomato-paste tomato-juice tomato-powder tomato-sauce marinara-sauce pizza-sauce vegetable-juice lemon-zest
  lime-zest orange-zest makrut-lime-leaf preserved-lemon breadcrumbs croutons stuffing-mix breadstick garlic-bread salmon-roe
  caviar smoked-salmon aquafaba chicken-liver chicken-gizzards chicken-feet chicken-skin chicken-nuggets beef-bones beef-jerky
  beef-liver kidney beef-tongue tripe sweetbreads beef-heart pork-rinds bacon-bits pate condensed-milk milk-powder eggnog whey
  chocolate-milk evaporated-milk egg-powder egg-substitute egg-yolk egg-white ice-cream-sandwich dried-banana banana-leaf amchur
  dried-mango french-fries tater-tots mashed-potato instant-mashed-potato hash-browns canned-potato puffed-rice rice-bran
  flattened-rice plantain hard-boiled-egg peanut-butter peanut-flour tahini halva hot-chocolate-mix cocoa-butter carob-powder cocoa-powder
  chocolate-hazelnut-spread butterscotch-chips dried-shrimp shrimp-paste clam-juice anchovy-paste frozen-yogurt flavored-yogurt
  whipped-topping whipped-cream coffee-creamer sour-cream cheese-sauce pickled-jalapeno pickled-hot-pepper dried-daikon
  almond-flour almond-extract flavor-extract oat-bran overnight-oats wheat-bran wheat-germ salami pepperoni liverwurst
  cranberry-sauce maraschino-cherry taco-shell pizza-base surimi fish-sticks gefilte-fish bonito-flakes truffle deli-meat
  chicken-deli-meat turkey-deli-meat roast-beef pastrami corned-beef canned-corned-beef prosciutto creamed-corn popcorn-kernel`
    .split(/\s+/)
    .filter(Boolean),
);

/** Kinds so wide that they name no food: neither "Vegetable Curry" nor "dairy" in a fridge tells which. */
export const WIDE: ReadonlySet<FoodId> = new Set(
  `vegetable fruit meat dairy condiment nut seed herb spice seasoning sweetener grain legume drink alcohol snack stock
  plant-protein prepared-meal candy dough cookie soup juice leafy-green cruciferous-vegetable allium root-vegetable
  pod-and-stem-vegetable fruiting-vegetable tropical-fruit dried-herb`
    .split(/\s+/)
    .filter(Boolean),
);
