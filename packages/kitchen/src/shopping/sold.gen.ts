// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | in the US | elsewhere | cupboard */
export const SOLD = `
bread | loaf 450g | loaf 400g |
sourdough-bread | loaf 450g |  |
italian-bread | loaf 350g |  |
focaccia | loaf 400g |  |
rye-bread | loaf 450g |  |
brioche | loaf 400g |  |
cornbread | pack 6x57g |  |
bread-roll | pack 6x43g |  |
burger-bun | pack 8x50g | pack 4x50g |
bagel | pack 6x105g | pack 4x105g |
english-muffin | pack 6x57g | pack 4x57g |
croissant | pack 4x57g |  |
flatbread | pack 4x90g |  |
pita-bread | pack 6x60g |  |
naan | pack 4x90g | pack 2x90g |
lefse | pack 6x60g |  |
tortilla | pack 8x49g |  |
corn-tortilla | pack 12x26g |  |
taco-shell | pack 12x13g |  |
pizza-base | pack 2x150g |  |
breadcrumbs | can 15oz | pack 400g | cupboard
panko | box 8oz | pack 200g | cupboard
croutons | bag 5oz | bag 100g |
dough | pack 16oz | pack 400g |
puff-pastry | box 17oz | pack 275g |
shortcrust-pastry | box 15oz | pack 320g |
phyllo | box 16oz | pack 270g |
pizza-dough | pack 16oz | pack 400g |
pancake | pack 6x40g |  |
waffle | box 10x35g |  |
cake | piece |  |
ladyfingers | pack 7oz | pack 200g |
sugar | bag 2lb/4lb | bag 1kg | cupboard
powdered-sugar | bag 1lb | bag 500g | cupboard
brown-sugar | bag 2lb | bag 500g | cupboard
honey | bottle 12oz | jar 340g | cupboard
syrup | bottle 12floz | bottle 340ml | cupboard
maple-syrup | bottle 8floz | bottle 250ml | cupboard
corn-syrup | bottle 16floz | bottle 500ml | cupboard
baking-powder | can 8oz | tub 100g | cupboard
baking-soda | box 1lb | tub 200g | cupboard
cream-of-tartar | jar ~40g |  | cupboard
yeast | pack 3x7g | pack 3x7g | cupboard
gelatin | box 1oz | pack 12g | cupboard
vanilla-extract | bottle ~60g |  | cupboard
chocolate | bar 4oz | bar 100g |
semisweet-chocolate | bag 12oz | bag 200g |
butterscotch-chips | bag 11oz | bag 200g |
cocoa-powder | can 8oz | box 125g | cupboard
hot-chocolate-mix | box 12oz | tub 300g | cupboard
jam | jar 12oz | jar 340g | cupboard
sprinkles | jar ~80g |  | cupboard
marshmallow | bag 10oz | bag 200g |
graham-cracker | box 14oz | pack 250g |
gingersnap | box 14oz | pack 250g |
vanilla-wafer | box 11oz | pack 200g |
ketchup | bottle 20oz | bottle 500ml | cupboard
mustard | bottle 8oz | jar 200g | cupboard
dijon-mustard | jar 8oz | jar 200g | cupboard
mayonnaise | jar 15oz | jar 250g | cupboard
tartar-sauce | jar 9oz | jar 200g |
hot-sauce | bottle 5floz | bottle 150ml | cupboard
sriracha | bottle 9oz | bottle 200ml | cupboard
sambal-oelek | jar 8oz | jar 200g | cupboard
yuzu-kosho | jar ~80g |  | cupboard
chipotle-in-adobo | can 7oz | can 200g | cupboard
sweet-chili-sauce | bottle 10oz | bottle 200ml | cupboard
soy-sauce | bottle 10floz | bottle 150ml | cupboard
hoisin-sauce | jar 8oz | jar 250g | cupboard
fish-sauce | bottle 7floz | bottle 200ml | cupboard
worcestershire-sauce | bottle 10floz | bottle 150ml | cupboard
miso | tub 12oz | pack 300g | cupboard
gochujang | tub 17oz | tub 200g | cupboard
barbecue-sauce | bottle 18oz | bottle 250ml |
vinegar | bottle 16floz | bottle 350ml | cupboard
balsamic-vinegar | bottle 8floz | bottle 250ml | cupboard
balsamic-glaze | bottle 8floz | bottle 250ml | cupboard
rice-vinegar | bottle 12floz | bottle 150ml | cupboard
capers | jar 3.5oz | jar 100g | cupboard
pesto | jar 6.5oz | jar 190g |
romesco | jar 6.5oz | jar 190g |
hummus | tub 10oz | tub 200g |
baba-ganoush | tub 8oz | tub 200g |
tzatziki | tub 8oz | tub 200g |
guacamole | tub 8oz | tub 200g |
bean-dip | tub 8oz | tub 200g |
sour-cream-dip | tub 8oz | tub 200g |
salsa | jar 16oz | jar 300g |
salsa-verde | jar 16oz | jar 300g |
enchilada-sauce | can 10oz | can 300g |
curry-paste | jar 4oz | jar 100g |
salad-dressing | bottle 16floz | bottle 250ml |
canned-tomato | can 14.5oz/28oz | can 400g |
crushed-tomato | can 15oz/28oz | can 400g |
tomato-paste | can 6oz | tube 200g |
passata | jar 24oz | jar 700g |
tomato-sauce | can 8oz/15oz | carton 500g |
marinara-sauce | jar 24oz | jar 400g |
pizza-sauce | jar 14oz | jar 400g |
stock | carton 1qt | carton 500ml/1l | cupboard
chicken-stock | carton 1qt | carton 500ml/1l | cupboard
beef-stock | carton 1qt | carton 500ml/1l | cupboard
fish-stock | carton 1qt | carton 500ml/1l | cupboard
dashi | pack ~2000g |  | cupboard
vegetable-stock | carton 1qt | carton 500ml/1l | cupboard
bouillon-cube | box ~60g |  | cupboard
gravy | jar 12oz | pack 300g |
soup | can 10.5oz | can 400g |
milk | carton 1pt/1qt/0.5gal | carton 500ml/1l |
evaporated-milk | can 12oz | can 340g |
condensed-milk | can 14oz | can 397g |
buttermilk | carton 1pt/1qt | carton 500ml |
kefir | bottle 1qt | bottle 500ml |
yogurt | tub 16oz/32oz | tub 500g/1kg |
greek-yogurt | tub 16oz/32oz | tub 400g/1kg |
cream | carton 0.5pt/1pt | carton 200ml/500ml |
half-and-half | carton 1pt | carton 250ml |
sour-cream | tub 8oz/16oz | tub 200g |
creme-fraiche | tub 8oz | tub 200g |
butter | pack 8oz/1lb | pack 250g |
ghee | jar 13oz | jar 350g | cupboard
cheese | pack 8oz | pack 200g |
hard-cheese | pack 8oz | pack 200g |
parmesan | wedge 5oz/8oz | wedge 150g/250g |
pecorino | wedge 5oz | wedge 150g |
gruyere | pack 6oz | pack 200g |
brie | wedge 8oz | wedge 200g |
camembert | wheel 8oz | wheel 250g |
cream-cheese | pack 8oz | tub 200g |
mascarpone | tub 8oz | tub 250g |
ricotta | tub 15oz | tub 250g |
cottage-cheese | tub 16oz | tub 300g |
quark | tub 8oz | tub 250g |
feta | pack 8oz | pack 200g |
goat-cheese | pack 4oz | pack 125g |
mozzarella | ball 8oz | ball 125g |
low-moisture-mozzarella | pack 8oz | pack 200g |
ice-cream | tub 1pt | tub 500ml |
egg | carton 6x50g/12x50g/18x50g | carton 6x50g/10x50g |
duck-egg | pack 6x70g |  |
quail-egg | pack 12x9g |  |
water | bottle 1l |  |
orange-juice | carton 1qt | carton 1l |
coconut-water | carton 16floz | carton 330ml |
coffee | bag 12oz | pack 250g | cupboard
ground-coffee | bag 12oz | pack 250g | cupboard
tea | box ~40g |  | cupboard
iced-tea | bottle 1qt | bottle 1l |
beer | bottle 12floz | bottle 500ml |
wine | bottle 750ml |  |
rice-wine | bottle 300ml |  | cupboard
mirin | bottle 10floz | bottle 150ml | cupboard
sake | bottle 300ml |  |
brandy | bottle 375ml | bottle 350ml |
bitters | bottle 4floz | bottle 100ml | cupboard
oil | bottle 16floz | bottle 500ml | cupboard
sesame-oil | bottle 5floz | bottle 150ml | cupboard
chili-oil | jar 6oz | bottle 150ml | cupboard
coconut-oil | jar 14oz | jar 300g | cupboard
cooking-spray | can 6oz | can 200ml | cupboard
animal-fat | tub 14oz | jar 300g |
lard | tub 1lb | pack 250g |
margarine | tub 15oz | tub 250g |
smoked-salmon | pack 4oz | pack 100g |
canned-salmon | can 7.5oz/14.75oz | can 200g/400g |
canned-tuna | can 5oz | can 145g |
canned-tuna-in-oil | can 5oz | can 145g |
canned-mackerel | can 4oz | can 125g |
canned-sardine | can 4oz | can 120g |
anchovy | can 2oz | can 50g |
anchovy-paste | tube 2oz | tube 60g |
dried-anchovy | bag 4oz | bag 100g |
bonito-flakes | bag ~30g |  |
surimi | pack 8oz | pack 200g |
shrimp | bag 12oz/2lb | pack 200g/400g |
canned-shrimp | can 4oz | can 200g |
dried-shrimp | bag 3oz | bag 50g |
crab | tub 8oz | pack 200g |
canned-crab | can 6oz | can 170g |
clam | bag 2lb | bag 1kg |
canned-clam | can 6.5oz | can 200g |
clam-juice | bottle 8floz | bottle 240ml |
mussel | bag 2lb | bag 1kg |
canned-oyster | can 4oz | can 100g |
fruit | piece |  |
preserved-lemon | jar 10oz | jar 200g |
makrut-lime-leaf | pack ~15g |  |
kumquat | loose 4oz/8oz | loose 50g/150g |
berry | box 6oz | box 150g |
strawberry | box 16oz | box 400g |
blueberry | box 6oz | box 125g |
cranberry | bag 12oz | bag 300g |
dried-cranberry | bag 6oz | bag 150g |
cranberry-sauce | can 14oz | jar 200g |
dried-apricot | bag 6oz | bag 200g |
prune | bag 9oz | bag 250g |
cherry | bag 1lb | loose 100g/250g |
sour-cherry | bag 1lb | jar 680g |
banana-leaf | pack 1lb | pack 400g |
pineapple | piece |  |
lychee | loose 4oz/8oz | loose 50g/200g |
longan | loose 4oz/8oz | loose 50g/200g |
jackfruit | pack 1lb | pack 500g |
date | box 8oz | pack 200g |
coconut | piece |  |
shredded-coconut | bag 7oz | bag 200g | cupboard
tamarind | pack 14oz | pack 400g |
tamarind-paste | jar 8oz | jar 200g | cupboard
watermelon | piece 3000g |  |
grape | bag 1lb | bag 500g |
raisin | box 12oz | bag 250g |
applesauce | jar 24oz | jar 360g |
olive | jar 6oz | jar 150g |
green-olive | jar 6oz | jar 150g |
tapenade | jar 6oz | jar 180g |
rice | bag 2lb | bag 500g/1kg |
basmati-rice | bag 2lb | bag 500g/1kg |
arborio-rice | bag 1lb | bag 500g |
sushi-rice | bag 1lb | bag 500g |
sticky-rice | bag 1lb | bag 500g |
cooked-rice | pouch 8oz | pouch 250g |
wild-rice | bag 8oz | bag 250g |
puffed-rice | bag 6oz | bag 200g |
couscous | box 10oz | bag 500g |
semolina | bag 24oz | bag 500g | cupboard
oats | box 18oz | bag 500g |
quinoa | bag 12oz | bag 400g |
cornmeal | bag 24oz | bag 500g |
grits | bag 24oz | bag 500g |
masa-harina | bag 2lb | bag 1kg |
hominy | can 15oz/25oz | can 400g/800g |
popcorn-kernel | bag 2lb | bag 500g |
granola | bag 12oz | bag 500g |
cereal | box 12oz | box 500g |
flour | bag 2lb/5lb | bag 1kg | cupboard
bread-flour | bag 5lb | bag 1kg | cupboard
almond-flour | bag 1lb | bag 200g | cupboard
starch | bag 1lb | box 250g | cupboard
cornstarch | box 1lb | box 250g | cupboard
orzo | box 1lb | pack 500g |
lasagna-noodle | box 1lb | pack 500g |
fresh-pasta | pack 9oz | pack 250g |
filled-pasta | pack 9oz | pack 250g |
gnocchi | pack 1lb | pack 500g |
egg-noodle | bag 12oz | pack 250g |
ramen-noodle | pack 3oz | pack 85g |
udon-noodle | pack 7oz | pack 200g |
soba-noodle | pack 8oz | pack 250g |
rice-noodle | pack 8oz | pack 200g/400g |
glass-noodle | pack 4oz | pack 100g/200g |
tteok | pack 1lb | pack 500g |
wonton-wrapper | pack 12oz | pack 300g |
rice-paper | pack 12oz | pack 300g |
bean | can 15oz | can 400g |
dried-black-bean | bag 1lb | bag 500g |
dried-kidney-bean | bag 1lb | bag 500g |
dried-white-bean | bag 1lb | bag 500g |
dried-lima-bean | bag 1lb | bag 500g |
dried-pinto-bean | bag 1lb | bag 500g |
dried-chickpea | bag 1lb | bag 500g |
dried-black-eyed-pea | bag 1lb | bag 500g |
dried-fava-bean | bag 1lb | bag 500g |
red-bean-paste | can 16oz | can 400g |
mung-bean | bag 1lb | bag 500g |
lentil | bag 1lb | bag 500g |
cooked-lentil | can 15oz | can 400g |
split-pea | bag 1lb | bag 500g |
tofu | pack 14oz | pack 400g |
silken-tofu | pack 12oz | pack 350g |
tempeh | pack 8oz | pack 200g |
vegan-butter | tub 8oz | tub 250g |
vegan-mayonnaise | jar 14oz | jar 250g | cupboard
vegan-yogurt | tub 16oz | tub 400g |
vegan-cream | carton 8floz | carton 250ml |
nutritional-yeast | jar 4oz | tub 100g | cupboard
plant-milk | carton 1qt | carton 1l |
coconut-milk | can 13.5floz | can 400ml |
coconut-milk-powder | bag 5oz | bag 150g |
ground-meat | pack 1lb | pack 250g/500g |
ground-beef | pack 1lb | pack 250g/500g |
steak | loose 4oz/8oz | loose 50g/150g |
beef-chuck | loose 8oz/1lb | loose 100g/300g |
brisket | loose 8oz/2lb | loose 100g/500g |
corned-beef | loose 4oz/8oz | loose 50g/200g |
canned-corned-beef | can 12oz | can 340g |
lamb-shoulder | loose 8oz/1lb | loose 100g/300g |
lamb-chop | piece |  |
ground-lamb | pack 1lb | pack 250g/500g |
pork-chop | piece |  |
pork-tenderloin | loose 4oz/12oz | loose 50g/300g |
pork-shoulder | loose 8oz/1lb | loose 100g/300g |
pork-ribs | loose 8oz/1lb | loose 100g/500g |
ground-pork | pack 1lb | pack 250g/500g |
bacon | pack 12oz | pack 200g |
ham | pack 8oz | pack 150g |
pancetta | pack 4oz | pack 100g |
prosciutto | pack 3oz | pack 80g |
deli-meat | pack 8oz | pack 150g |
salami | pack 4oz | pack 100g |
sausage | pack 5x85g | pack 4x85g |
italian-sausage | pack 5x91g | pack 4x91g |
chorizo | pack 9oz | pack 200g |
andouille-sausage | pack 12oz | pack 300g |
kielbasa | pack 13oz | pack 350g |
bratwurst | pack 5x85g | pack 4x85g |
hot-dog | pack 8x50g | pack 6x50g |
chicken | whole 950g |  |
chicken-breast | loose 4oz/8oz | loose 50g/200g |
chicken-thigh | loose 4oz/8oz | loose 50g/250g |
chicken-leg | piece |  |
chicken-drumstick | piece |  |
chicken-wing | loose 8oz/1lb | loose 100g/500g |
ground-chicken | pack 1lb | pack 250g/500g |
rotisserie-chicken | piece |  |
canned-chicken | can 12.5oz | can 200g |
turkey | whole 4000g |  |
turkey-breast | loose 4oz/8oz | loose 50g/200g |
ground-turkey | pack 1lb | pack 250g/500g |
duck | whole 1500g |  |
nut | bag 6oz | bag 150g/200g |
peanut | jar 16oz | bag 200g |
peanut-butter | jar 16oz | jar 350g |
almond-butter | jar 12oz | jar 250g |
seed | bag 8oz | bag 200g |
sesame-seed | jar 2oz | bag 100g | cupboard
tahini | jar 10oz | jar 300g | cupboard
chia-seed | bag 12oz | bag 200g |
tortilla-chip | bag 11oz | bag 200g |
pretzel | bag 10oz | bag 200g |
cracker | box 8oz | pack 200g |
rice-cake | pack 5oz | pack 130g |
granola-bar | box 6x24g |  |
ready-meal | pack 12oz | pack 400g |
dumplings | bag 1lb | pack 400g |
pierogi | pack 16oz | pack 400g |
falafel | pack 8oz | pack 200g |
potato-salad | tub 1lb | tub 400g |
coleslaw | tub 1lb | tub 300g |
protein-supplement | tub 1lb | tub 500g |
salt | box 26oz | bag 500g | cupboard
star-anise | jar ~25g |  | cupboard
cinnamon-stick | jar ~30g |  | cupboard
fried-onion | can 6oz | pack 100g |
saffron | jar ~1g |  | cupboard
vanilla-bean | piece |  | cupboard
dried-herb | jar ~15g |  | cupboard
bay-leaf | jar ~10g |  | cupboard
herb | bunch |  |
chives | bunch 25g |  |
curry-leaf | pack ~15g |  |
lemongrass | stalk |  |
vegetable | piece |  |
leafy-green | bag 5oz | bag 150g |
lettuce | head 360g |  |
romaine-lettuce | head 400g |  |
iceberg-lettuce | head 500g |  |
little-gem-lettuce | pack 2x100g |  |
spinach | bag 5oz/10oz | bag 200g/450g |
frozen-spinach | pack 10oz/16oz | bag 450g |
kale | bunch 200g | bag 200g |
swiss-chard | bunch 300g |  |
collard-greens | bunch 300g |  |
mustard-greens | bunch 300g |  |
turnip-greens | bunch 300g |  |
watercress | bunch 115g | bag 85g |
endive | head 250g |  |
belgian-endive | piece |  |
radicchio | head 250g |  |
microgreens | box ~40g |  |
broccoli | head 500g |  |
broccolini | bunch 200g |  |
broccoli-rabe | bunch 400g |  |
chinese-broccoli | bunch 300g |  |
cauliflower | head 588g |  |
cauliflower-rice | bag 12oz | bag 300g |
cabbage | head 900g |  |
napa-cabbage | head 840g |  |
bok-choy | head 200g |  |
komatsuna | bunch 250g |  |
coleslaw-mix | bag 14oz | bag 250g |
brussels-sprouts | bag 12oz | bag 500g |
kohlrabi | piece |  |
tatsoi | bunch 200g |  |
mizuna | bag 5oz | bag 100g |
choy-sum | bunch 300g |  |
onion | piece |  |
pearl-onion | bag 10oz | bag 250g |
shallot | piece |  |
scallion | bunch 100g |  |
leek | piece |  |
ramp | bunch 100g |  |
garlic | head |  |
garlic-scape | bunch 150g |  |
carrot | piece |  |
baby-carrot | bag 1lb | bag 250g |
beet | bunch 350g |  |
radish | bunch 180g |  |
daikon | piece |  |
dried-daikon | bag 4oz | bag 100g |
celery-root | piece 600g |  |
horseradish-root | knob ~100g |  |
potato | piece |  |
new-potato | bag 1.5lb | bag 750g |
hash-browns | bag 30oz | bag 700g |
french-fries | bag 2lb | bag 750g |
water-chestnut | can 8oz | can 225g |
ginger | knob ~60g |  |
galangal | knob ~60g |  |
fresh-turmeric | knob ~60g |  |
celery | bunch 480g |  |
fennel | piece |  |
asparagus | bunch 450g |  |
artichoke | piece |  |
canned-artichoke | can 14oz | can 400g |
rhubarb | loose 4oz/8oz | loose 100g/300g |
okra | loose 4oz/8oz | loose 100g/200g |
green-bean | loose 4oz/8oz | loose 100g/200g |
snow-pea | bag 6oz | bag 150g |
sugar-snap-pea | bag 8oz | bag 150g |
pea | bag 12oz | bag 450g |
fava-bean | loose 4oz/8oz | loose 100g/300g |
lima-bean | bag 12oz | bag 400g |
edamame | bag 12oz | bag 400g |
moringa-drumsticks | bunch 300g |  |
winged-bean | loose 4oz/8oz | loose 50g/200g |
hyacinth-bean | loose 4oz/8oz | loose 50g/200g |
cluster-bean | loose 4oz/8oz | loose 50g/200g |
bamboo-shoots | can 8oz | can 225g |
fiddlehead-ferns | loose 4oz/8oz | loose 50g/200g |
sea-beans | pack 4oz | pack 100g |
bean-sprouts | bag 12oz | bag 250g |
alfalfa-sprouts | box 4oz | box 100g |
lentil-sprouts | box 4oz | box 100g |
squash-blossom | pack ~100g |  |
tomato | piece |  |
cherry-tomato | box 10oz | box 250g |
grape-tomato | box 10oz | box 250g |
tomatillo | piece |  |
cucumber | piece |  |
persian-cucumber | pack 6x85g | pack 3x85g |
zucchini | piece |  |
eggplant | piece |  |
bell-pepper | piece |  |
roasted-red-pepper | jar 12oz | jar 300g |
chili-pepper | piece |  |
thai-chili | pack ~20g |  |
pickled-jalapeno | jar 12oz | jar 300g |
canned-green-chili | can 4oz | can 200g |
pickled-hot-pepper | jar 12oz | jar 300g |
winter-squash | piece |  |
pumpkin | piece 1200g |  |
pumpkin-puree | can 15oz | can 425g |
corn | ear |  |
baby-corn | pack 8oz | pack 150g |
avocado | piece |  |
mushroom | pack 8oz | pack 250g |
dried-shiitake-mushroom | bag 1oz | bag 25g |
dried-porcini-mushroom | bag 1oz | bag 25g |
truffle | jar ~30g |  |
seaweed | pack 1oz | pack 25g |
nori | pack 10x2.6g |  |
sauerkraut | jar 24oz | jar 500g |
kimchi | jar 14oz | jar 300g |
pickle | jar 16oz | jar 300g |
pickled-radish | pack 14oz | pack 400g |
pickled-ginger | jar 6oz | jar 100g |
sun-dried-tomato | jar 8oz | jar 200g |
dried-chili | bag ~50g |  | cupboard
`;

