// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** role of a dish | the foods it takes, and no others */
export const FITS = `
yogurt-bowl.spice | vanilla-extract cinnamon
bound-salad.crunch | capers apple onion red-onion shallot scallion radish celery fennel cucumber pickle
loaded.top | salsa parsley dill chives scallion
blended-soup.main | canned-tomato crushed-tomato broccoli cauliflower carrot parsnip celery-root potato sweet-potato pea tomato cherry-tomato plum-tomato zucchini red-bell-pepper winter-squash butternut-squash acorn-squash pumpkin corn mushroom
creamy-pasta.cream | milk cream heavy-cream half-and-half creme-fraiche cream-cheese mascarpone ricotta
yogurt-bowl.base | yogurt greek-yogurt ricotta cottage-cheese
fruit-compote.base | yogurt greek-yogurt mascarpone ricotta cottage-cheese granola
burrito-bowl.cheese | sour-cream cheese cheddar monterey-jack feta queso-fresco
crumble.butter | butter
board-cheeses | brie camembert burrata blue-cheese
risotto.wine | white-wine
solid-oils | coconut-oil palm-oil
cutlets | fish cod halibut tilapia trout salmon veal pork pork-loin pork-chop pork-tenderloin chicken chicken-breast chicken-thigh turkey turkey-breast
green-salad.fruit | apple pear orange strawberry
burrito-bowl.lime | lemon lime lime-juice
tossed-pasta.acid | lemon lemon-juice
risotto.rice | arborio-rice
softened | farro barley chicken-thigh chicken-leg chicken-drumstick cabbage red-cabbage celery fennel okra corn
burrito-bowl.beans | bean black-bean kidney-bean pinto-bean refried-bean
dry-when-roasted | bean black-bean kidney-bean pinto-bean baked-bean refried-bean cooked-lentil
crisp-chickpeas.beans | black-bean white-bean chickpea edamame
one-pot-pasta.beans | kidney-bean white-bean chickpea
blended-soup.lentils | lentil red-lentil
whole-cut | steak ribeye-steak flank-steak lamb-chop pork-chop pork-tenderloin duck-breast
carved | steak ribeye-steak flank-steak pork-tenderloin duck-breast
skin-side-down | duck-breast
stir-fry.seeds | sesame-seed
nachos.chips | tortilla-chip
italian.flakes | chili-flakes garlic-powder
gratin.nutmeg | nutmeg thyme
pizza.herb | italian-seasoning dried-basil dried-oregano parsley basil oregano
burrito-bowl.herb | cilantro
tacos.herb | cilantro
curry.herb | cilantro basil mint
dal.herb | cilantro
sauced-tofu.herb | cilantro basil chives scallion
fruit-salad.herb | mint
wrap.fresh | leafy-green lettuce romaine-lettuce iceberg-lettuce spinach arugula carrot radish tomato cherry-tomato cucumber bell-pepper red-bell-pepper
tacos.fresh | lettuce romaine-lettuce iceberg-lettuce arugula avocado
smoothie.greens | spinach kale
congee.vegetables | spinach kale bok-choy pea corn mushroom
melt.fresh | spinach red-onion tomato plum-tomato bell-pepper avocado mushroom
thick | cauliflower carrot parsnip celery-root potato sweet-potato pea corn
quesadilla.allium | onion red-onion scallion
noodle-bowl.allium | onion shallot scallion leek
congee.allium | shallot scallion
gratin.garlic | garlic
casserole.garlic | garlic
meatballs.garlic | garlic
bean-toast.garlic | garlic
shakshuka.garlic | garlic
garlicky-saute.garlic | garlic
grilled-plate.garlic | garlic
skewers.garlic | garlic
foil-packets.garlic | garlic
pan-seared.garlic | garlic
one-pot-pasta.garlic | garlic
tossed-pasta.garlic | garlic
creamy-pasta.garlic | garlic
seasoned-starch.garlic | garlic
lentils.garlic | garlic
warm-beans.garlic | garlic
dip-crudites.garlic | garlic
brothy.garlic | garlic
chili.garlic | garlic
stew.garlic | garlic
slow-braise.garlic | garlic
pressure-beans.garlic | garlic
tray.garlic | garlic
fried-rice.peas | pea corn
stuffed-peppers.peppers | zucchini bell-pepper red-bell-pepper yellow-bell-pepper poblano-pepper
burrito-bowl.vegetables | zucchini bell-pepper red-bell-pepper poblano-pepper corn mushroom
green-salad.fresh | avocado
hearty-salad.fresh | avocado
fried-rice.kimchi | kimchi
pasta-salad.vegetables | sun-dried-tomato
`;

