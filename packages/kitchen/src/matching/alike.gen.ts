// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** what to know | foods that are taken for each other */
export const GROUPS = `
Another shape; go by the time on its package. | spaghetti linguine fettuccine penne fusilli macaroni farfalle conchiglie whole-wheat-pasta fresh-pasta gluten-free-pasta spinach-pasta
Another noodle; go by the time on its package. | egg-noodle ramen-noodle udon-noodle
Cured pork like it; taste before you add salt. | bacon pancetta guanciale
Another ground meat; cook it through. | ground-meat ground-beef lean-ground-beef ground-veal ground-lamb ground-pork ground-chicken ground-turkey
Cooked too; a little drier or milder. | cooked-chicken cooked-turkey
Another cut; mind its cooking time. | chicken-breast chicken-thigh chicken-leg chicken-drumstick
Another cut; mind its thickness. | ribeye-steak strip-steak beef-tenderloin flank-steak skirt-steak
Another cut for slow cooking. | beef-chuck stewing-beef brisket beef-short-ribs beef-shank
Another tender cut; slice it thin. | steak beef-tenderloin flank-steak beef-round
Another lean cut; pound it thin for cutlets. | veal-cutlet pork-loin pork-chop pork-tenderloin
Another sausage; the seasoning differs. | sausage british-sausage italian-sausage bratwurst chicken-sausage
Another smoked sausage. | chorizo andouille-sausage kielbasa
Another white fish; mind its thickness. | cod haddock halibut tilapia pollock catfish flounder sea-bass sea-bream red-snapper grouper mahi-mahi monkfish rockfish perch
Much the same; the thinner one is done sooner. | trout salmon
Another hard cheese; taste before you add salt. | parmesan grated-parmesan pecorino manchego
Another cheese that melts. | cheddar colby gruyere swiss-cheese gouda edam provolone monterey-jack muenster fontina low-moisture-mozzarella mexican-cheese-blend
Another blue cheese. | blue-cheese gorgonzola roquefort stilton
Much the same in cooking. | greek-yogurt sour-cream creme-fraiche
Thicker or thinner; stir until smooth. | yogurt low-fat-yogurt greek-yogurt
Another cream; the lean one does not whip. | heavy-cream light-cream half-and-half
Another milk works the same. | milk reduced-fat-milk low-fat-milk skim-milk lactose-free-milk
Another plant milk; take an unsweetened one. | soy-milk almond-milk oat-milk rice-milk
Another bean of about the size. | black-bean kidney-bean white-bean butter-bean pinto-bean
Another lentil; the time differs. | lentil green-lentil black-lentil
Another rice; go by the time on its package. | basmati-rice jasmine-rice parboiled-rice
Also round and starchy. | arborio-rice sushi-rice
Another onion; sharper or milder. | onion white-onion red-onion sweet-onion shallot
Another potato; firm or floury. | russet-potato yukon-gold-potato red-potato new-potato
Another mushroom. | cremini-mushroom portobello-mushroom shiitake-mushroom oyster-mushroom chanterelle beech-mushroom
Another tomato; smaller ones are sweeter. | cherry-tomato grape-tomato plum-tomato
Another color; green ones are less sweet. | red-bell-pepper yellow-bell-pepper
Another chili; taste for heat. | green-chili jalapeno serrano-pepper thai-chili
Another cabbage; mind the time. | cabbage red-cabbage savoy-cabbage napa-cabbage
Another green; tender leaves need less time. | spinach kale swiss-chard collard-greens
Another lettuce. | romaine-lettuce iceberg-lettuce butter-lettuce red-leaf-lettuce little-gem-lettuce
Another berry; sweetness differs. | strawberry blueberry frozen-blueberry raspberry blackberry
Another stone fruit. | peach nectarine apricot plum
Another squash; the time differs. | butternut-squash acorn-squash kabocha-squash pumpkin
Much the same in the pan. | zucchini summer-squash
Another nut. | almond walnut pecan hazelnut
Another vinegar; taste for sharpness. | apple-cider-vinegar white-wine-vinegar red-wine-vinegar sherry-vinegar rice-vinegar
Another stock; lighter or darker. | chicken-stock beef-stock vegetable-stock
Another tomato from a can; smooth or in pieces. | canned-tomato crushed-tomato tomatoes-with-green-chiles passata
Another spice mix; the taste differs. | curry-powder garam-masala
Another tomato sauce; season it to taste. | passata tomato-sauce marinara-sauce pizza-sauce
Another mustard; sharper or milder. | mustard dijon-mustard whole-grain-mustard
Another dark chocolate; sweetness differs. | dark-chocolate semisweet-chocolate
Another sugar; it changes color and crumb a little. | sugar caster-sugar brown-sugar raw-sugar palm-sugar
Another bread. | bread whole-wheat-bread sourdough-bread italian-bread rye-bread brioche
Another flatbread. | pita-bread naan chapati
Another tortilla. | tortilla corn-tortilla whole-wheat-tortilla
Another firm tofu. | tofu extra-firm-tofu
Another oil works too. | oil vegetable-oil olive-oil extra-virgin-olive-oil canola-oil sunflower-oil corn-oil peanut-oil avocado-oil grapeseed-oil
Another soy sauce; saltiness differs. | soy-sauce dark-soy-sauce low-sodium-soy-sauce tamari
Sour like it; a little sweeter or sharper. | lemon lime
Sour like it; a little sweeter or sharper. | lemon-juice lime-juice
`;

