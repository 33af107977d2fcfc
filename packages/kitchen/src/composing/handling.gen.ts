// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | kind | form, short name | unit grams | grams per serving | preparation | differing minutes */
export const HANDLING = `
bread | bread | m | slice 32 | 64 |  |
whole-wheat-bread | bread | m bread | slice 32 | 64 |  |
sourdough-bread | bread | m sourdough | slice 45 | 80 |  |
rye-bread | bread | m | slice 32 | 64 |  |
bread-roll | roll | c | each 45 | 60 | split |
burger-bun | roll | c bun | each 50 | 50 | split |
bagel | roll | c | each 100 | 100 | split |
english-muffin | roll | c | each 57 | 57 | split |
croissant | roll | c | each 57 | 57 | split |
flatbread | flatbread | c | each 80 | 80 |  |
pita-bread | flatbread | c pita | each 60 | 60 |  |
naan | flatbread | c | each 90 | 90 |  |
tortilla | tortilla | c | each 49 | 98 |  |
corn-tortilla | tortilla | c tortilla | each 26 | 78 |  |
pizza-base | pizzabase | c | each 300 | 110 |  | r12
breadcrumbs | crumbs | p | cup 108 | 15 |  |
panko | crumbs | m | cup 60 | 12 |  |
puff-pastry | puffpastry | m | sheet 245 | 62 |  |
pizza-dough | pizzabase | m | w | 130 |  | s0 r14 g0 a0
sugar | sugar | m | tablespoon 12.5 | 8 |  |
brown-sugar | sugar | m | tablespoon 13.5 | 8 |  |
honey | sweetener | m | tablespoon 21 | 10 |  |
maple-syrup | sweetener | m | tablespoon 20 | 10 |  |
agave-syrup | sweetener | m | tablespoon 21 | 10 |  |
baking-powder | leavening | m | teaspoon 4.6 | 1.5 |  |
vanilla-extract | sweetspice | m vanilla | teaspoon 4.2 | 1.1 |  |
chocolate | chocolate | m | w | 20 | chopped |
dark-chocolate | chocolate | m | w | 20 | chopped |
cocoa-powder | cocoa | m cocoa | tablespoon 5.4 | 5 |  |
jam | jam | m | tablespoon 20 | 20 |  |
ketchup | ketchup | m | tablespoon 17 | 15 |  |
mustard | mustard | m | teaspoon 5 | 4 |  |
dijon-mustard | mustard | m | teaspoon 5 | 4 |  |
mayonnaise | mayo | m | tablespoon 14 | 14 |  |
hot-sauce | hotsauce | m | teaspoon 5 | 3 |  |
sriracha | hotsauce | m | teaspoon 5 | 4 |  |
harissa | hotsauce | m | teaspoon 5 | 6 |  |
soy-sauce | soysauce | m | tablespoon 16 | 14 |  |
tamari | soysauce | m | tablespoon 18 | 14 |  |
teriyaki-sauce | asiansauce | m | tablespoon 18 | 20 |  |
hoisin-sauce | asiansauce | m | tablespoon 16 | 12 |  |
oyster-sauce | asiansauce | m | tablespoon 18 | 12 |  |
fish-sauce | asiansauce | m | teaspoon 6 | 5 |  |
worcestershire-sauce | worcestershire | m | tablespoon 17 | 6 |  |
miso | asiansauce | m | tablespoon 17 | 10 |  |
gochujang | asiansauce | m | tablespoon 18 | 9 |  |
barbecue-sauce | bbq | m | tablespoon 17 | 25 |  |
vinegar | vinegar | m | tablespoon 15 | 8 |  |
apple-cider-vinegar | vinegar | m | tablespoon 15 | 8 |  |
white-wine-vinegar | vinegar | m | tablespoon 15 | 8 |  |
red-wine-vinegar | vinegar | m | tablespoon 15 | 8 |  |
balsamic-vinegar | vinegar | m | tablespoon 16 | 8 |  |
rice-vinegar | vinegar | m | tablespoon 15 | 8 |  |
capers | pickle | p | tablespoon 8.6 | 4 | drained |
pesto | pesto | m | tablespoon 16 | 24 |  |
hummus | hummus | m | cup 246 | 60 |  |
baba-ganoush | hummus | m | cup 240 | 60 |  |
tzatziki | hummus | m | cup 240 | 60 |  |
guacamole | hummus | m | cup 240 | 60 |  |
salsa | salsa | m | cup 259 | 60 |  |
enchilada-sauce | salsa | m | cup 240 | 60 |  |
curry-paste | currypaste | m | tablespoon 15 | 12 |  |
salad-dressing | dressing | m | tablespoon 15 | 22 |  |
ranch-dressing | dressing | m | tablespoon 15 | 22 |  |
caesar-dressing | dressing | m | tablespoon 15 | 22 |  |
canned-tomato | tomatocan | p tomatoes | cup 240 | 120 |  |
crushed-tomato | tomatocan | p tomatoes | cup 240 | 120 |  |
tomato-paste | tomatopaste | m | tablespoon 16 | 10 |  |
passata | tomatosauce | m | cup 245 | 110 |  |
tomato-sauce | tomatosauce | m | cup 245 | 110 |  |
marinara-sauce | tomatosauce | m | cup 250 | 110 |  |
stock | stock | m | cup 240 | 360 |  |
chicken-stock | stock | m | cup 240 | 360 |  |
beef-stock | stock | m | cup 240 | 360 |  |
dashi | stock | m | cup 240 | 360 |  |
vegetable-stock | stock | m | cup 240 | 360 |  |
gravy | gravy | m | cup 233 | 58 |  |
milk | milk | m | cup 244 | 122 |  |
skim-milk | milk | m milk | cup 245 | 122 |  |
buttermilk | milk | m | cup 245 | 122 |  |
yogurt | yogurt | m | cup 245 | 120 |  |
greek-yogurt | yogurt | m yogurt | cup 245 | 120 |  |
cream | cream | m | cup 238 | 45 |  |
heavy-cream | cream | m cream | cup 238 | 45 |  |
half-and-half | cream | m half-and-half | cup 242 | 60 |  |
sour-cream | sourcream | m | cup 230 | 30 |  |
creme-fraiche | sourcream | m | cup 230 | 30 |  |
butter | butter | m | tablespoon 14.2 | 7 |  |
ghee | butter | m | tablespoon 13.6 | 7 |  |
cheese | melting | m | cup 113 | 35 | shredded |
cheddar | melting | m | cup 113 | 35 | shredded |
parmesan | hardcheese | m | tablespoon 5 | 12 | finely grated |
grated-parmesan | hardcheese | m parmesan | tablespoon 5 | 12 |  |
pecorino | hardcheese | m | tablespoon 5 | 12 | finely grated |
gruyere | melting | m | cup 108 | 35 | shredded |
swiss-cheese | melting | m | cup 108 | 35 | shredded |
gouda | melting | m | cup 113 | 35 | shredded |
provolone | melting | m | cup 112 | 35 | shredded |
monterey-jack | melting | m | cup 113 | 35 | shredded |
brie | melting | m | w | 35 | sliced |
camembert | melting | m | w | 35 | sliced |
cream-cheese | freshcheese | m | tablespoon 14.5 | 29 | softened |
mascarpone | freshcheese | m | tablespoon 15 | 30 |  |
ricotta | freshcheese | m | cup 246 | 60 |  |
ricotta-salata | crumbly | m | w | 25 | crumbled |
cottage-cheese | freshcheese | m | cup 226 | 110 |  |
quark | freshcheese | m | cup 240 | 80 |  |
fromage-blanc | freshcheese | m | cup 240 | 80 |  |
feta | crumbly | m | cup 150 | 30 | crumbled |
goat-cheese | crumbly | m | w | 30 | crumbled |
mozzarella | melting | m | cup 113 | 40 | shredded |
burrata | melting | m | w | 40 | torn |
queso-fresco | crumbly | m | cup 122 | 30 | crumbled |
halloumi | grillcheese | m | w | 80 | sliced | b0
paneer | grillcheese | m | w | 90 | cubed |
blue-cheese | crumbly | m | cup 135 | 25 | crumbled |
american-cheese | melting | m | slice 21 | 30 |  |
cheese-curds | melting | p cheese curds | cup 130 | 40 |  |
egg | egg | c | each 50 | 100 |  |
water | water | m | cup 237 | 237 |  |
orange-juice | juice | m | cup 248 | 120 |  |
apple-juice | juice | m | cup 248 | 120 |  |
pineapple-juice | juice | m | cup 250 | 120 |  |
cranberry-juice | juice | m | cup 253 | 120 |  |
red-wine | wine | m | cup 235 | 40 |  |
white-wine | wine | m | cup 235 | 40 |  |
oil | oil | m | tablespoon 13.5 | 7 |  |
vegetable-oil | oil | m oil | tablespoon 13.6 | 7 |  |
olive-oil | oil | m | tablespoon 13.5 | 7 |  |
canola-oil | oil | m oil | tablespoon 14 | 7 |  |
sesame-oil | asiansauce | m | teaspoon 4.5 | 3 |  |
chili-oil | hotsauce | m | teaspoon 4.5 | 3 |  |
coconut-oil | oil | m | tablespoon 13.6 | 7 |  |
palm-oil | oil | m | tablespoon 13.6 | 7 |  |
margarine | butter | m | tablespoon 14 | 7 |  |
fish | fish | m | w | 150 | cut into portions |
cod | fish | m | w | 150 | cut into portions |
halibut | fish | m | w | 150 | cut into portions |
tilapia | fish | m | w | 140 | cut into portions | s6 r12 a8
trout | fish | m | w | 150 | cut into portions |
smoked-trout | tinnedfish | m | w | 60 | flaked |
salmon | fish | m | w | 150 | cut into portions |
smoked-salmon | tinnedfish | m | w | 50 | torn into strips |
canned-salmon | tinnedfish | m salmon | w | 80 | drained and flaked |
tuna | fish | m tuna | w | 140 | cut into portions |
canned-tuna | tinnedfish | m tuna | w | 70 | drained and flaked |
canned-tuna-in-oil | tinnedfish | m tuna | w | 70 | drained and flaked |
mackerel | fish | m | w | 130 | cut into portions |
smoked-mackerel | tinnedfish | m | w | 60 | flaked |
canned-mackerel | tinnedfish | m mackerel | w | 70 | drained and flaked |
sardine | fish | p | w | 140 | cleaned |
canned-sardine | tinnedfish | p sardines | w | 70 | drained |
anchovy | tinnedfish | p | w | 12 | drained and chopped |
shrimp | shellfish | m | w | 120 | peeled and deveined |
canned-crab | tinnedfish | m crab | w | 85 | drained and picked over |
scallop | shellfish | p | w | 120 | patted dry | b0
apple | orchard | c | each 182 | 120 | cored and diced |
pear | orchard | c | each 178 | 120 | cored and diced |
lemon | citrus | c lemon juice | each 84 | 30 | juiced |
lemon-juice | citrus | m | tablespoon 15 | 10 |  |
lime | citrus | c lime juice | each 67 | 30 | juiced |
lime-juice | citrus | m | tablespoon 15 | 10 |  |
orange | orange | c | each 131 | 100 | peeled and cut into segments |
mandarin | orange | c | each 88 | 88 | peeled and separated |
grapefruit | orange | c | each 230 | 115 | peeled and cut into segments |
berry | berry | p | cup 145 | 74 |  |
strawberry | berry | p | cup 152 | 76 | hulled and sliced |
blueberry | berry | p | cup 148 | 74 |  |
dried-blueberry | driedfruit | p | tablespoon 10 | 15 |  |
raspberry | berry | p | cup 123 | 62 |  |
blackberry | berry | p | cup 144 | 72 |  |
cranberry | berry | p | cup 100 | 40 |  |
dried-cranberry | driedfruit | p | tablespoon 8 | 15 |  |
peach | stonefruit | c | each 150 | 110 | pitted and sliced |
nectarine | stonefruit | c | each 142 | 110 | pitted and sliced |
apricot | stonefruit | c | each 35 | 80 | pitted and quartered |
dried-apricot | driedfruit | p | tablespoon 10 | 18 | chopped |
plum | stonefruit | c | each 66 | 100 | pitted and sliced |
prune | driedfruit | p | tablespoon 11 | 18 | chopped |
cherry | berry | p | cup 138 | 70 | pitted |
dried-cherry | driedfruit | p | tablespoon 10 | 15 |  |
banana | banana | c | each 118 | 90 | sliced |
mango | tropical | c | each 200 | 100 | peeled and diced |
pineapple | tropical | m | cup 165 | 110 | peeled and cut into chunks |
papaya | tropical | m | cup 145 | 110 | seeded and cubed | s0 r0 b0 g0 m0 a0
kiwi | tropical | c | each 69 | 69 | peeled and sliced | s0 r0 b0 g0 m0 a0
fig | stonefruit | c | each 50 | 80 | quartered |
dried-fig | driedfruit | p | tablespoon 10 | 18 | chopped |
date | driedfruit | c | each 10 | 20 | pitted and chopped |
melon | melon | m | cup 160 | 150 | cubed |
cantaloupe | melon | m | cup 160 | 150 | cubed |
watermelon | melon | m | cup 152 | 150 | cubed |
grape | grape | p | cup 151 | 90 | halved |
raisin | driedfruit | p | tablespoon 9 | 15 |  |
golden-raisin | driedfruit | p | tablespoon 9 | 15 |  |
currant | driedfruit | p | tablespoon 9 | 15 |  |
olive | accent | p | tablespoon 8.4 | 17 | pitted | b3
rice | rice | m | cup 185 | 70 | rinsed |
basmati-rice | rice | m rice | cup 185 | 70 | rinsed | b12
jasmine-rice | rice | m rice | cup 185 | 70 | rinsed | b13
brown-rice | rice | m | cup 190 | 70 | rinsed | b40
arborio-rice | rice | m | cup 195 | 70 |  | b18
instant-rice | rice | m rice | cup 95 | 60 |  | b5
cooked-rice | cookedrice | m rice | cup 158 | 160 |  |
wild-rice | rice | m | cup 160 | 65 | rinsed | b45
bulgur | grain | m | cup 140 | 60 |  | b12
couscous | grain | m | cup 173 | 65 |  | b5
farro | grain | m | cup 180 | 60 | rinsed | b28
seitan | tofu | m | w | 100 | sliced | s6 r18
barley | grain | m | cup 200 | 60 | rinsed | b35
oats | oats | p oats | cup 81 | 45 |  |
quinoa | grain | m | cup 170 | 60 | rinsed |
cooked-quinoa | cookedrice | m quinoa | cup 185 | 150 |  |
buckwheat | grain | m | cup 170 | 60 | rinsed |
millet | grain | m | cup 200 | 60 | rinsed | b18
cornmeal | polenta | m | cup 157 | 45 |  |
polenta | polenta | m | cup 160 | 45 |  |
grits | polenta | p grits | cup 156 | 40 |  |
muesli | granola | m | cup 85 | 35 |  |
granola | granola | m | cup 110 | 35 |  |
cereal | granola | m | cup 30 | 25 |  |
flour | flour | m | cup 125 | 40 |  |
whole-wheat-flour | flour | m | cup 120 | 40 |  |
cornstarch | starch | m | teaspoon 2.7 | 2 |  |
pasta | pasta | m | w | 90 |  |
spaghetti | pasta | m | w | 90 |  |
penne | pasta | m | w | 90 |  |
macaroni | pasta | m | w | 90 |  | b8
orzo | pasta | m | w | 75 |  | b9
lasagna-noodle | lasagna | p | w | 80 | broken into pieces |
fresh-pasta | pasta | m | w | 120 |  | b3
filled-pasta | dumpling | p filled pasta | w | 150 |  | b6
cooked-pasta | cookedpasta | m pasta | cup 140 | 175 |  |
gnocchi | dumpling | p gnocchi | w | 160 |  | b3
noodle | noodle | p | w | 80 |  |
egg-noodle | noodle | p | w | 80 |  | b8
ramen-noodle | noodle | p | w | 80 |  | b4
udon-noodle | noodle | p | w | 150 |  | b6
soba-noodle | noodle | p | w | 80 |  | b6
rice-noodle | noodle | p | w | 75 |  | b6
bean | bean | p | cup 172 | 110 | drained and rinsed |
black-bean | bean | p | cup 172 | 110 | drained and rinsed |
dried-black-bean | driedbean | p black beans | cup 194 | 55 | rinsed and picked over |
kidney-bean | bean | p | cup 177 | 110 | drained and rinsed |
dried-kidney-bean | driedbean | p kidney beans | cup 184 | 55 | rinsed and picked over |
white-bean | bean | p | cup 179 | 110 | drained and rinsed |
dried-white-bean | driedbean | p white beans | cup 202 | 55 | rinsed and picked over |
pinto-bean | bean | p | cup 171 | 110 | drained and rinsed |
dried-pinto-bean | driedbean | p pinto beans | cup 193 | 55 | rinsed and picked over |
chickpea | bean | p | cup 164 | 110 | drained and rinsed |
dried-chickpea | driedbean | p chickpeas | cup 200 | 55 | rinsed and picked over |
baked-bean | bean | p baked beans | cup 254 | 130 |  |
refried-bean | bean | p refried beans | cup 240 | 110 |  |
lentil | lentil | p | cup 192 | 60 | rinsed |
red-lentil | lentil | p | cup 192 | 60 | rinsed | b18
cooked-lentil | bean | p lentils | cup 198 | 110 | drained |
split-pea | lentil | p | cup 197 | 60 | rinsed | b45
tofu | tofu | m | w | 140 | patted dry and cubed |
silken-tofu | tofu | m tofu | w | 140 | cubed | s0 r0 g0 a0
tempeh | tofu | m | w | 100 | cubed |
vegan-mince | tofu | m | w | 90 |  | r0 g0 a0
vegan-sausage | tofu | p | w | 90 | sliced | b0
vegan-chicken | tofu | m | w | 100 |  |
vegan-cheese | melting | m | cup 113 | 35 | shredded |
vegan-cream-cheese | freshcheese | m | tablespoon 14.5 | 29 |  |
vegan-butter | butter | m | tablespoon 14 | 7 |  |
vegan-mayonnaise | mayo | m | tablespoon 14 | 14 |  |
vegan-yogurt | yogurt | m | cup 245 | 120 |  |
vegan-cream | cream | m | cup 238 | 45 |  |
plant-milk | milk | m | cup 244 | 122 |  |
soy-milk | milk | m | cup 243 | 122 |  |
almond-milk | milk | m | cup 250 | 122 |  |
oat-milk | milk | m | cup 240 | 122 |  |
rice-milk | milk | m | cup 244 | 122 |  |
coconut-drink | milk | m | cup 240 | 122 |  |
coconut-milk | coconutmilk | m | cup 226 | 100 |  |
ground-meat | ground | m | w | 120 |  |
beef | meat | m beef | w | 140 | cut into thin strips |
ground-beef | ground | m beef | w | 120 |  |
steak | meat | c | each 225 | 190 | cut into thin strips |
ribeye-steak | meat | c | each 300 | 190 | cut into thin strips |
flank-steak | meat | m steak | w | 150 | cut into thin strips across the grain |
beef-chuck | stewmeat | m beef | w | 160 | cut into 1-inch cubes |
stewing-beef | stewmeat | m beef | w | 160 | cut into 1-inch cubes |
brisket | stewmeat | m brisket | w | 160 | cut into 1-inch cubes |
beef-short-ribs | stewmeat | p short ribs | w | 220 |  |
beef-shank | stewmeat | m beef | w | 180 | cut into 1-inch cubes |
corned-beef | cooked | m | w | 70 | torn into strips |
cooked-beef | cooked | m beef | w | 110 | cut into thin strips |
roast-beef | cooked | m | w | 70 | torn into strips |
pastrami | cooked | m | w | 70 | torn into strips |
beef-sausage | sausage | p | w | 110 | cut into 1-inch pieces |
ground-venison | ground | m venison | w | 120 |  |
veal | meat | m | w | 140 | cut into thin strips |
ground-veal | ground | m veal | w | 120 |  |
lamb | meat | m lamb | w | 150 | cut into thin strips |
lamb-shoulder | stewmeat | m lamb | w | 160 | cut into 1-inch cubes |
lamb-chop | meat | c | each 80 | 160 | left whole |
ground-lamb | ground | m lamb | w | 120 |  |
cooked-lamb | cooked | m lamb | w | 110 | shredded |
pork | meat | m pork | w | 140 | cut into thin strips |
pork-loin | meat | m pork | w | 140 | cut into thin strips |
pork-chop | meat | c | each 180 | 160 | cut into thin strips |
pork-tenderloin | meat | m pork | w | 150 | cut into thin strips |
cooked-pork | cooked | m pork | w | 110 | shredded |
pork-shoulder | stewmeat | m pork | w | 160 | cut into 1-inch cubes |
pork-belly | stewmeat | m | w | 130 | cut into 1-inch cubes |
ground-pork | ground | m pork | w | 120 |  |
bacon | bacon | m | slice 28 | 42 | cut into 1-inch pieces |
ham | cooked | m | w | 70 | diced |
pancetta | bacon | m | w | 40 | diced |
guanciale | bacon | m | w | 40 | diced |
prosciutto | cooked | m | w | 30 | torn into strips | s1 r6 b0 g0 a3
deli-meat | cooked | m | w | 70 | torn into strips |
salami | cooked | m | w | 40 | sliced |
pepperoni | cooked | m | w | 30 | sliced |
bologna | cooked | m | w | 60 | cut into strips |
chicken-deli-meat | cooked | m chicken | w | 70 | torn into strips |
turkey-deli-meat | cooked | m turkey | w | 70 | torn into strips |
sausage | sausage | p | w | 110 | cut into 1-inch pieces |
italian-sausage | sausage | p sausages | w | 110 | cut into 1-inch pieces |
chorizo | bacon | m | w | 50 | sliced | b10
andouille-sausage | smoked | m | w | 90 | sliced |
kielbasa | smoked | m | w | 90 | sliced |
bratwurst | sausage | p | w | 110 | cut into 1-inch pieces |
hot-dog | smoked | c | each 50 | 75 | sliced |
chicken | poultry | m chicken | w | 150 | cut into bite-size pieces |
chicken-breast | poultry | m chicken | w | 150 | cut into bite-size pieces |
chicken-thigh | poultry | m chicken | w | 150 | cut into bite-size pieces | s9 r24 b20 g14 a16
chicken-leg | poultry | p chicken legs | w | 220 | patted dry | s0 r40 b38 g28 m0 a25
chicken-drumstick | poultry | p drumsticks | w | 200 | patted dry | s0 r38 b35 g25 m0 a22
chicken-wing | poultry | p wings | w | 220 | patted dry | s0 r40 b0 g22 m0 a22
ground-chicken | ground | m chicken | w | 120 |  |
cooked-chicken | cooked | m chicken | w | 110 | shredded |
canned-chicken | cooked | m chicken | w | 85 | drained and flaked |
turkey | poultry | m | w | 150 | cut into bite-size pieces |
cooked-turkey | cooked | m turkey | w | 110 | shredded |
turkey-breast | poultry | m turkey | w | 150 | cut into bite-size pieces |
ground-turkey | ground | m turkey | w | 120 |  |
duck-breast | meat | c | each 200 | 180 | cut into thin strips | s11 r0 g0 a0
nut | nut | p | tablespoon 9 | 15 | chopped |
almond | nut | p | tablespoon 9 | 15 | chopped |
walnut | nut | p | tablespoon 7 | 15 | chopped |
pecan | nut | p | tablespoon 7 | 15 | chopped |
cashew | nut | p | tablespoon 8.5 | 15 | chopped |
pistachio | nut | p | tablespoon 8 | 15 | chopped |
pine-nut | nut | p | tablespoon 8.5 | 12 |  |
peanut | nut | p | tablespoon 9 | 15 | chopped |
peanut-butter | nutbutter | m | tablespoon 16 | 16 |  |
almond-butter | nutbutter | m | tablespoon 16 | 16 |  |
sesame-seed | seed | p | teaspoon 3 | 3 |  |
tahini | tahini | m | tablespoon 15 | 15 |  |
sunflower-seed | seed | p | tablespoon 9 | 12 |  |
sunflower-seed-butter | nutbutter | m | tablespoon 16 | 16 |  |
pumpkin-seed | seed | p | tablespoon 8 | 12 |  |
flaxseed | seed | m | tablespoon 10 | 8 |  |
chia-seed | seed | p | tablespoon 12 | 10 |  |
hemp-seed | seed | p | tablespoon 10 | 10 |  |
potato-chip | chips | p | cup 25 | 30 |  |
tortilla-chip | chips | p | cup 28 | 45 |  |
pretzel | chips | p | cup 40 | 30 |  |
cracker | chips | p | w | 30 |  |
salt | salt | m | teaspoon 6 | 1 |  |
black-pepper | pepper | m pepper | teaspoon 2.3 | 0.3 |  |
white-pepper | pepper | m | teaspoon 2.4 | 0.3 |  |
cardamom | sweetspice | m | teaspoon 2 | 0.3 |  |
cayenne-pepper | spice | m | teaspoon 1.8 | 0.2 |  |
chili-flakes | spice | p | teaspoon 1.8 | 0.3 |  |
chili-powder | spice | m | teaspoon 2.7 | 1.3 |  |
cinnamon | sweetspice | m | teaspoon 2.6 | 0.7 |  |
coriander-seed | curryspice | m coriander | teaspoon 1.8 | 0.9 |  |
cumin | spice | m | teaspoon 2.1 | 1 |  |
curry-powder | curryspice | m | teaspoon 2 | 1.5 |  |
garam-masala | curryspice | m | teaspoon 2 | 1 |  |
garlic-powder | spice | m | teaspoon 3.1 | 0.8 |  |
onion-powder | spice | m | teaspoon 2.4 | 0.6 |  |
ground-ginger | sweetspice | m | teaspoon 1.8 | 0.4 |  |
nutmeg | sweetspice | m | teaspoon 2.2 | 0.2 |  |
paprika | spice | m | teaspoon 2.3 | 1.1 |  |
smoked-paprika | spice | m | teaspoon 2.3 | 1.1 |  |
pumpkin-pie-spice | sweetspice | m | teaspoon 1.7 | 0.5 |  |
sumac | spice | m | teaspoon 2.5 | 0.8 |  |
turmeric | curryspice | m | teaspoon 3 | 0.8 |  |
cajun-seasoning | spice | m | teaspoon 2.5 | 1.2 |  |
taco-seasoning | spice | m | teaspoon 2.7 | 2 |  |
italian-seasoning | driedherb | m | teaspoon 1 | 0.6 |  |
zaatar | spice | m | teaspoon 2 | 1 |  |
dried-basil | driedherb | m | teaspoon 0.7 | 0.4 |  |
bay-leaf | driedherb | c | each 0.6 | 0.3 |  |
dried-oregano | driedherb | m | teaspoon 1 | 0.5 |  |
dried-thyme | driedherb | m | teaspoon 1 | 0.5 |  |
dried-rosemary | driedherb | m | teaspoon 1.2 | 0.4 |  |
dried-sage | driedherb | m | teaspoon 0.7 | 0.3 |  |
dried-dill | driedherb | m | teaspoon 1 | 0.4 |  |
dried-parsley | driedherb | m | teaspoon 0.5 | 0.4 |  |
dried-tarragon | driedherb | m | teaspoon 0.6 | 0.4 |  |
dried-marjoram | driedherb | m | teaspoon 0.6 | 0.4 |  |
dried-mint | driedherb | m | teaspoon 0.5 | 0.4 |  |
parsley | herb | m | tablespoon 3.8 | 4 | chopped |
cilantro | herb | m | tablespoon 1 | 2 | chopped |
basil | herb | m | tablespoon 2.6 | 3 | torn |
mint | herb | m | tablespoon 3 | 3 | chopped |
dill | herb | m | tablespoon 1 | 1.5 | chopped |
thyme | woodyherb | m | teaspoon 0.8 | 0.8 | leaves stripped |
rosemary | woodyherb | m | teaspoon 0.7 | 0.7 | chopped |
sage | woodyherb | m | teaspoon 0.7 | 0.7 | chopped |
oregano | driedherb | m | teaspoon 1 | 0.5 |  |
marjoram | woodyherb | m | teaspoon 0.6 | 0.6 | chopped |
tarragon | herb | m | tablespoon 2 | 2 | chopped |
chives | herb | p | tablespoon 3 | 3 | snipped |
lemongrass | garlic | m | stalk 15 | 8 | outer leaves removed, very finely minced |
leafy-green | salad | p leafy greens | cup 36 | 50 |  |
lettuce | salad | m | cup 36 | 60 | torn |
romaine-lettuce | salad | m romaine | cup 47 | 60 | torn |
iceberg-lettuce | salad | m lettuce | cup 57 | 60 | torn |
spinach | greens | m | cup 30 | 45 |  |
frozen-spinach | greens | m spinach | cup 156 | 78 | thawed and squeezed dry |
kale | greens | m | cup 21 | 42 | stemmed and chopped | s5 b8 t6 m3
swiss-chard | greens | m chard | cup 36 | 50 | chopped | s4 b5
arugula | salad | m | cup 20 | 40 |  |
collard-greens | greens | p collard greens | cup 36 | 50 | stemmed and sliced | s8 b15 t10 m6
mustard-greens | greens | p mustard greens | cup 56 | 60 | chopped | s5 b8 t6 m4
turnip-greens | greens | p turnip greens | cup 55 | 60 | chopped | s6 b10 t6 m4
beet-greens | greens | p beet greens | cup 38 | 50 | chopped | s4 b5 t6 m4
dandelion-greens | greens | p dandelion greens | cup 55 | 50 | chopped | s5 b8 t6 m4
watercress | greens | m | cup 34 | 34 |  |
endive | salad | m | cup 50 | 40 | sliced |
belgian-endive | salad | m | cup 90 | 60 | sliced |
radicchio | salad | m | cup 40 | 40 | torn |
mache | salad | m | cup 56 | 40 |  |
sorrel | salad | m | cup 30 | 30 |  |
purslane | salad | m | cup 43 | 40 |  |
water-spinach | greens | m | cup 56 | 60 | chopped | s3 b3
broccoli | brassica | m | cup 91 | 91 | cut into small florets |
broccolini | brassica | m | w | 90 | trimmed |
broccoli-rabe | greens | m | cup 40 | 70 | chopped | s5 b5
chinese-broccoli | greens | m | cup 88 | 80 | chopped | s5 b5
cauliflower | brassica | m | cup 107 | 107 | cut into small florets |
cauliflower-rice | brassica | m | cup 107 | 107 |  | s5 r15 b5
cabbage | brassica | m | cup 89 | 89 | thinly sliced |
red-cabbage | brassica | m | cup 89 | 89 | thinly sliced |
napa-cabbage | brassica | m | cup 76 | 76 | thinly sliced | s3 b4
bok-choy | greens | m | cup 70 | 80 | chopped | s4 r8 b4
coleslaw-mix | brassica | m | cup 85 | 85 |  | s4 r0 b5 g0 a0
brussels-sprouts | brassica | p | cup 88 | 88 | trimmed and halved | s9 r22 b9 a13
kohlrabi | root | m | cup 135 | 90 | peeled and cubed |
choy-sum | greens | m | cup 70 | 80 | chopped | s4 b4
onion | allium | c | each 110 | 55 | chopped |
white-onion | allium | c onion | each 110 | 55 | chopped |
red-onion | allium | c | each 110 | 55 | sliced |
pearl-onion | allium | p | cup 120 | 60 | peeled | s10
frozen-onion | allium | m onion | cup 110 | 55 |  |
shallot | allium | c | each 25 | 25 | finely chopped | s3
scallion | allium | c | each 15 | 15 | thinly sliced | s1 r5 b2
leek | allium | c | each 89 | 60 | halved, rinsed and sliced |
garlic | garlic | m | clove 3 | 3.5 | minced |
garlic-scape | allium | p garlic scapes | w | 20 | thinly sliced | s3 r8 b4 g4 m2
carrot | root | c | each 61 | 61 | sliced |
baby-carrot | root | p | cup 140 | 70 | halved lengthwise |
parsnip | root | c | each 110 | 90 | sliced |
turnip | root | c | each 122 | 90 | peeled and cubed |
rutabaga | root | m | cup 140 | 100 | peeled and cubed |
beet | root | c | each 82 | 82 | peeled and cut into small cubes | s0 r38 b30 g0 m9 a20
radish | raw | p | cup 116 | 40 | thinly sliced |
daikon | raw | m | cup 116 | 40 | peeled and thinly sliced |
celery-root | root | m | cup 156 | 100 | peeled and cubed |
jicama | raw | m | cup 120 | 60 | peeled and cut into sticks |
potato | potato | c | each 173 | 173 | cut into 3/4-inch cubes |
new-potato | potato | p | w | 170 | halved |
mashed-potato | mash | p mashed potatoes | cup 210 | 210 |  |
sweet-potato | potato | c | each 130 | 130 | cut into 3/4-inch cubes | r28 b12 a16
yam | potato | c | each 200 | 150 | peeled and cubed |
water-chestnut | asianveg | p | cup 124 | 50 | drained and sliced |
ginger | garlic | m | tablespoon 6 | 3 | finely grated |
celery | firm | m | stalk 40 | 40 | sliced | r0 g0 m3 a0
fennel | firm | m | cup 87 | 87 | thinly sliced | s8 r25 b10
asparagus | firm | m | w | 90 | trimmed and cut into 2-inch pieces | s5 r12 b4
artichoke | small | p artichokes | cup 168 | 70 | drained and quartered |
okra | firm | m | cup 100 | 90 | trimmed and sliced | s8
green-bean | firm | p | cup 110 | 83 | trimmed and cut in half |
snow-pea | firm | p | cup 63 | 63 | trimmed | s3 r8 b3
sugar-snap-pea | firm | p | cup 63 | 63 | trimmed | s3 r8 b3
pea | small | p | cup 145 | 65 |  |
fava-bean | small | p | cup 126 | 70 | shelled | b5
lima-bean | small | p | cup 156 | 75 |  | s6 b10
edamame | bean | m | cup 155 | 80 | shelled |
bamboo-shoots | asianveg | p | cup 120 | 60 | drained |
bean-sprouts | asianveg | p | cup 104 | 52 | rinsed | s2 r0 b1
tomato | tomato | c | each 123 | 110 | chopped |
cherry-tomato | tomato | p | cup 149 | 75 | halved |
grape-tomato | tomato | p | cup 149 | 75 | halved |
plum-tomato | tomato | c tomato | each 62 | 93 | chopped |
cucumber | raw | c | each 300 | 75 | sliced |
zucchini | soft | c | each 196 | 98 | cut into half-moons |
baby-zucchini | soft | p | cup 120 | 90 | halved |
summer-squash | soft | c | each 196 | 98 | cut into half-moons |
eggplant | soft | c | each 458 | 115 | cubed | s9 r25 b14 g9 m7 a14
bell-pepper | soft | c | each 119 | 90 | cut into strips |
red-bell-pepper | soft | c | each 119 | 90 | cut into strips |
yellow-bell-pepper | soft | c | each 186 | 90 | cut into strips |
roasted-red-pepper | accent | p roasted red peppers | cup 140 | 50 | drained and sliced |
chili-pepper | chili | c | each 15 | 7 | seeded and minced |
jalapeno | chili | c | each 14 | 7 | seeded and minced |
serrano-pepper | chili | c | each 6 | 4 | seeded and minced |
poblano-pepper | soft | c | each 64 | 64 | cut into strips |
thai-chili | chili | c | each 2 | 3 | seeded and minced |
banana-pepper | soft | c | each 33 | 66 | cut into rings |
pickled-jalapeno | chili | p | tablespoon 10 | 10 | chopped |
canned-green-chili | chili | p green chilies | tablespoon 15 | 15 | drained |
pickled-hot-pepper | chili | p | tablespoon 10 | 10 | chopped |
winter-squash | squash | m | cup 140 | 140 | peeled and cubed |
butternut-squash | squash | m | cup 140 | 140 | peeled and cubed |
acorn-squash | squash | m | cup 140 | 140 | peeled and cubed |
pumpkin | squash | m | cup 116 | 140 | peeled and cubed |
chayote | soft | c | each 203 | 100 | cut into half-moons | s8 r25 b12
corn | small | m | cup 145 | 73 |  |
avocado | avocado | c | each 136 | 68 | sliced |
mushroom | soft | p | cup 70 | 70 | sliced | s6 r16 g6
portobello-mushroom | soft | c | each 84 | 84 | sliced | s6 r16
nori | seaweed | m | sheet 2.6 | 2.6 | cut into strips |
frozen-mixed-vegetable | small | p mixed vegetables | cup 135 | 90 |  | s5 b6
sauerkraut | pickle | m | cup 142 | 40 | drained |
kimchi | pickle | m | cup 150 | 40 | chopped |
pickle | pickle | p | tablespoon 10 | 15 | chopped |
pickle-relish | pickle | m relish | tablespoon 15 | 15 |  |
sun-dried-tomato | accent | p | tablespoon 3.4 | 10 | chopped |
`;