/** role of a dish | the foods it does not take */
export const UNFIT = `
french-toast.bread | rye-bread
slow-braise.serve | bagel croissant
burgers.bun | croissant naan
melt.bread | croissant
toast.bread | croissant
wrap.wrap | pita-bread naan corn-tortilla
pizza.base | corn-tortilla
congee.drizzle | teriyaki-sauce hoisin-sauce oyster-sauce
dip-crudites.acid | balsamic-vinegar
sandwich.pickle | capers kimchi
burgers.fresh | capers shallot scallion leek radish sauerkraut kimchi
gratin.cream | buttermilk sour-cream almond-milk rice-milk coconut-drink
mash-topping.milk | buttermilk
overnight-oats.liquid | buttermilk
smoothie.liquid | buttermilk
baked-eggs.cream | buttermilk
pasta-bake.sauce | buttermilk almond-milk rice-milk coconut-drink
porridge.liquid | buttermilk
french-toast.milk | buttermilk
rice-pudding.milk | buttermilk
dip-crudites.base | cream heavy-cream half-and-half mascarpone ricotta baked-bean refried-bean edamame
crumble.top | half-and-half sour-cream
baked-fruit.top | sour-cream
sandwich.spread | ghee
crumble.butter | brown-butter
pasta-salad.cheese | brie american-cheese
hearty-salad.cheese | brie american-cheese
burgers.cheese | camembert burrata cheese-curds
sandwich.cheese | mascarpone ricotta cottage-cheese
wrap.spread | ricotta cottage-cheese
omelette.cheese | cottage-cheese
scramble-toast.cheese | cottage-cheese
risotto.cheese | cottage-cheese american-cheese
one-pot-pasta.cheese | cottage-cheese american-cheese
toast.bread-2 | cottage-cheese
shakshuka.cheese | blue-cheese
bound-salad.base | smoked-salmon anchovy baked-bean refried-bean prosciutto salami pepperoni
fritters.base | smoked-salmon anchovy baked-bean refried-bean artichoke edamame
loaded.beans | smoked-salmon canned-sardine anchovy edamame
omelette.meat | tuna canned-tuna canned-sardine anchovy
scramble-toast.meat | tuna canned-tuna canned-sardine anchovy salami pepperoni
frittata.meat | canned-sardine anchovy
seasoned-starch.protein | canned-sardine anchovy baked-bean refried-bean salami pepperoni
sandwich-meat | canned-sardine anchovy
grain-bowl.protein | anchovy baked-bean refried-bean prosciutto
wrap.protein | anchovy baked-bean edamame
flatbread.top | anchovy
pasta-salad.protein | anchovy baked-bean refried-bean
hearty-salad.protein | anchovy baked-bean refried-bean pepperoni
yogurt-bowl.fruit | cranberry
overnight-oats.fruit | cranberry pineapple papaya kiwi
smoothie.fruit | cranberry
fruit-salad.fruit | cranberry
porridge.fruit | cranberry
pancakes.fruit | cranberry
french-toast.fruit | cranberry
rice-pudding.fruit | cranberry pineapple papaya kiwi
toast.bread-3 | cranberry
baked-fruit.fruit | apricot
mug-cake.flavor | cherry
tacos.vegetables | olive leek artichoke pea fava-bean lima-bean bamboo-shoots bean-sprouts eggplant sun-dried-tomato
curry.vegetables | olive brussels-sprouts beet celery fennel asparagus artichoke bean-sprouts sun-dried-tomato
fried-rice.vegetables | olive spinach collard-greens turnip rutabaga beet celery-root fennel artichoke pea lima-bean eggplant corn sun-dried-tomato
quesadilla.filling | olive chickpea baked-bean prosciutto salami pepperoni bologna kale collard-greens bok-choy artichoke pea edamame bamboo-shoots bean-sprouts zucchini baby-zucchini summer-squash eggplant mushroom portobello-mushroom
noodle-bowl.vegetables | olive collard-greens brussels-sprouts parsnip turnip rutabaga beet celery-root fennel artichoke fava-bean lima-bean zucchini eggplant sun-dried-tomato
loaded.vegetables | olive cabbage red-cabbage napa-cabbage coleslaw-mix brussels-sprouts artichoke bamboo-shoots bean-sprouts sun-dried-tomato
brothy.vegetables | olive brussels-sprouts beet okra snow-pea sugar-snap-pea bean-sprouts eggplant sun-dried-tomato
chili.vegetables | olive artichoke pea fava-bean lima-bean bamboo-shoots bean-sprouts eggplant sun-dried-tomato
for-wok | olive collard-greens parsnip turnip rutabaga beet celery-root fennel artichoke lima-bean eggplant sun-dried-tomato
casserole.rice | brown-rice instant-rice wild-rice
congee.rice | brown-rice instant-rice wild-rice
brothy.starch | brown-rice wild-rice couscous lasagna-noodle split-pea
rice-pudding.rice | brown-rice instant-rice wild-rice
pilaf.grain | arborio-rice instant-rice couscous
one-pot-pasta.pasta | fresh-pasta
burrito-bowl.protein | chickpea baked-bean lamb lamb-chop ground-lamb duck-breast edamame
nachos.beans | chickpea baked-bean prosciutto edamame
casserole.protein | baked-bean refried-bean chicken-wing edamame
stuffed-peppers.protein | baked-bean refried-bean edamame
mash-topping.protein | baked-bean refried-bean chicken-wing edamame
tacos.filling | baked-bean lamb-chop ground-lamb duck-breast edamame
curry.protein | baked-bean refried-bean chicken-drumstick chicken-wing
warm-salad.protein | baked-bean refried-bean lamb-chop duck-breast
garlicky-saute.beans | baked-bean refried-bean
pilaf.protein | baked-bean refried-bean chicken-drumstick chicken-wing
microwave-steam.protein | baked-bean refried-bean prosciutto salami pepperoni bologna
warm-beans.beans | baked-bean refried-bean edamame
brothy.protein | baked-bean refried-bean roast-beef prosciutto salami pepperoni chicken-wing edamame
chili.protein | baked-bean refried-bean ground-lamb edamame
chili.beans | baked-bean refried-bean edamame
stew.protein | baked-bean refried-bean chicken-wing duck-breast edamame
pressure-beans.beans | baked-bean refried-bean edamame
toast.bread-4 | baked-bean refried-bean pepperoni kale edamame
air-fry.protein | baked-bean refried-bean cabbage napa-cabbage
baked-fillets.protein | beef steak ribeye-steak flank-steak lamb lamb-chop duck-breast
pan-seared.protein | ground-beef
slow-braise.protein | beef-short-ribs chicken-leg chicken-drumstick chicken-wing duck-breast
pizza.toppings | roast-beef turkey-deli-meat kale collard-greens bok-choy leek pea bamboo-shoots bean-sprouts eggplant chayote
tossed-pasta.protein | roast-beef turkey-deli-meat
stir-fry.protein | lamb-chop duck-breast
fried-rice.protein | lamb-chop prosciutto salami pepperoni chorizo duck-breast
skewers.protein | lamb-chop chicken-drumstick chicken-wing
hash.meat | prosciutto salami
skillet-supper.protein | prosciutto deli-meat salami pepperoni bologna
pressure-beans.meat | prosciutto salami pepperoni
creamy-pasta.protein | salami pepperoni chorizo
pasta-bake.protein | hot-dog
foil-packets.protein | chicken-leg chicken-drumstick chicken-wing
congee.protein | chicken-drumstick chicken-wing
noodle-bowl.protein | chicken-drumstick chicken-wing
poached.protein | chicken-wing
yogurt-bowl.seeds | sesame-seed
overnight-oats.seeds | sesame-seed
smoothie.oats | sesame-seed sunflower-seed pumpkin-seed
porridge.top | sesame-seed
toast.bread-5 | sesame-seed
grain-bowl.seeds | flaxseed chia-seed
green-salad.nuts | flaxseed chia-seed
blended-soup.seeds | flaxseed chia-seed
quesadilla.spice | onion-powder
overnight-oats.spice | nutmeg
italian.herbs | bay-leaf
risotto.herb | cilantro mint
pasta-salad.herb | cilantro
one-pot-pasta.herb | cilantro mint
tossed-pasta.herb | cilantro mint
brothy.herb | mint
baked-fillets.garlic | lemongrass
dal.garlic | lemongrass
skillet-supper.garlic | lemongrass
blended-soup.garlic | lemongrass
grain-bowl.fresh | kale
warm-salad.leaves | kale
scramble-toast.extras | kale collard-greens corn
pilaf.vegetables | kale collard-greens beet eggplant
hearty-salad.leaves | kale
bean-toast.vegetables | collard-greens eggplant
savory-oats.vegetables | collard-greens eggplant
in-pasta | collard-greens cabbage red-cabbage napa-cabbage bok-choy celery okra green-bean snow-pea bamboo-shoots bean-sprouts corn
sandwich.fresh | endive jicama
pasta-salad.vegetables | endive fennel zucchini
hearty-salad.fresh | endive broccoli cauliflower onion zucchini mushroom
dip-crudites.sticks | endive cabbage red-cabbage zucchini mushroom
tacos.fresh | broccoli cauliflower
mash-topping.vegetables | cauliflower bok-choy eggplant
filling | cauliflower cabbage red-cabbage brussels-sprouts celery fennel okra green-bean bamboo-shoots bean-sprouts eggplant corn
foil-packets.vegetables | cabbage red-cabbage brussels-sprouts okra
air-fry.vegetables | cabbage red-cabbage napa-cabbage beet fennel okra
grilled | cabbage red-cabbage napa-cabbage brussels-sprouts scallion celery okra green-bean snow-pea sugar-snap-pea
roasted | napa-cabbage bok-choy scallion celery okra snow-pea sugar-snap-pea
stew.greens | bok-choy
warm-salad.fresh | kohlrabi parsnip turnip rutabaga beet celery-root
flatbread.fresh | pearl-onion leek garlic-scape
skewers.vegetables | shallot scallion leek eggplant
curry.allium | scallion leek
dal.allium | scallion leek
frittata.vegetables | scallion sweet-potato celery okra
tossed-pasta.allium | scallion
potatoes.allium | scallion
blended-soup.allium | scallion
stew.allium | scallion
slow-braise.allium | scallion
gratin.vegetables | baby-carrot beet
casserole.vegetables | beet
grain-bowl.cooked | beet celery
fritters.grated | beet eggplant mushroom portobello-mushroom
seasoned-starch.vegetables | beet eggplant
poached.vegetables | beet okra
lentils.vegetables | beet okra
warm-beans.vegetables | beet okra
pressure-beans.vegetables | beet asparagus okra green-bean snow-pea sugar-snap-pea eggplant
potato-role | new-potato
garlicky-saute.vegetables | celery
risotto.vegetables | celery okra
pan-seared.side | celery
green-salad.fresh | fennel zucchini mushroom
stew.vegetables | asparagus okra snow-pea sugar-snap-pea
hash.vegetables | artichoke fava-bean lima-bean eggplant
microwave-steam.vegetables | okra
fried-eggs.side | edamame eggplant
stuffed-peppers.filling | bamboo-shoots
skillet-supper.vegetables | eggplant
one-pot-pasta.vegetables | eggplant
creamy-pasta.vegetables | eggplant
patties.vegetables | eggplant
baked-eggs.base | bell-pepper
`;
