/**
 * How shops sell each food: food | in the US | elsewhere (empty: the same) | "cupboard" for what keeps for months and is used
 * by the spoon, so that a cook is asked whether it is there before it is bought.
 *
 * A row also holds for the kinds of a food in the same aisle that have none of their own, and "@aisle" for the rest of an aisle.
 *
 * - `piece`, `bunch`, `head`, `stalk`, `ear`: one of them, as heavy as the larder says, or with a weight: `head 900g`.
 * - `can 15oz`: a package of that size. `carton 1pt/1qt`: of several sizes. `pack 8x49g`: of eight pieces.
 * - `jar ~40g`: the size is usual but nobody asks for it, so it is not told.
 * - `loose 4oz/8oz`: weighed at the counter, in steps of 4 ounces, from 8 ounces.
 */
export const SOLD = `
@produce | piece | |
@meat | loose 4oz/8oz | loose 50g/200g |
@fish | loose 4oz/8oz | loose 50g/150g |
@dairy | pack 8oz | pack 200g |
@eggs | carton 6x50g/12x50g | carton 6x50g/10x50g |
@bakery | pack 4x60g | |
@grains | bag 1lb | bag 500g |
@pasta | pack 1lb | pack 500g |
@baking | bag 1lb | bag 500g | cupboard
@canned | can 15oz | can 400g |
@condiments | jar 12oz | jar 340g | cupboard
@spices | jar ~40g | | cupboard
@nuts | bag 6oz | bag 150g |
@snacks | bag 6oz | bag 150g |
@sweets | pack 8oz | pack 200g |
@frozen | bag 1lb | bag 450g |
@drinks | bottle 1qt | bottle 1l |
@alcohol | bottle 750ml | |
@plant-based | pack 8oz | pack 200g |
@prepared | pack 8oz | pack 200g |

vegetable | piece | |
fruit | piece | |
leafy-green | bag 5oz | bag 150g |
herb | bunch | |
berry | box 6oz | box 150g |
mushroom | pack 8oz | pack 250g |
potato | piece | |
new-potato | bag 1.5lb | bag 750g |
carrot | piece | |
baby-carrot | bag 1lb | bag 250g |
onion | piece | |
pearl-onion | bag 10oz | bag 250g |
garlic | head | |
ginger | knob ~60g | |
galangal | knob ~60g | |
fresh-turmeric | knob ~60g | |
horseradish-root | knob ~100g | |
scallion | bunch 100g | |
chives | bunch 25g | |
leek | piece | |
shallot | piece | |
celery | bunch 480g | |
celery-root | piece 600g | |
fennel | piece | |
asparagus | bunch 450g | |
artichoke | piece | |
rhubarb | loose 4oz/8oz | loose 100g/300g |
okra | loose 4oz/8oz | loose 100g/200g |
green-bean | loose 4oz/8oz | loose 100g/200g |
snow-pea | bag 6oz | bag 150g |
sugar-snap-pea | bag 8oz | bag 150g |
pea | bag 12oz | bag 450g |
edamame | bag 12oz | bag 400g |
lima-bean | bag 12oz | bag 400g |
fava-bean | loose 4oz/8oz | loose 100g/300g |
bean-sprouts | bag 12oz | bag 250g |
alfalfa-sprouts | box 4oz | box 100g |
corn | ear | |
baby-corn | pack 8oz | pack 150g |
tomato | piece | |
cherry-tomato | box 10oz | box 250g |
grape-tomato | box 10oz | box 250g |
tomatillo | piece | |
bell-pepper | piece | |
chili-pepper | piece | |
thai-chili | pack ~20g | |
cucumber | piece | |
persian-cucumber | pack 6x85g | pack 3x85g |
zucchini | piece | |
eggplant | piece | |
winter-squash | piece | |
pumpkin | piece 1200g | |
avocado | piece | |
broccoli | head 500g | |
broccolini | bunch 200g | |
broccoli-rabe | bunch 400g | |
cauliflower | head 588g | |
cauliflower-rice | bag 12oz | bag 300g |
cabbage | head 900g | |
napa-cabbage | head 840g | |
bok-choy | head 200g | |
coleslaw-mix | bag 14oz | bag 250g |
brussels-sprouts | bag 12oz | bag 500g |
kohlrabi | piece | |
lettuce | head 360g | |
romaine-lettuce | head 400g | |
iceberg-lettuce | head 500g | |
little-gem-lettuce | pack 2x100g | |
endive | head 250g | |
belgian-endive | piece | |
radicchio | head 250g | |
spinach | bag 5oz/10oz | bag 200g/450g |
kale | bunch 200g | bag 200g |
swiss-chard | bunch 300g | |
collard-greens | bunch 300g | |
mustard-greens | bunch 300g | |
turnip-greens | bunch 300g | |
watercress | bunch 115g | bag 85g |
beet | bunch 350g | |
radish | bunch 180g | |
daikon | piece | |
lemongrass | stalk | |
curry-leaf | pack ~15g | |
makrut-lime-leaf | pack ~15g | |
banana-leaf | pack 1lb | pack 400g |
strawberry | box 16oz | box 400g |
blueberry | box 6oz | box 125g |
cranberry | bag 12oz | bag 300g |
grape | bag 1lb | bag 500g |
cherry | bag 1lb | loose 100g/250g |
sour-cherry | bag 1lb | jar 680g |
pineapple | piece | |
watermelon | piece 3000g | |
coconut | piece | |
microgreens | box ~40g | |
choy-sum | bunch 300g | |
chinese-broccoli | bunch 300g | |
mizuna | bag 5oz | bag 100g |
tatsoi | bunch 200g | |
ramp | bunch 100g | |
garlic-scape | bunch 150g | |
lentil-sprouts | box 4oz | box 100g |
fiddlehead-ferns | loose 4oz/8oz | loose 50g/200g |
squash-blossom | pack ~100g | |
sea-beans | pack 4oz | pack 100g |
cluster-bean | loose 4oz/8oz | loose 50g/200g |
winged-bean | loose 4oz/8oz | loose 50g/200g |
hyacinth-bean | loose 4oz/8oz | loose 50g/200g |
moringa-drumsticks | bunch 300g | |
dried-daikon | bag 4oz | bag 100g |
longan | loose 4oz/8oz | loose 50g/200g |
lychee | loose 4oz/8oz | loose 50g/200g |
kumquat | loose 4oz/8oz | loose 50g/150g |
tamarind | pack 14oz | pack 400g |
jackfruit | pack 1lb | pack 500g |
truffle | jar ~30g | |

chicken | whole 950g | |
chicken-breast | loose 4oz/8oz | loose 50g/200g |
chicken-thigh | loose 4oz/8oz | loose 50g/250g |
chicken-drumstick | piece | |
chicken-leg | piece | |
chicken-wing | loose 8oz/1lb | loose 100g/500g |
duck | whole 1500g | |
turkey | whole 4000g | |
turkey-breast | loose 4oz/8oz | loose 50g/200g |
ground-meat | pack 1lb | pack 250g/500g |
ground-beef | pack 1lb | pack 250g/500g |
ground-pork | pack 1lb | pack 250g/500g |
ground-lamb | pack 1lb | pack 250g/500g |
ground-chicken | pack 1lb | pack 250g/500g |
ground-turkey | pack 1lb | pack 250g/500g |
steak | loose 4oz/8oz | loose 50g/150g |
beef-chuck | loose 8oz/1lb | loose 100g/300g |
brisket | loose 8oz/2lb | loose 100g/500g |
pork-shoulder | loose 8oz/1lb | loose 100g/300g |
lamb-shoulder | loose 8oz/1lb | loose 100g/300g |
pork-ribs | loose 8oz/1lb | loose 100g/500g |
pork-chop | piece | |
pork-tenderloin | loose 4oz/12oz | loose 50g/300g |
lamb-chop | piece | |
bacon | pack 12oz | pack 200g |
pancetta | pack 4oz | pack 100g |
prosciutto | pack 3oz | pack 80g |
deli-meat | pack 8oz | pack 150g |
salami | pack 4oz | pack 100g |
ham | pack 8oz | pack 150g |
corned-beef | loose 4oz/8oz | loose 50g/200g |
sausage | pack 5x85g | pack 4x85g |
italian-sausage | pack 5x91g | pack 4x91g |
bratwurst | pack 5x85g | pack 4x85g |
hot-dog | pack 8x50g | pack 6x50g |
chorizo | pack 9oz | pack 200g |
andouille-sausage | pack 12oz | pack 300g |
kielbasa | pack 13oz | pack 350g |
lard | tub 1lb | pack 250g |
animal-fat | tub 14oz | jar 300g |

shrimp | bag 12oz/2lb | pack 200g/400g |
mussel | bag 2lb | bag 1kg |
clam | bag 2lb | bag 1kg |
smoked-salmon | pack 4oz | pack 100g |
crab | tub 8oz | pack 200g |
surimi | pack 8oz | pack 200g |

milk | carton 1pt/1qt/0.5gal | carton 500ml/1l |
buttermilk | carton 1pt/1qt | carton 500ml |
condensed-milk | can 14oz | can 397g |
evaporated-milk | can 12oz | can 340g |
cream | carton 0.5pt/1pt | carton 200ml/500ml |
half-and-half | carton 1pt | carton 250ml |
sour-cream | tub 8oz/16oz | tub 200g |
creme-fraiche | tub 8oz | tub 200g |
yogurt | tub 16oz/32oz | tub 500g/1kg |
greek-yogurt | tub 16oz/32oz | tub 400g/1kg |
butter | pack 8oz/1lb | pack 250g |
ghee | jar 13oz | jar 350g | cupboard
parmesan | wedge 5oz/8oz | wedge 150g/250g |
pecorino | wedge 5oz | wedge 150g |
hard-cheese | pack 8oz | pack 200g |
cheese | pack 8oz | pack 200g |
feta | pack 8oz | pack 200g |
mozzarella | ball 8oz | ball 125g |
low-moisture-mozzarella | pack 8oz | pack 200g |
ricotta | tub 15oz | tub 250g |
cottage-cheese | tub 16oz | tub 300g |
cream-cheese | pack 8oz | tub 200g |
mascarpone | tub 8oz | tub 250g |
goat-cheese | pack 4oz | pack 125g |
camembert | wheel 8oz | wheel 250g |
brie | wedge 8oz | wedge 200g |
gruyere | pack 6oz | pack 200g |
quark | tub 8oz | tub 250g |
margarine | tub 15oz | tub 250g |
kefir | bottle 1qt | bottle 500ml |

egg | carton 6x50g/12x50g/18x50g | carton 6x50g/10x50g |
quail-egg | pack 12x9g | |
duck-egg | pack 6x70g | |

bread | loaf 450g | loaf 400g |
sourdough-bread | loaf 450g | |
italian-bread | loaf 350g | |
rye-bread | loaf 450g | |
cornbread | pack 6x57g | |
focaccia | loaf 400g | |
brioche | loaf 400g | |
bread-roll | pack 6x43g | |
burger-bun | pack 8x50g | pack 4x50g |
bagel | pack 6x105g | pack 4x105g |
english-muffin | pack 6x57g | pack 4x57g |
croissant | pack 4x57g | |
flatbread | pack 4x90g | |
pita-bread | pack 6x60g | |
naan | pack 4x90g | pack 2x90g |
tortilla | pack 8x49g | |
corn-tortilla | pack 12x26g | |
taco-shell | pack 12x13g | |
pizza-base | pack 2x150g | |
ladyfingers | pack 7oz | pack 200g |
cake | piece | |

rice | bag 2lb | bag 500g/1kg |
arborio-rice | bag 1lb | bag 500g |
basmati-rice | bag 2lb | bag 500g/1kg |
sushi-rice | bag 1lb | bag 500g |
sticky-rice | bag 1lb | bag 500g |
oats | box 18oz | bag 500g |
granola | bag 12oz | bag 500g |
cereal | box 12oz | box 500g |
quinoa | bag 12oz | bag 400g |
couscous | box 10oz | bag 500g |
popcorn-kernel | bag 2lb | bag 500g |
puffed-rice | bag 6oz | bag 200g |
wild-rice | bag 8oz | bag 250g |

lasagna-noodle | box 1lb | pack 500g |
egg-noodle | bag 12oz | pack 250g |
ramen-noodle | pack 3oz | pack 85g |
rice-noodle | pack 8oz | pack 200g/400g |
glass-noodle | pack 4oz | pack 100g/200g |
soba-noodle | pack 8oz | pack 250g |
udon-noodle | pack 7oz | pack 200g |
gnocchi | pack 1lb | pack 500g |
tteok | pack 1lb | pack 500g |
rice-paper | pack 12oz | pack 300g |
fresh-pasta | pack 9oz | pack 250g |
orzo | box 1lb | pack 500g |

flour | bag 2lb/5lb | bag 1kg | cupboard
bread-flour | bag 5lb | bag 1kg | cupboard
semolina | bag 24oz | bag 500g | cupboard
almond-flour | bag 1lb | bag 200g | cupboard
masa-harina | bag 2lb | bag 1kg |
cornmeal | bag 24oz | bag 500g |
grits | bag 24oz | bag 500g |
sugar | bag 2lb/4lb | bag 1kg | cupboard
brown-sugar | bag 2lb | bag 500g | cupboard
powdered-sugar | bag 1lb | bag 500g | cupboard
honey | bottle 12oz | jar 340g | cupboard
maple-syrup | bottle 8floz | bottle 250ml | cupboard
corn-syrup | bottle 16floz | bottle 500ml | cupboard
syrup | bottle 12floz | bottle 340ml | cupboard
baking-powder | can 8oz | tub 100g | cupboard
baking-soda | box 1lb | tub 200g | cupboard
cream-of-tartar | jar ~40g | | cupboard
yeast | pack 3x7g | pack 3x7g | cupboard
gelatin | box 1oz | pack 12g | cupboard
cornstarch | box 1lb | box 250g | cupboard
starch | bag 1lb | box 250g | cupboard
cocoa-powder | can 8oz | box 125g | cupboard
chocolate | bar 4oz | bar 100g |
semisweet-chocolate | bag 12oz | bag 200g |
butterscotch-chips | bag 11oz | bag 200g |
shredded-coconut | bag 7oz | bag 200g | cupboard
sprinkles | jar ~80g | | cupboard
vanilla-extract | bottle ~60g | | cupboard
vanilla-bean | piece | | cupboard
breadcrumbs | can 15oz | pack 400g | cupboard
panko | box 8oz | pack 200g | cupboard

bean | can 15oz | can 400g |
lentil | bag 1lb | bag 500g |
cooked-lentil | can 15oz | can 400g |
split-pea | bag 1lb | bag 500g |
dried-black-bean | bag 1lb | bag 500g |
dried-chickpea | bag 1lb | bag 500g |
dried-kidney-bean | bag 1lb | bag 500g |
dried-white-bean | bag 1lb | bag 500g |
dried-pinto-bean | bag 1lb | bag 500g |
dried-black-eyed-pea | bag 1lb | bag 500g |
dried-lima-bean | bag 1lb | bag 500g |
dried-fava-bean | bag 1lb | bag 500g |
mung-bean | bag 1lb | bag 500g |
canned-tomato | can 14.5oz/28oz | can 400g |
crushed-tomato | can 15oz/28oz | can 400g |
tomato-paste | can 6oz | tube 200g |
tomato-sauce | can 8oz/15oz | carton 500g |
passata | jar 24oz | jar 700g |
marinara-sauce | jar 24oz | jar 400g |
pizza-sauce | jar 14oz | jar 400g |
enchilada-sauce | can 10oz | can 300g |
canned-tuna | can 5oz | can 145g |
canned-salmon | can 7.5oz/14.75oz | can 200g/400g |
canned-clam | can 6.5oz | can 200g |
canned-sardine | can 4oz | can 120g |
anchovy | can 2oz | can 50g |
clam-juice | bottle 8floz | bottle 240ml |
canned-green-chili | can 4oz | can 200g |
bamboo-shoots | can 8oz | can 225g |
water-chestnut | can 8oz | can 225g |
coconut-milk | can 13.5floz | can 400ml |
chicken-stock | carton 1qt | carton 500ml/1l | cupboard
beef-stock | carton 1qt | carton 500ml/1l | cupboard
vegetable-stock | carton 1qt | carton 500ml/1l | cupboard
fish-stock | carton 1qt | carton 500ml/1l | cupboard
stock | carton 1qt | carton 500ml/1l | cupboard
bouillon-cube | box ~60g | | cupboard
dashi | pack ~2000g | | cupboard
nori | pack 10x2.6g | |
seaweed | pack 1oz | pack 25g |
dried-shiitake-mushroom | bag 1oz | bag 25g |
dried-porcini-mushroom | bag 1oz | bag 25g |
olive | jar 6oz | jar 150g |
green-olive | jar 6oz | jar 150g |
pickled-hot-pepper | jar 12oz | jar 300g |
pickled-jalapeno | jar 12oz | jar 300g |
roasted-red-pepper | jar 12oz | jar 300g |
sun-dried-tomato | jar 8oz | jar 200g |
canned-artichoke | can 14oz | can 400g |
sauerkraut | jar 24oz | jar 500g |
hominy | can 15oz/25oz | can 400g/800g |
soup | can 10.5oz | can 400g |
cranberry-sauce | can 14oz | jar 200g |
canned-mackerel | can 4oz | can 125g |
canned-crab | can 6oz | can 170g |
canned-shrimp | can 4oz | can 200g |
canned-oyster | can 4oz | can 100g |
canned-tuna-in-oil | can 5oz | can 145g |
canned-chicken | can 12.5oz | can 200g |
canned-corned-beef | can 12oz | can 340g |
anchovy-paste | tube 2oz | tube 60g |
dried-anchovy | bag 4oz | bag 100g |
dried-shrimp | bag 3oz | bag 50g |
bonito-flakes | bag ~30g | |
tapenade | jar 6oz | jar 180g |
applesauce | jar 24oz | jar 360g |
gravy | jar 12oz | pack 300g |
pumpkin-puree | can 15oz | can 425g |
red-bean-paste | can 16oz | can 400g |
coconut-milk-powder | bag 5oz | bag 150g |

oil | bottle 16floz | bottle 500ml | cupboard
sesame-oil | bottle 5floz | bottle 150ml | cupboard
chili-oil | jar 6oz | bottle 150ml | cupboard
coconut-oil | jar 14oz | jar 300g | cupboard
cooking-spray | can 6oz | can 200ml | cupboard
vinegar | bottle 16floz | bottle 350ml | cupboard
rice-vinegar | bottle 12floz | bottle 150ml | cupboard
balsamic-vinegar | bottle 8floz | bottle 250ml | cupboard
balsamic-glaze | bottle 8floz | bottle 250ml | cupboard
soy-sauce | bottle 10floz | bottle 150ml | cupboard
fish-sauce | bottle 7floz | bottle 200ml | cupboard
hoisin-sauce | jar 8oz | jar 250g | cupboard
worcestershire-sauce | bottle 10floz | bottle 150ml | cupboard
hot-sauce | bottle 5floz | bottle 150ml | cupboard
sriracha | bottle 9oz | bottle 200ml | cupboard
sambal-oelek | jar 8oz | jar 200g | cupboard
sweet-chili-sauce | bottle 10oz | bottle 200ml | cupboard
chipotle-in-adobo | can 7oz | can 200g | cupboard
ketchup | bottle 20oz | bottle 500ml | cupboard
mustard | bottle 8oz | jar 200g | cupboard
dijon-mustard | jar 8oz | jar 200g | cupboard
mayonnaise | jar 15oz | jar 250g | cupboard
tartar-sauce | jar 9oz | jar 200g |
barbecue-sauce | bottle 18oz | bottle 250ml |
salad-dressing | bottle 16floz | bottle 250ml |
curry-paste | jar 4oz | jar 100g |
pesto | jar 6.5oz | jar 190g |
salsa | jar 16oz | jar 300g |
salsa-verde | jar 16oz | jar 300g |
capers | jar 3.5oz | jar 100g | cupboard
pickle | jar 16oz | jar 300g |
pickled-radish | pack 14oz | pack 400g |
pickled-ginger | jar 6oz | jar 100g |
kimchi | jar 14oz | jar 300g |
preserved-lemon | jar 10oz | jar 200g |
tamarind-paste | jar 8oz | jar 200g | cupboard
peanut-butter | jar 16oz | jar 350g |
almond-butter | jar 12oz | jar 250g |
tahini | jar 10oz | jar 300g | cupboard
jam | jar 12oz | jar 340g | cupboard
fried-onion | can 6oz | pack 100g |
miso | tub 12oz | pack 300g | cupboard
gochujang | tub 17oz | tub 200g | cupboard

salt | box 26oz | bag 500g | cupboard
saffron | jar ~1g | | cupboard
dried-chili | bag ~50g | | cupboard
cinnamon-stick | jar ~30g | | cupboard
star-anise | jar ~25g | | cupboard
bay-leaf | jar ~10g | | cupboard
dried-herb | jar ~15g | | cupboard

nut | bag 6oz | bag 150g/200g |
peanut | jar 16oz | bag 200g |
seed | bag 8oz | bag 200g |
sesame-seed | jar 2oz | bag 100g | cupboard
chia-seed | bag 12oz | bag 200g |
raisin | box 12oz | bag 250g |
date | box 8oz | pack 200g |
dried-apricot | bag 6oz | bag 200g |
dried-cranberry | bag 6oz | bag 150g |
prune | bag 9oz | bag 250g |

tortilla-chip | bag 11oz | bag 200g |
rice-cake | pack 5oz | pack 130g |
cracker | box 8oz | pack 200g |
croutons | bag 5oz | bag 100g |
pretzel | bag 10oz | bag 200g |
granola-bar | box 6x24g | |

graham-cracker | box 14oz | pack 250g |
marshmallow | bag 10oz | bag 200g |
vanilla-wafer | box 11oz | pack 200g |
gingersnap | box 14oz | pack 250g |

frozen-spinach | pack 10oz/16oz | bag 450g |
ice-cream | tub 1pt | tub 500ml |
french-fries | bag 2lb | bag 750g |
hash-browns | bag 30oz | bag 700g |
dough | pack 16oz | pack 400g |
puff-pastry | box 17oz | pack 275g |
phyllo | box 16oz | pack 270g |
pizza-dough | pack 16oz | pack 400g |
shortcrust-pastry | box 15oz | pack 320g |
wonton-wrapper | pack 12oz | pack 300g |
waffle | box 10x35g | |
pancake | pack 6x40g | |

coffee | bag 12oz | pack 250g | cupboard
ground-coffee | bag 12oz | pack 250g | cupboard
tea | box ~40g | | cupboard
coconut-water | carton 16floz | carton 330ml |
protein-supplement | tub 1lb | tub 500g |
orange-juice | carton 1qt | carton 1l |
hot-chocolate-mix | box 12oz | tub 300g | cupboard
water | bottle 1l | |

mirin | bottle 10floz | bottle 150ml | cupboard
sake | bottle 300ml | |
rice-wine | bottle 300ml | | cupboard
wine | bottle 750ml | |
brandy | bottle 375ml | bottle 350ml |
beer | bottle 12floz | bottle 500ml |
bitters | bottle 4floz | bottle 100ml | cupboard

tofu | pack 14oz | pack 400g |
silken-tofu | pack 12oz | pack 350g |
plant-milk | carton 1qt | carton 1l |
tempeh | pack 8oz | pack 200g |
vegan-butter | tub 8oz | tub 250g |
vegan-yogurt | tub 16oz | tub 400g |
vegan-cream | carton 8floz | carton 250ml |
nutritional-yeast | jar 4oz | tub 100g | cupboard
vegan-mayonnaise | jar 14oz | jar 250g | cupboard

hummus | tub 10oz | tub 200g |
coleslaw | tub 1lb | tub 300g |
potato-salad | tub 1lb | tub 400g |
baba-ganoush | tub 8oz | tub 200g |
tzatziki | tub 8oz | tub 200g |
bean-dip | tub 8oz | tub 200g |
sour-cream-dip | tub 8oz | tub 200g |
filled-pasta | pack 9oz | pack 250g |
guacamole | tub 8oz | tub 200g |
pierogi | pack 16oz | pack 400g |
dumplings | bag 1lb | pack 400g |
falafel | pack 8oz | pack 200g |
cooked-rice | pouch 8oz | pouch 250g |
ready-meal | pack 12oz | pack 400g |
`;