/** Cooked differently from their parents; no blueprint uses them. */
export const SET_ASIDE = `
raisin-bread cornbread garlic-bread taco-shell croutons stuffing-mix breadstick fructose almond-extract
flavor-extract unsweetened-chocolate butterscotch-chips hot-chocolate-mix chocolate-hazelnut-spread
carob-powder cocoa-butter lemon-curd quince-paste tartar-sauce sandwich-spread mole-paste balsamic-glaze
tomato-product tomato-juice tomato-powder fish-stock bouillon-cube beef-bouillon-cube vegetable-bouillon-cube
chocolate-milk evaporated-milk evaporated-skim-milk condensed-milk milk-powder skim-milk-powder
buttermilk-powder eggnog kefir whey whey-powder flavored-yogurt frozen-yogurt whipped-cream whipped-topping
coffee-creamer hard-cheese brunost soft-cheese cheese-sauce egg-white egg-yolk hard-boiled-egg quail-egg
egg-powder meringue-powder egg-substitute walnut-oil hazelnut-oil almond-oil truffle-oil flaxseed-oil
mustard-oil pumpkin-seed-oil wheat-germ-oil cod-liver-oil cooking-spray salt-cod smoked-haddock shark
salmon-roe caviar pickled-herring kipper fresh-anchovy anchovy-paste dried-anchovy eel bonito-flakes
fish-sticks surimi gefilte-fish canned-shrimp dried-shrimp shrimp-paste crabapple lemon-zest preserved-lemon
lime-zest makrut-lime-leaf orange-zest cranberry-sauce elderberry goji-berry acai maraschino-cherry
dried-banana plantain banana-leaf green-mango dried-mango amchur dried-pineapple green-papaya jujube
horned-melon tapenade sticky-rice egg-fried-rice flattened-rice puffed-rice rice-bran semolina oat-bran
oat-flour overnight-oats masa-harina rye-flour barley-flour malt-powder rice-flour buckwheat-flour
chickpea-flour almond-flour coconut-flour corn-flour potato-flour soy-flour cassava-flour millet-flour
lupin-flour chestnut-flour crispy-noodle tteok zucchini-noodle dried-lima-bean aquafaba dried-black-eyed-pea
dried-fava-bean adzuki-bean red-bean-paste mung-bean lupini-bean soybean moth-bean fermented-tofu
coconut-cream cream-of-coconut beef-patty beef-rib-roast beef-bones canned-corned-beef beef-liver kidney
beef-tongue tripe sweetbreads beef-heart beef-jerky lamb-shank pork-ribs pork-hock cured-pork blood-sausage
chinese-sausage liverwurst summer-sausage pork-rinds meatball chicken-liver chicken-gizzards chicken-feet
chicken-skin cornish-hen chicken-nuggets chestnut candlenut peanut-flour almond-paste soy-nuts trail-mix halva
cinnamon-stick dried-cilantro freeze-dried-chives garden-cress amaranth-leaves lambs-quarters stinging-nettle
moringa-leaves taro-leaves sweet-potato-leaves pumpkin-shoots malabar-spinach grape-leaves jarred-grape-leaves
chrysanthemum-greens broccoli-leaves new-zealand-spinach jute-leaves pickled-beet dried-daikon canned-potato
hash-browns french-fries tater-tots instant-mashed-potato canned-sweet-potato canned-asparagus green-tomato
spaghetti-squash pumpkin-puree creamed-corn dried-shiitake-mushroom dried-porcini-mushroom wood-ear-mushroom
truffle pickled-radish preserved-mustard-greens zha-cai
`;