/** food | what a shop sells for it | grams of that for one gram | part */
export const BOUGHT_AS = `
unsalted-butter | butter | 1 |
brown-butter | butter | 1.2 |
grated-parmesan | parmesan | 1 |
egg-white | egg | 1.52 | part
egg-yolk | egg | 2.94 | part
hard-boiled-egg | egg | 1 |
coffee | ground-coffee | 0.07 |
espresso | ground-coffee | 0.25 |
oil | vegetable-oil | 1 |
extra-virgin-olive-oil | olive-oil | 1 |
lemon-juice | lemon | 1.21 | part
lemon-zest | lemon | 7.25 | part
lime-juice | lime | 1.52 | part
lime-zest | lime | 13.4 | part
orange-zest | orange | 10.9 | part
cooked-rice | rice | 0.35 |
cooked-quinoa | quinoa | 0.37 |
cooked-pasta | pasta | 0.45 |
cooked-beef | beef-chuck | 1.4 |
cooked-lamb | lamb-shoulder | 1.4 |
cooked-pork | pork-shoulder | 1.4 |
cooked-chicken | chicken-breast | 1.35 |
cooked-turkey | turkey-breast | 1.35 |
sea-salt | salt | 1 |
white-onion | onion | 1 |
mashed-potato | potato | 1 |
`;

/** food | any of these on the list will do */
export const ANY_OF = `
bread | sourdough-bread whole-wheat-bread italian-bread
mustard | dijon-mustard whole-grain-mustard
vinegar | white-wine-vinegar apple-cider-vinegar red-wine-vinegar
yogurt | greek-yogurt low-fat-greek-yogurt
greek-yogurt | low-fat-greek-yogurt
cream | heavy-cream
cheese | cheddar monterey-jack gouda swiss-cheese
cottage-cheese | low-fat-cottage-cheese
apple | granny-smith-apple
berry | strawberry raspberry blueberry blackberry
olive | green-olive
rice | basmati-rice jasmine-rice parboiled-rice
pasta | penne fusilli macaroni spaghetti linguine fettuccine
lentil | green-lentil
tofu | extra-firm-tofu
steak | strip-steak ribeye-steak
lettuce | romaine-lettuce iceberg-lettuce butter-lettuce red-leaf-lettuce
potato | yukon-gold-potato russet-potato red-potato
bell-pepper | red-bell-pepper yellow-bell-pepper
chili-pepper | green-chili jalapeno serrano-pepper
`;