/**
 * What a recipe asks for but a shop sells as something else: food | bought as | grams of that for one gram | "part" where one
 * fruit or egg gives several of them at once: the juice and the peel are of the same lemon.
 */
export const BOUGHT_AS = `
lemon-juice | lemon | 1.21 | part
lemon-zest | lemon | 7.25 | part
lime-juice | lime | 1.52 | part
lime-zest | lime | 13.4 | part
orange-zest | orange | 10.9 | part
egg-white | egg | 1.52 | part
egg-yolk | egg | 2.94 | part
hard-boiled-egg | egg | 1 |
cooked-rice | rice | 0.35 |
cooked-pasta | pasta | 0.45 |
cooked-quinoa | quinoa | 0.37 |
cooked-chicken | chicken-breast | 1.35 |
mashed-potato | potato | 1 |
grated-parmesan | parmesan | 1 |
unsalted-butter | butter | 1 |
brown-butter | butter | 1.2 |
extra-virgin-olive-oil | olive-oil | 1 |
oil | vegetable-oil | 1 |
sea-salt | salt | 1 |
white-onion | onion | 1 |
coffee | ground-coffee | 0.07 |
espresso | ground-coffee | 0.25 |
`;

/** Where a recipe names only the first, any of the others that is on the list as well will do. */
export const ANY_KIND = `
bell-pepper | red-bell-pepper yellow-bell-pepper
potato | yukon-gold-potato russet-potato red-potato
rice | basmati-rice jasmine-rice parboiled-rice
apple | granny-smith-apple
lettuce | romaine-lettuce iceberg-lettuce butter-lettuce red-leaf-lettuce
chili-pepper | green-chili jalapeno serrano-pepper
mustard | dijon-mustard whole-grain-mustard
vinegar | white-wine-vinegar apple-cider-vinegar red-wine-vinegar
cheese | cheddar monterey-jack gouda swiss-cheese
cream | heavy-cream
yogurt | greek-yogurt low-fat-greek-yogurt
greek-yogurt | low-fat-greek-yogurt
cottage-cheese | low-fat-cottage-cheese
bread | sourdough-bread whole-wheat-bread italian-bread
pasta | penne fusilli macaroni spaghetti linguine fettuccine
tofu | extra-firm-tofu
steak | strip-steak ribeye-steak
lentil | green-lentil
olive | green-olive
berry | strawberry raspberry blueberry blackberry
`;