/** Good raw, though most of their kinds are cooked. */
export const GOOD_RAW = `
olive endive broccoli cauliflower cabbage red-cabbage napa-cabbage coleslaw-mix kohlrabi onion white-onion
red-onion shallot scallion carrot baby-carrot radish daikon jicama celery fennel snow-pea sugar-snap-pea
tomato cherry-tomato grape-tomato plum-tomato cucumber zucchini bell-pepper red-bell-pepper yellow-bell-pepper
roasted-red-pepper
`;

/** To be cooked, though their kinds are eaten raw. */
export const NEVER_RAW = `
frozen-spinach canned-spinach swiss-chard collard-greens mustard-greens turnip-greens beet-greens
dandelion-greens water-spinach frozen-broccoli broccoli-rabe chinese-broccoli frozen-cauliflower bok-choy
choy-sum frozen-onion canned-green-bean fava-bean lima-bean canned-mushroom frozen-mixed-vegetable
`;

/** Too small or leafy to slice or chunk. */
export const KEEPS_ITS_SHAPE = `
broccolini cabbage red-cabbage napa-cabbage coleslaw-mix brussels-sprouts pearl-onion baby-carrot new-potato
asparagus green-bean snow-pea sugar-snap-pea cherry-tomato grape-tomato baby-zucchini
`;
