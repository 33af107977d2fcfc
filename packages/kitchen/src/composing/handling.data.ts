/**
 * How each food is prepared and cooked: one table for all blueprints.
 *
 * food | kind | form, short name | unit grams | grams per serving | preparation | minutes that differ from the kind's
 *
 * form: c = counted ("2 onions"), p = always plural ("green beans"), m = mass ("rice").
 * short name: used in steps and titles ("chicken" for chicken breast); empty means the food's own name.
 * unit: w = by weight; each = counted pieces; otherwise a kitchen unit with its weight in grams.
 * minutes: s sauté, r roast, b simmer, t steam, g grill, m microwave, a air fryer; 0 = never this way.
 *
 * A food without a row uses the row of its nearest ancestor, unless it is listed in SET_ASIDE.
 */
export const HANDLING = `
chicken | poultry | m chicken | w | 150 | cut into bite-size pieces |
chicken-breast | poultry | m chicken | w | 150 | cut into bite-size pieces |
chicken-thigh | poultry | m chicken | w | 150 | cut into bite-size pieces | s9 r24 b20 g14 a16
chicken-drumstick | poultry | p drumsticks | w | 200 | patted dry | s0 r38 b35 g25 m0 a22
chicken-wing | poultry | p wings | w | 220 | patted dry | s0 r40 b0 g22 m0 a22
turkey-breast | poultry | m turkey | w | 150 | cut into bite-size pieces |
duck-breast | poultry | m duck | w | 150 | cut into thin strips | b0 m0
ground-beef | ground | m beef | w | 120 | |
ground-pork | ground | m pork | w | 120 | |
ground-turkey | ground | m turkey | w | 120 | |
ground-chicken | ground | m chicken | w | 120 | |
ground-lamb | ground | m lamb | w | 120 | |
beef | meat | m beef | w | 140 | cut into thin strips |
steak | meat | m steak | w | 160 | cut into thin strips |
flank-steak | meat | m steak | w | 150 | cut into thin strips across the grain |
ribeye-steak | meat | m steak | w | 170 | cut into thin strips |
pork | meat | m pork | w | 140 | cut into thin strips |
pork-chop | meat | m pork | w | 160 | cut into thin strips |
pork-tenderloin | meat | m pork | w | 150 | cut into thin strips |
lamb | meat | m lamb | w | 150 | cut into thin strips |
lamb-chop | meat | m lamb | w | 160 | cut into thin strips |
beef-chuck | stewmeat | m beef | w | 160 | cut into 1-inch cubes |
stewing-beef | stewmeat | m beef | w | 160 | cut into 1-inch cubes |
brisket | stewmeat | m brisket | w | 160 | cut into 1-inch cubes |
pork-shoulder | stewmeat | m pork | w | 160 | cut into 1-inch cubes |
lamb-shoulder | stewmeat | m lamb | w | 160 | cut into 1-inch cubes |
sausage | sausage | p | w | 110 | cut into 1-inch pieces |
italian-sausage | sausage | p sausages | w | 110 | cut into 1-inch pieces |
bratwurst | sausage | p | w | 110 | cut into 1-inch pieces |
chorizo | bacon | m | w | 50 | sliced | b10
bacon | bacon | m | slice 28 | 42 | |
pancetta | bacon | m | w | 40 | diced |
guanciale | bacon | m | w | 40 | diced |
ham | cooked | m | w | 70 | diced |
prosciutto | cooked | m | w | 30 | torn into strips | s1 r6 b0 g0 a3
salami | cooked | m | w | 40 | sliced |
pepperoni | cooked | m | w | 30 | sliced |
turkey-deli-meat | cooked | m turkey | w | 70 | torn into strips |
hot-dog | smoked | c | each 50 | 75 | sliced |
andouille-sausage | smoked | m | w | 90 | sliced |
cooked-chicken | cooked | m chicken | w | 110 | shredded |
roast-beef | cooked | m | w | 70 | torn into strips |
salmon | fish | m | w | 150 | cut into portions |
cod | fish | m | w | 150 | cut into portions |
tilapia | fish | m | w | 140 | cut into portions | s6 r12 a8
fish | fish | m | w | 150 | cut into portions |
trout | fish | m | w | 150 | cut into portions |
tuna | fish | m tuna | w | 140 | cut into portions |
halibut | fish | m | w | 150 | cut into portions |
mackerel | fish | m | w | 130 | cut into portions |
shrimp | shellfish | m | w | 120 | peeled and deveined |
scallop | shellfish | p | w | 120 | patted dry | b0
canned-tuna | tinnedfish | m tuna | w | 70 | drained and flaked |
canned-salmon | tinnedfish | m salmon | w | 80 | drained and flaked |
anchovy | tinnedfish | p | w | 12 | drained and chopped |
smoked-salmon | tinnedfish | m | w | 50 | torn into strips |
egg | egg | c | each 50 | 100 | |
tofu | tofu | m | w | 140 | patted dry and cubed |
silken-tofu | tofu | m tofu | w | 140 | cubed | s0 r0 g0 a0
tempeh | tofu | m | w | 100 | cubed |
seitan | tofu | m | w | 100 | sliced | s6 r18
paneer | grillcheese | m | w | 90 | cubed |
halloumi | grillcheese | m | w | 80 | sliced | b0
bean | bean | p | cup 172 | 110 | drained and rinsed |
black-bean | bean | p | cup 172 | 110 | drained and rinsed |
kidney-bean | bean | p | cup 177 | 110 | drained and rinsed |
pinto-bean | bean | p | cup 171 | 110 | drained and rinsed |
white-bean | bean | p | cup 179 | 110 | drained and rinsed |
chickpea | bean | p | cup 164 | 110 | drained and rinsed |
baked-bean | bean | p baked beans | cup 254 | 130 | |
refried-bean | bean | p refried beans | cup 240 | 110 | |
edamame | bean | m | cup 155 | 80 | shelled |
lentil | lentil | p | cup 192 | 60 | rinsed |
red-lentil | lentil | p | cup 192 | 60 | rinsed | b18
split-pea | lentil | p | cup 197 | 60 | rinsed | b45
carrot | root | c | each 61 | 61 | sliced |
parsnip | root | c | each 110 | 90 | sliced |
beet | root | c | each 82 | 82 | peeled and cut into small cubes | s0 r38 b30 m9 a20 g0
turnip | root | c | each 122 | 90 | peeled and cubed |
rutabaga | root | m | cup 140 | 100 | peeled and cubed |
celery-root | root | m | cup 156 | 100 | peeled and cubed |
potato | potato | c | each 173 | 173 | cut into 3/4-inch cubes |
sweet-potato | potato | c | each 130 | 130 | cut into 3/4-inch cubes | r28 b12 a16
yam | potato | c | each 200 | 150 | peeled and cubed |
butternut-squash | squash | m | cup 140 | 140 | peeled and cubed |
pumpkin | squash | m | cup 116 | 140 | peeled and cubed |
acorn-squash | squash | m | cup 140 | 140 | peeled and cubed |
winter-squash | squash | m | cup 140 | 140 | peeled and cubed |
broccoli | brassica | m | cup 91 | 91 | cut into small florets |
cauliflower | brassica | m | cup 107 | 107 | cut into small florets |
brussels-sprouts | brassica | p | cup 88 | 88 | trimmed and halved | s9 r22 b9 a13
cabbage | brassica | m | cup 89 | 89 | thinly sliced |
red-cabbage | brassica | m | cup 89 | 89 | thinly sliced |
napa-cabbage | brassica | m | cup 76 | 76 | thinly sliced | s3 b4
broccolini | brassica | m | w | 90 | trimmed |
green-bean | firm | p | cup 110 | 83 | trimmed and cut in half |
asparagus | firm | m | w | 90 | trimmed and cut into 2-inch pieces | s5 r12 b4
snow-pea | firm | p | cup 63 | 63 | trimmed | s3 r8 b3
sugar-snap-pea | firm | p | cup 63 | 63 | trimmed | s3 r8 b3
fennel | firm | m | cup 87 | 87 | thinly sliced | s8 r25 b10
okra | firm | m | cup 100 | 90 | trimmed and sliced | s8
celery | firm | m | stalk 40 | 40 | sliced | r0 a0 g0 m3
bell-pepper | soft | c | each 119 | 90 | cut into strips |
red-bell-pepper | soft | c | each 119 | 90 | cut into strips |
yellow-bell-pepper | soft | c | each 186 | 90 | cut into strips |
poblano-pepper | soft | c | each 64 | 64 | cut into strips |
zucchini | soft | c | each 196 | 98 | cut into half-moons |
summer-squash | soft | c | each 196 | 98 | cut into half-moons |
eggplant | soft | m | cup 82 | 110 | cubed | s9 r25 b14 a14 g9 m7
mushroom | soft | p | cup 70 | 70 | sliced | s6 r16 g6
portobello-mushroom | soft | c | each 84 | 84 | sliced | s6 r16
corn | small | m | cup 145 | 73 | |
pea | small | p | cup 145 | 65 | |
bean-sprouts | asianveg | p | cup 104 | 52 | rinsed | s2 r0 b1
bamboo-shoots | asianveg | p | cup 120 | 60 | drained |
artichoke | small | p artichokes | cup 168 | 70 | drained and quartered |
roasted-red-pepper | accent | p roasted red peppers | cup 140 | 50 | drained and sliced |
olive | accent | p | tablespoon 8.4 | 17 | pitted | b3
sun-dried-tomato | accent | p | tablespoon 3.4 | 10 | chopped |
spinach | greens | m | cup 30 | 45 | |
kale | greens | m | cup 21 | 42 | stemmed and chopped | s5 b8 m3 t6
swiss-chard | greens | m chard | cup 36 | 50 | chopped | s4 b5
collard-greens | greens | p collard greens | cup 36 | 50 | stemmed and sliced | s8 b15 m6 t10
bok-choy | greens | m | cup 70 | 80 | chopped | s4 b4 r8
watercress | greens | m | cup 34 | 34 | |
lettuce | salad | m | cup 36 | 60 | torn |
romaine-lettuce | salad | m romaine | cup 47 | 60 | torn |
iceberg-lettuce | salad | m lettuce | cup 57 | 60 | torn |
arugula | salad | m | cup 20 | 40 | |
leafy-green | salad | p leafy greens | cup 36 | 50 | |
endive | salad | m | cup 50 | 40 | sliced |
cucumber | raw | c | each 300 | 75 | sliced |
radish | raw | p | cup 116 | 40 | thinly sliced |
jicama | raw | m | cup 120 | 60 | peeled and cut into sticks |
avocado | avocado | c | each 136 | 68 | sliced |
tomato | tomato | c | each 123 | 110 | chopped |
cherry-tomato | tomato | p | cup 149 | 75 | halved |
grape-tomato | tomato | p | cup 149 | 75 | halved |
plum-tomato | tomato | c tomato | each 62 | 93 | chopped |
canned-tomato | tomatocan | p tomatoes | cup 240 | 120 | |
crushed-tomato | tomatocan | p tomatoes | cup 240 | 120 | |
onion | allium | c | each 110 | 55 | chopped |
red-onion | allium | c | each 110 | 55 | sliced |
white-onion | allium | c onion | each 110 | 55 | chopped |
leek | allium | c | each 89 | 60 | halved, rinsed and sliced |
shallot | allium | c | each 25 | 25 | finely chopped | s3
scallion | allium | c | each 15 | 15 | thinly sliced | s1 r5 b2
garlic | garlic | m | clove 3 | 3.5 | minced |
ginger | garlic | m | tablespoon 6 | 5 | finely grated |
jalapeno | chili | c | each 14 | 7 | seeded and minced |
chili-pepper | chili | c | each 15 | 7 | seeded and minced |
serrano-pepper | chili | c | each 6 | 4 | seeded and minced |
rice | rice | m | cup 185 | 70 | rinsed |
basmati-rice | rice | m rice | cup 185 | 70 | rinsed | b12
jasmine-rice | rice | m rice | cup 185 | 70 | rinsed | b13
brown-rice | rice | m | cup 190 | 70 | rinsed | b40
arborio-rice | rice | m | cup 195 | 70 | | b18
wild-rice | rice | m | cup 160 | 65 | rinsed | b45
quinoa | grain | m | cup 170 | 60 | rinsed |
couscous | grain | m | cup 173 | 65 | | b5
bulgur | grain | m | cup 140 | 60 | | b12
barley | grain | m | cup 200 | 60 | rinsed | b35
farro | grain | m | cup 180 | 60 | rinsed | b28
millet | grain | m | cup 200 | 60 | rinsed | b18
buckwheat | grain | m | cup 170 | 60 | rinsed |
pasta | pasta | m | w | 90 | |
spaghetti | pasta | m | w | 90 | |
penne | pasta | m | w | 90 | |
macaroni | pasta | m | w | 90 | | b8
lasagna-noodle | lasagna | p | w | 80 | broken into pieces |
orzo | pasta | m | w | 75 | | b9
gnocchi | dumpling | p gnocchi | w | 160 | | b3
filled-pasta | dumpling | p filled pasta | w | 150 | | b6
noodle | noodle | p | w | 80 | |
egg-noodle | noodle | p | w | 80 | | b8
ramen-noodle | noodle | p | w | 80 | | b4
rice-noodle | noodle | p | w | 75 | | b6
soba-noodle | noodle | p | w | 80 | | b6
udon-noodle | noodle | p | w | 150 | | b6
polenta | polenta | m | cup 160 | 45 | |
cornmeal | polenta | m | cup 157 | 45 | |
grits | polenta | p grits | cup 156 | 40 | |
bread | bread | m | slice 32 | 64 | |
whole-wheat-bread | bread | m bread | slice 32 | 64 | |
sourdough-bread | bread | m sourdough | slice 45 | 80 | |
rye-bread | bread | m | slice 32 | 64 | |
bagel | roll | c | each 100 | 100 | split |
english-muffin | roll | c | each 57 | 57 | split |
burger-bun | roll | c bun | each 50 | 50 | split |
croissant | roll | c | each 57 | 57 | split |
tortilla | tortilla | c | each 49 | 98 | |
corn-tortilla | tortilla | c tortilla | each 26 | 78 | |
pita-bread | flatbread | c pita | each 60 | 60 | |
naan | flatbread | c | each 90 | 90 | |
flatbread | flatbread | c | each 80 | 80 | |
pizza-base | pizzabase | c | each 300 | 110 | | r12
pizza-dough | pizzabase | m | w | 130 | | r14 s0 g0 a0
oats | oats | p oats | cup 81 | 45 | |
tortilla-chip | chips | p | cup 28 | 45 | |
cracker | chips | p | w | 30 | |
cheese | melting | m | cup 113 | 35 | shredded |
cheddar | melting | m | cup 113 | 35 | shredded |
mozzarella | melting | m | cup 113 | 40 | shredded |
swiss-cheese | melting | m | cup 108 | 35 | shredded |
gruyere | melting | m | cup 108 | 35 | shredded |
monterey-jack | melting | m | cup 113 | 35 | shredded |
provolone | melting | m | cup 112 | 35 | shredded |
gouda | melting | m | cup 113 | 35 | shredded |
american-cheese | melting | m | slice 21 | 30 | |
brie | melting | m | w | 35 | sliced |
parmesan | hardcheese | m | tablespoon 5 | 12 | finely grated |
pecorino | hardcheese | m | tablespoon 5 | 12 | finely grated |
feta | crumbly | m | cup 150 | 30 | crumbled |
goat-cheese | crumbly | m | w | 30 | crumbled |
blue-cheese | crumbly | m | cup 135 | 25 | crumbled |
queso-fresco | crumbly | m | cup 122 | 30 | crumbled |
cream-cheese | freshcheese | m | tablespoon 14.5 | 29 | softened |
ricotta | freshcheese | m | cup 246 | 60 | |
cottage-cheese | freshcheese | m | cup 226 | 110 | |
mascarpone | freshcheese | m | tablespoon 15 | 30 | |
yogurt | yogurt | m | cup 245 | 120 | |
greek-yogurt | yogurt | m yogurt | cup 245 | 120 | |
sour-cream | sourcream | m | cup 230 | 30 | |
creme-fraiche | sourcream | m | cup 230 | 30 | |
cream | cream | m | cup 238 | 45 | |
heavy-cream | cream | m cream | cup 238 | 45 | |
half-and-half | cream | m half-and-half | cup 242 | 60 | |
milk | milk | m | cup 244 | 122 | |
skim-milk | milk | m milk | cup 245 | 122 | |
buttermilk | milk | m | cup 245 | 122 | |
almond-milk | milk | m | cup 250 | 122 | |
soy-milk | milk | m | cup 243 | 122 | |
oat-milk | milk | m | cup 240 | 122 | |
coconut-milk | coconutmilk | m | cup 226 | 100 | |
butter | butter | m | tablespoon 14.2 | 7 | |
ghee | butter | m | tablespoon 13.6 | 7 | |
oil | oil | m | tablespoon 13.5 | 7 | |
olive-oil | oil | m | tablespoon 13.5 | 7 | |
vegetable-oil | oil | m oil | tablespoon 13.6 | 7 | |
canola-oil | oil | m oil | tablespoon 14 | 7 | |
coconut-oil | oil | m | tablespoon 13.6 | 7 | |
lemon | citrus | c lemon juice | each 84 | 30 | juiced |
lime | citrus | c lime juice | each 67 | 30 | juiced |
lemon-juice | citrus | m | tablespoon 15 | 10 | |
lime-juice | citrus | m | tablespoon 15 | 10 | |
vinegar | vinegar | m | tablespoon 15 | 8 | |
balsamic-vinegar | vinegar | m | tablespoon 16 | 8 | |
apple-cider-vinegar | vinegar | m | tablespoon 15 | 8 | |
rice-vinegar | vinegar | m | tablespoon 15 | 8 | |
red-wine-vinegar | vinegar | m | tablespoon 15 | 8 | |
white-wine-vinegar | vinegar | m | tablespoon 15 | 8 | |
stock | stock | m | cup 240 | 360 | |
chicken-stock | stock | m | cup 240 | 360 | |
vegetable-stock | stock | m | cup 240 | 360 | |
beef-stock | stock | m | cup 240 | 360 | |
water | water | m | cup 237 | 237 | |
white-wine | wine | m | cup 235 | 40 | |
red-wine | wine | m | cup 235 | 40 | |
soy-sauce | soysauce | m | tablespoon 16 | 14 | |
tamari | soysauce | m | tablespoon 18 | 14 | |
oyster-sauce | asiansauce | m | tablespoon 18 | 12 | |
hoisin-sauce | asiansauce | m | tablespoon 16 | 12 | |
teriyaki-sauce | asiansauce | m | tablespoon 18 | 20 | |
fish-sauce | asiansauce | m | teaspoon 6 | 5 | |
sesame-oil | asiansauce | m | teaspoon 4.5 | 3 | |
miso | asiansauce | m | tablespoon 17 | 10 | |
gochujang | asiansauce | m | tablespoon 18 | 9 | |
sriracha | hotsauce | m | teaspoon 5 | 4 | |
hot-sauce | hotsauce | m | teaspoon 5 | 3 | |
harissa | hotsauce | m | teaspoon 5 | 6 | |
curry-paste | currypaste | m | tablespoon 15 | 12 | |
tomato-sauce | tomatosauce | m | cup 245 | 110 | |
marinara-sauce | tomatosauce | m | cup 250 | 110 | |
tomato-paste | tomatopaste | m | tablespoon 16 | 10 | |
salsa | salsa | m | cup 259 | 60 | |
pesto | pesto | m | tablespoon 16 | 24 | |
mustard | mustard | m | teaspoon 5 | 4 | |
dijon-mustard | mustard | m | teaspoon 5 | 4 | |
ketchup | ketchup | m | tablespoon 17 | 15 | |
barbecue-sauce | bbq | m | tablespoon 17 | 25 | |
mayonnaise | mayo | m | tablespoon 14 | 14 | |
ranch-dressing | dressing | m | tablespoon 15 | 22 | |
salad-dressing | dressing | m | tablespoon 15 | 22 | |
caesar-dressing | dressing | m | tablespoon 15 | 22 | |
hummus | hummus | m | cup 246 | 60 | |
tahini | tahini | m | tablespoon 15 | 15 | |
peanut-butter | nutbutter | m | tablespoon 16 | 16 | |
almond-butter | nutbutter | m | tablespoon 16 | 16 | |
pickle | pickle | p | tablespoon 10 | 15 | chopped |
capers | pickle | p | tablespoon 8.6 | 4 | drained |
kimchi | pickle | m | cup 150 | 40 | chopped |
sauerkraut | pickle | m | cup 142 | 40 | drained |
honey | sweetener | m | tablespoon 21 | 10 | |
maple-syrup | sweetener | m | tablespoon 20 | 10 | |
agave-syrup | sweetener | m | tablespoon 21 | 10 | |
jam | jam | m | tablespoon 20 | 20 | |
parsley | herb | m | tablespoon 3.8 | 4 | chopped |
cilantro | herb | m | tablespoon 1 | 2 | chopped |
basil | herb | m | tablespoon 2.6 | 3 | torn |
mint | herb | m | tablespoon 3 | 3 | chopped |
dill | herb | m | tablespoon 1 | 1.5 | chopped |
chives | herb | p | tablespoon 3 | 3 | snipped |
rosemary | woodyherb | m | teaspoon 0.7 | 0.7 | chopped |
thyme | woodyherb | m | teaspoon 0.8 | 0.8 | leaves stripped |
sage | woodyherb | m | teaspoon 0.7 | 0.7 | chopped |
dried-oregano | driedherb | m | teaspoon 1 | 0.5 | |
oregano | driedherb | m | teaspoon 1 | 0.5 | |
dried-thyme | driedherb | m | teaspoon 1 | 0.5 | |
dried-basil | driedherb | m | teaspoon 0.7 | 0.4 | |
italian-seasoning | driedherb | m | teaspoon 1 | 0.6 | |
bay-leaf | driedherb | c | each 0.6 | 0.3 | |
paprika | spice | m | teaspoon 2.3 | 1.1 | |
smoked-paprika | spice | m | teaspoon 2.3 | 1.1 | |
chili-powder | spice | m | teaspoon 2.7 | 1.3 | |
cumin | spice | m | teaspoon 2.1 | 1 | |
garlic-powder | spice | m | teaspoon 3.1 | 0.8 | |
onion-powder | spice | m | teaspoon 2.4 | 0.6 | |
chili-flakes | spice | p | teaspoon 1.8 | 0.3 | |
cayenne-pepper | spice | m | teaspoon 1.8 | 0.2 | |
curry-powder | curryspice | m | teaspoon 2 | 1.5 | |
garam-masala | curryspice | m | teaspoon 2 | 1 | |
turmeric | curryspice | m | teaspoon 3 | 0.8 | |
cinnamon | sweetspice | m | teaspoon 2.6 | 0.7 | |
nutmeg | sweetspice | m | teaspoon 2.2 | 0.2 | |
vanilla-extract | sweetspice | m vanilla | teaspoon 4.2 | 1.1 | |
cardamom | sweetspice | m | teaspoon 2 | 0.3 | |
salt | salt | m | teaspoon 6 | 1 | |
black-pepper | pepper | m pepper | teaspoon 2.3 | 0.3 | |
strawberry | berry | p | cup 152 | 76 | hulled and sliced |
blueberry | berry | p | cup 148 | 74 | |
raspberry | berry | p | cup 123 | 62 | |
blackberry | berry | p | cup 144 | 72 | |
cherry | berry | p | cup 138 | 70 | pitted |
berry | berry | p | cup 145 | 74 | |
cranberry | berry | p | cup 100 | 40 | |
banana | banana | c | each 118 | 90 | sliced |
apple | orchard | c | each 182 | 120 | cored and diced |
pear | orchard | c | each 178 | 120 | cored and diced |
peach | stonefruit | c | each 150 | 110 | pitted and sliced |
nectarine | stonefruit | c | each 142 | 110 | pitted and sliced |
plum | stonefruit | c | each 66 | 100 | pitted and sliced |
apricot | stonefruit | c | each 35 | 80 | pitted and quartered |
mango | tropical | c | each 200 | 100 | peeled and diced |
pineapple | tropical | m | cup 165 | 110 | peeled and cut into chunks |
kiwi | tropical | c | each 69 | 69 | peeled and sliced | s0 r0 b0 g0 m0 a0
papaya | tropical | m | cup 145 | 110 | seeded and cubed | s0 r0 b0 g0 m0 a0
orange | orange | c | each 131 | 100 | peeled and cut into segments |
mandarin | orange | c | each 88 | 88 | peeled and separated |
grapefruit | orange | c | each 230 | 115 | peeled and cut into segments |
watermelon | melon | m | cup 152 | 150 | cubed |
cantaloupe | melon | m | cup 160 | 150 | cubed |
melon | melon | m | cup 160 | 150 | cubed |
grape | grape | p | cup 151 | 90 | halved |
raisin | driedfruit | p | tablespoon 9 | 15 | |
date | driedfruit | c | each 10 | 20 | pitted and chopped |
dried-cranberry | driedfruit | p | tablespoon 8 | 15 | |
dried-apricot | driedfruit | p | tablespoon 10 | 18 | chopped |
orange-juice | juice | m | cup 248 | 120 | |
apple-juice | juice | m | cup 248 | 120 | |
almond | nut | p | tablespoon 9 | 15 | chopped |
walnut | nut | p | tablespoon 7 | 15 | chopped |
pecan | nut | p | tablespoon 7 | 15 | chopped |
cashew | nut | p | tablespoon 8.5 | 15 | chopped |
peanut | nut | p | tablespoon 9 | 15 | chopped |
pistachio | nut | p | tablespoon 8 | 15 | chopped |
pine-nut | nut | p | tablespoon 8.5 | 12 | |
nut | nut | p | tablespoon 9 | 15 | chopped |
sesame-seed | seed | p | teaspoon 3 | 3 | |
sunflower-seed | seed | p | tablespoon 9 | 12 | |
pumpkin-seed | seed | p | tablespoon 8 | 12 | |
chia-seed | seed | p | tablespoon 12 | 10 | |
flaxseed | seed | m | tablespoon 10 | 8 | |
granola | granola | m | cup 110 | 35 | |
dark-chocolate | chocolate | m | w | 20 | chopped |
chocolate | chocolate | m | w | 20 | chopped |
cocoa-powder | cocoa | m cocoa | tablespoon 5.4 | 5 | |
flour | flour | m | cup 125 | 40 | |
whole-wheat-flour | flour | m | cup 120 | 40 | |
sugar | sugar | m | tablespoon 12.5 | 8 | |
brown-sugar | sugar | m | tablespoon 13.5 | 8 | |
baking-powder | leavening | m | teaspoon 4.6 | 1.5 | |
cornstarch | starch | m | teaspoon 2.7 | 2 | |
breadcrumbs | crumbs | p | cup 108 | 15 | |
turkey | poultry | m | w | 150 | cut into bite-size pieces |
chicken-leg | poultry | p chicken legs | w | 220 | patted dry | s0 r40 b38 g28 m0 a25
ground-meat | ground | m | w | 120 | |
ground-veal | ground | m veal | w | 120 | |
ground-venison | ground | m venison | w | 120 | |
beef-short-ribs | stewmeat | p short ribs | w | 220 | |
beef-shank | stewmeat | m beef | w | 180 | cut into 1-inch cubes |
pork-belly | stewmeat | m | w | 130 | cut into 1-inch cubes |
veal | meat | m | w | 140 | cut into thin strips |
beef-sausage | sausage | p | w | 110 | cut into 1-inch pieces |
kielbasa | smoked | m | w | 90 | sliced |
deli-meat | cooked | m | w | 70 | torn into strips |
bologna | cooked | m | w | 60 | cut into strips |
chicken-deli-meat | cooked | m chicken | w | 70 | torn into strips |
pastrami | cooked | m | w | 70 | torn into strips |
corned-beef | cooked | m | w | 70 | torn into strips |
canned-chicken | cooked | m chicken | w | 85 | drained and flaked |
canned-crab | tinnedfish | m crab | w | 85 | drained and picked over |
canned-tuna-in-oil | tinnedfish | m tuna | w | 70 | drained and flaked |
canned-sardine | tinnedfish | p sardines | w | 70 | drained |
canned-mackerel | tinnedfish | m mackerel | w | 70 | drained and flaked |
smoked-mackerel | tinnedfish | m | w | 60 | flaked |
smoked-trout | tinnedfish | m | w | 60 | flaked |
vegan-sausage | tofu | p | w | 90 | sliced | b0
vegan-chicken | tofu | m | w | 100 | |
vegan-mince | tofu | m | w | 90 | | r0 g0 a0
cooked-lentil | bean | p lentils | cup 198 | 110 | drained |
mustard-greens | greens | p mustard greens | cup 56 | 60 | chopped | s5 b8 m4 t6
turnip-greens | greens | p turnip greens | cup 55 | 60 | chopped | s6 b10 m4 t6
beet-greens | greens | p beet greens | cup 38 | 50 | chopped | s4 b5 m4 t6
dandelion-greens | greens | p dandelion greens | cup 55 | 50 | chopped | s5 b8 m4 t6
water-spinach | greens | m | cup 56 | 60 | chopped | s3 b3
choy-sum | greens | m | cup 70 | 80 | chopped | s4 b4
chinese-broccoli | greens | m | cup 88 | 80 | chopped | s5 b5
broccoli-rabe | greens | m | cup 40 | 70 | chopped | s5 b5
kohlrabi | root | m | cup 135 | 90 | peeled and cubed |
chayote | soft | c | each 203 | 100 | cut into half-moons | s8 r25 b12
lima-bean | small | p | cup 156 | 75 | | s6 b10
fava-bean | small | p | cup 126 | 70 | shelled | b5
frozen-mixed-vegetable | small | p mixed vegetables | cup 135 | 90 | | s5 b6
water-chestnut | asianveg | p | cup 124 | 50 | drained and sliced |
fresh-pasta | pasta | m | w | 120 | | b3
instant-rice | rice | m rice | cup 95 | 60 | | b5
bread-roll | roll | c | each 45 | 60 | split |
quark | freshcheese | m | cup 240 | 80 | |
fromage-blanc | freshcheese | m | cup 240 | 80 | |
ricotta-salata | crumbly | m | w | 25 | crumbled |
vegan-cheese | melting | m | cup 113 | 35 | shredded |
vegan-butter | butter | m | tablespoon 14 | 7 | |
margarine | butter | m | tablespoon 14 | 7 | |
vegan-mayonnaise | mayo | m | tablespoon 14 | 14 | |
vegan-yogurt | yogurt | m | cup 245 | 120 | |
vegan-cream | cream | m | cup 238 | 45 | |
plant-milk | milk | m | cup 244 | 122 | |
rice-milk | milk | m | cup 244 | 122 | |
coconut-drink | milk | m | cup 240 | 122 | |
passata | tomatosauce | m | cup 245 | 110 | |
enchilada-sauce | salsa | m | cup 240 | 60 | |
guacamole | hummus | m | cup 240 | 60 | |
tzatziki | hummus | m | cup 240 | 60 | |
baba-ganoush | hummus | m | cup 240 | 60 | |
sunflower-seed-butter | nutbutter | m | tablespoon 16 | 16 | |
white-pepper | pepper | m | teaspoon 2.4 | 0.3 | |
tarragon | herb | m | tablespoon 2 | 2 | chopped |
marjoram | woodyherb | m | teaspoon 0.6 | 0.6 | chopped |
dried-mint | driedherb | m | teaspoon 0.5 | 0.4 | |
dried-dill | driedherb | m | teaspoon 1 | 0.4 | |
dried-parsley | driedherb | m | teaspoon 0.5 | 0.4 | |
dried-rosemary | driedherb | m | teaspoon 1.2 | 0.4 | |
dried-sage | driedherb | m | teaspoon 0.7 | 0.3 | |
cajun-seasoning | spice | m | teaspoon 2.5 | 1.2 | |
taco-seasoning | spice | m | teaspoon 2.7 | 2 | |
zaatar | spice | m | teaspoon 2 | 1 | |
sumac | spice | m | teaspoon 2.5 | 0.8 | |
coriander-seed | curryspice | m coriander | teaspoon 1.8 | 0.9 | |
ground-ginger | sweetspice | m | teaspoon 1.8 | 0.4 | |
pumpkin-pie-spice | sweetspice | m | teaspoon 1.7 | 0.5 | |
fig | stonefruit | c | each 50 | 80 | quartered |
dried-cherry | driedfruit | p | tablespoon 10 | 15 | |
dried-blueberry | driedfruit | p | tablespoon 10 | 15 | |
golden-raisin | driedfruit | p | tablespoon 9 | 15 | |
currant | driedfruit | p | tablespoon 9 | 15 | |
prune | driedfruit | p | tablespoon 11 | 18 | chopped |
pineapple-juice | juice | m | cup 250 | 120 | |
cranberry-juice | juice | m | cup 253 | 120 | |
hemp-seed | seed | p | tablespoon 10 | 10 | |
muesli | granola | m | cup 85 | 35 | |
cereal | granola | m | cup 30 | 25 | |
potato-chip | chips | p | cup 25 | 30 | |
pretzel | chips | p | cup 40 | 30 | |
panko | crumbs | m | cup 60 | 12 | |
garlic-scape | allium | p garlic scapes | w | 20 | thinly sliced | s3 r8 b4 g4 m2
frozen-onion | allium | m onion | cup 110 | 55 | |
new-potato | potato | p | w | 170 | halved |
baby-carrot | root | p | cup 140 | 70 | halved lengthwise |
pearl-onion | allium | p | cup 120 | 60 | peeled | s10
baby-zucchini | soft | p | cup 120 | 90 | halved |
cauliflower-rice | brassica | m | cup 107 | 107 | | s5 r15 b5
coleslaw-mix | brassica | m | cup 85 | 85 | | s4 b5 r0 a0 g0
camembert | melting | m | w | 35 | sliced |
burrata | melting | m | w | 40 | torn |
cheese-curds | melting | p cheese curds | cup 130 | 40 | |
vegan-cream-cheese | freshcheese | m | tablespoon 14.5 | 29 | |
dashi | stock | m | cup 240 | 360 | |
palm-oil | oil | m | tablespoon 13.6 | 7 | |
dried-marjoram | driedherb | m | teaspoon 0.6 | 0.4 | |
dried-tarragon | driedherb | m | teaspoon 0.6 | 0.4 | |
dried-fig | driedfruit | p | tablespoon 10 | 18 | chopped |
belgian-endive | salad | m | cup 90 | 60 | sliced |
radicchio | salad | m | cup 40 | 40 | torn |
mache | salad | m | cup 56 | 40 | |
sorrel | salad | m | cup 30 | 30 | |
purslane | salad | m | cup 43 | 40 | |
grated-parmesan | hardcheese | m parmesan | tablespoon 5 | 12 | |
thai-chili | chili | c | each 2 | 3 | seeded and minced |
sardine | fish | p | w | 140 | cleaned |
daikon | raw | m | cup 116 | 40 | peeled and thinly sliced |
pickle-relish | pickle | m relish | tablespoon 15 | 15 | |
pickled-jalapeno | chili | p | tablespoon 10 | 10 | chopped |
pickled-hot-pepper | chili | p | tablespoon 10 | 10 | chopped |
canned-green-chili | chili | p green chilies | tablespoon 15 | 15 | drained |
banana-pepper | soft | c | each 33 | 66 | cut into rings |
lemongrass | garlic | m | stalk 15 | 8 | outer leaves removed, very finely minced |
`;

