// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | percent of the weight of a dish from which it is another dish without it */
export const KEY_FROM = `
breadcrumbs | 8
panko | 100
dough | 5
ladyfingers | 5
pomegranate-molasses | 2
gelatin | 0.5
cocoa-powder | 2
graham-cracker | 6
mayonnaise | 9
hot-sauce | 5
harissa | 0.5
chipotle-in-adobo | 1
soy-sauce | 2.5
hoisin-sauce | 3.5
oyster-sauce | 4
fish-sauce | 2.2
miso | 1
gochujang | 2
doubanjiang | 2
barbecue-sauce | 8
vinegar | 9
curry-paste | 1
tomato-product | 15
tomato-paste | 6
tomato-sauce | 30
dashi | 10
evaporated-milk | 8
condensed-milk | 8
yogurt | 13
heavy-cream | 12
cheese | 12
egg | 7
coffee | 5
red-wine | 12
anchovy | 4
tamarind-paste | 1
rice | 4
cooked-rice | 100
bulgur | 6
hominy | 10
chickpea-flour | 5
rice-noodle | 9
wonton-wrapper | 3
rice-paper | 3
legume | 9
coconut-milk | 9
nut | 7
peanut | 7
peanut-butter | 6
tahini | 4
sichuan-peppercorn | 0.05
cinnamon | 0.8
curry-powder | 0.35
five-spice-powder | 0.2
garam-masala | 0.2
paprika | 0.8
sumac | 0.3
cajun-seasoning | 0.2
taco-seasoning | 0.3
zaatar | 0.3
ras-el-hanout | 0.2
jerk-seasoning | 0.3
berbere | 0.3
nori | 0.5
sauerkraut | 10
kimchi | 5
`;

/** word of a title | foods that it means */
export const TITLE_MEANS = `
sandwich | bread
toast | bread
blt | bread
melt | bread
croque | bread
panzanella | bread
strata | bread
bruschetta | bread
taco | flatbread pita-bread tortilla taco-shell
enchilada | flatbread pita-bread tortilla taco-shell
tostada | flatbread pita-bread tortilla taco-shell
quesadilla | flatbread pita-bread tortilla taco-shell
burrito | flatbread pita-bread tortilla taco-shell
wrap | flatbread pita-bread tortilla taco-shell
miga | flatbread pita-bread tortilla taco-shell
ranchero | flatbread pita-bread tortilla taco-shell
chilaquile | flatbread pita-bread tortilla taco-shell
gyro | flatbread pita-bread tortilla taco-shell
fattoush | flatbread pita-bread tortilla taco-shell
caesar | mayonnaise parmesan lemon-juice romaine-lettuce
teriyaki | soy-sauce
bulgogi | soy-sauce
adobo | soy-sauce vinegar
piccata | capers lemon lemon-juice
puttanesca | capers olive
curry | curry-paste curry-powder garam-masala
curried | curry-paste curry-powder garam-masala
tikka | curry-paste curry-powder garam-masala
tandoori | curry-paste curry-powder garam-masala
masala | curry-paste curry-powder garam-masala
korma | curry-paste cardamom coriander-seed curry-powder garam-masala
biryani | curry-paste cardamom curry-powder garam-masala
alfredo | cream parmesan
stroganoff | sour-cream
cacio | parmesan pecorino
caprese | mozzarella basil
margherita | mozzarella basil
brulee | egg-yolk
marsala | wine
bourguignon | red-wine
vin | red-wine
mein | noodle
pho | rice-noodle
saltimbocca | prosciutto sage
almondine | almond
jerk | allspice jerk-seasoning
arrabbiata | chili-flakes dried-chili
allarrabbiata | chili-flakes dried-chili
chili | chili-powder
gingerbread | ground-ginger ginger
paprikash | paprika
goulash | paprika
cajun | cajun-seasoning
wot | berbere
wat | berbere
chimichurri | parsley
pesto | basil
aglio | garlic
ajillo | garlic
toum | garlic
`;

/** A dinner is built around these. */
export const CARRIES = `
fish shellfish seitan tofu tempeh soy-chunks veggie-burger vegan-mince vegan-sausage vegan-chicken meat
`;

/** These carry one when nothing better is there. */
export const CARRIES_ALONE = `
halloumi paneer legume bacon ham cured-pork deli-meat
`;

/** Kinds of them that never do. */
export const ONLY_SEASONS = `
anchovy bonito-flakes beef-bones beef-jerky pork-rinds pate bacon-bits
`;