/** food | the one that replaces it without changing the dish */
export const AS_GOOD = `
canned-tomato | tomato
crushed-tomato | tomato
tomato-sauce | canned-tomato
`;

/** food | what it gives */
export const YIELDS = `
bread | breadcrumbs croutons
sourdough-bread | breadcrumbs croutons
butter | unsalted-butter brown-butter
parmesan | grated-parmesan
egg | egg-white egg-yolk hard-boiled-egg
lemon | lemon-juice lemon-zest
lime | lime-juice lime-zest
orange | orange-juice orange-zest
coconut | shredded-coconut
rice | cooked-rice
basmati-rice | cooked-rice
jasmine-rice | cooked-rice
brown-rice | cooked-rice
sushi-rice | cooked-rice
parboiled-rice | cooked-rice
instant-rice | cooked-rice
oats | oat-flour
chicken | cooked-chicken
chicken-breast | cooked-chicken
chicken-thigh | cooked-chicken
chicken-leg | cooked-chicken
cauliflower | cauliflower-rice
potato | mashed-potato russet-potato yukon-gold-potato red-potato new-potato
tomato | plum-tomato
zucchini | zucchini-noodle
`;

/** cooked food | raw foods it stands for | what is done with it */
export const LEFTOVERS = `
cooked-pasta | pasta spaghetti linguine fettuccine penne fusilli macaroni farfalle whole-wheat-pasta fresh-pasta | boiled
cooked-beef | beef steak flank-steak beef-chuck stewing-beef | reheated
cooked-lamb | lamb lamb-shoulder ground-lamb | reheated
cooked-pork | pork pork-shoulder pork-tenderloin pork-chop | reheated
cooked-chicken | chicken chicken-breast chicken-thigh cooked-turkey turkey | reheated
cooked-turkey | turkey turkey-breast chicken chicken-breast chicken-thigh | reheated
mashed-potato | potato russet-potato yukon-gold-potato | mashed
`;

/** general word | kinds that a recipe does not mean by it */
export const NOT_KIND_OF = `
bread | raisin-bread cornbread bagel croissant flatbread
rice | sticky-rice cooked-rice wild-rice
flour | semolina masa-harina rice-flour chickpea-flour coconut-flour corn-flour potato-flour soy-flour
pasta | orzo lasagna-noodle filled-pasta cooked-pasta gnocchi
beef | ground-beef beef-patty cooked-beef beef-sausage ground-venison
veal | ground-veal
lamb | ground-lamb cooked-lamb
pork | char-siu cooked-pork pork-belly pork-ribs ground-pork pork-hock bacon ham cured-pork deli-meat sausage meatball
turkey | turkey-bacon cooked-turkey ground-turkey
poultry | chicken-sausage
chicken | chicken-wing ground-chicken cooked-chicken canned-chicken
`;

/** No recipe means these by a general word. */
export const NOT_ITS_KIND = `
garlic-bread taco-shell pizza-base breadcrumbs croutons stuffing-mix breadstick almond-extract flavor-extract
butterscotch-chips cocoa-powder hot-chocolate-mix chocolate-hazelnut-spread carob-powder cocoa-butter
tomato-product tomato-paste tomato-sauce marinara-sauce pizza-sauce tomato-juice vegetable-juice tomato-powder
chocolate-milk evaporated-milk condensed-milk milk-powder eggnog whey flavored-yogurt frozen-yogurt sour-cream
whipped-cream whipped-topping coffee-creamer cheese-sauce ice-cream-sandwich egg-white egg-yolk
hard-boiled-egg egg-powder egg-substitute smoked-salmon salmon-roe caviar anchovy-paste bonito-flakes
fish-sticks surimi gefilte-fish dried-shrimp shrimp-paste clam-juice lemon-zest preserved-lemon lime-zest
makrut-lime-leaf orange-zest cranberry-sauce maraschino-cherry dried-banana plantain banana-leaf dried-mango
amchur flattened-rice puffed-rice rice-bran wheat-bran wheat-germ oat-bran overnight-oats popcorn-kernel
almond-flour aquafaba beef-bones corned-beef canned-corned-beef beef-liver kidney beef-tongue tripe
sweetbreads beef-heart roast-beef pastrami beef-jerky prosciutto deli-meat salami pepperoni chicken-deli-meat
turkey-deli-meat liverwurst pork-rinds chicken-liver chicken-gizzards chicken-feet chicken-skin
chicken-nuggets pate bacon-bits peanut-flour peanut-butter tahini halva dried-daikon canned-potato hash-browns
french-fries tater-tots mashed-potato instant-mashed-potato pickled-jalapeno pickled-hot-pepper creamed-corn
truffle
`;

/** So wide that they name no food. */
export const WIDE = `
dough sweetener candy cookie condiment stock soup dairy drink juice alcohol fruit tropical-fruit grain legume
plant-protein meat nut seed snack prepared-meal seasoning spice dried-herb herb vegetable leafy-green
cruciferous-vegetable allium root-vegetable pod-and-stem-vegetable fruiting-vegetable
`;