/**
 * Foods that must not use the row of their ancestor because they cook differently: dried beans are not cooked beans,
 * taro leaves are not salad, chicken liver is not chicken breast. No blueprint uses them.
 */
export const SET_ASIDE = `
anchovy-paste dried-anchovy fresh-anchovy crabapple canned-asparagus balsamic-glaze dried-banana plantain banana-leaf
dried-lima-bean dried-black-eyed-pea dried-fava-bean adzuki-bean red-bean-paste mung-bean lupini-bean soybean moth-bean
dried-black-bean dried-kidney-bean dried-pinto-bean dried-white-bean dried-chickpea aquafaba
beef-patty beef-bones canned-corned-beef beef-liver kidney beef-tongue tripe sweetbreads beef-heart beef-jerky
pork-ribs pork-hock cured-pork pork-rinds meatball lamb-shank chicken-liver chicken-gizzards chicken-feet chicken-skin
cornish-hen chicken-nuggets pickled-beet goji-berry acai elderberry raisin-bread cornbread garlic-bread croutons
stuffing-mix breadstick buttermilk-powder soft-cheese cheese-sauce brunost maraschino-cherry butterscotch-chips
hot-chocolate-mix chocolate-hazelnut-spread carob-powder cocoa-butter unsweetened-chocolate cinnamon-stick
cream-of-coconut salt-cod creamed-corn masa-harina cranberry-sauce whipped-cream whipped-topping coffee-creamer jujube
egg-white egg-yolk hard-boiled-egg egg-powder meringue-powder egg-substitute smoked-haddock shark pickled-herring kipper
eel bonito-flakes fish-sticks surimi gefilte-fish taco-shell semolina rye-flour barley-flour malt-powder rice-flour
buckwheat-flour chickpea-flour almond-flour coconut-flour corn-flour potato-flour soy-flour cassava-flour millet-flour
lupin-flour chestnut-flour mole-paste lemon-curd quince-paste garden-cress lambs-quarters stinging-nettle
moringa-leaves taro-leaves sweet-potato-leaves pumpkin-shoots malabar-spinach grape-leaves jarred-grape-leaves
chrysanthemum-greens broccoli-leaves jute-leaves amaranth-leaves new-zealand-spinach lemon-zest preserved-lemon lime-zest
makrut-lime-leaf orange-zest green-mango dried-mango amchur tartar-sauce sandwich-spread horned-melon chocolate-milk
evaporated-milk evaporated-skim-milk condensed-milk milk-powder skim-milk-powder eggnog kefir whey whey-powder
dried-shiitake-mushroom dried-porcini-mushroom truffle crispy-noodle tteok zucchini-noodle chestnut candlenut almond-paste
soy-nuts trail-mix oat-bran oat-flour overnight-oats chili-oil truffle-oil flaxseed-oil mustard-oil pumpkin-seed-oil
wheat-germ-oil cod-liver-oil cooking-spray walnut-oil hazelnut-oil almond-oil tapenade green-papaya cooked-pasta
peanut-flour dried-pineapple hash-browns french-fries tater-tots mashed-potato instant-mashed-potato canned-potato
pumpkin-puree cooked-quinoa dried-daikon sticky-rice cooked-rice flattened-rice puffed-rice rice-bran salmon-roe caviar
blood-sausage chinese-sausage liverwurst summer-sausage halva canned-shrimp dried-shrimp shrimp-paste bouillon-cube
beef-bouillon-cube vegetable-bouillon-cube fermented-tofu tomato-product tomato-juice tomato-powder green-tomato
almond-extract flavor-extract flavored-yogurt frozen-yogurt zha-cai preserved-mustard-greens pickled-radish fructose
freeze-dried-chives dried-cilantro canned-sweet-potato fish-stock coconut-cream quail-egg spaghetti-squash beef-rib-roast hard-cheese wood-ear-mushroom
`;
