// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | never with these kinds and foods | not in one hot dish with these */
export const CLASHES = `
vanilla-extract | fish tinnedfish shellfish poultry ground meat cooked sausage pickle olive mayo |
fish-sauce | driedherb woodyherb melting hardcheese crumbly freshcheese sourcream cream mustard olive pasta |
miso | driedherb woodyherb melting hardcheese crumbly freshcheese sourcream cream mustard olive pasta |
gochujang | driedherb woodyherb melting hardcheese crumbly freshcheese sourcream cream mustard olive pasta |
capers | soysauce asiansauce |
dashi | driedherb woodyherb melting hardcheese crumbly freshcheese sourcream cream mustard olive pasta smoked sausage bacon spice curryspice stewmeat tomatosauce |
cottage-cheese | fish shellfish |
blue-cheese | fish tinnedfish shellfish |
peanut-oil | melting hardcheese crumbly pasta dumpling |
smoked-trout | melting chili-beans kidney-bean |
smoked-salmon | melting chili-beans kidney-bean |
smoked-mackerel | melting chili-beans kidney-bean |
canned-mackerel | melting chili-beans kidney-bean |
canned-sardine | melting chili-beans kidney-bean |
canned-crab | melting chili-beans kidney-bean |
apple |  | tinnedfish
strawberry |  | onion garlic egg pickle celery
blueberry |  | onion garlic egg pickle celery
raspberry |  | onion garlic egg pickle celery
pineapple |  | milk yogurt cream freshcheese
papaya |  | milk yogurt cream freshcheese
kiwi | milk cream | milk yogurt cream freshcheese
olive | chocolate cocoa jam granola banana soysauce asiansauce currypaste curryspice coconutmilk nutbutter |
filled-pasta | fish shellfish ground curryspice | tinnedfish
baked-bean | soysauce asiansauce pesto coconutmilk pasta noodle tinnedfish beet |
refried-bean | soysauce asiansauce pasta noodle tinnedfish beet |
ham | currypaste curryspice coconutmilk |
salami | currypaste curryspice coconutmilk hummus tahini |
pepperoni | currypaste curryspice coconutmilk hummus tahini |
peanut | melting hardcheese crumbly pasta dumpling |
cinnamon | fish tinnedfish shellfish poultry ground meat cooked sausage pickle olive mayo |
sumac | salsa enchilada-sauce |
cajun-seasoning | spice curryspice driedherb |
taco-seasoning | spice curryspice driedherb |
zaatar | salsa enchilada-sauce spice curryspice driedherb |
lemongrass | driedherb woodyherb melting hardcheese crumbly freshcheese sourcream cream mustard olive pasta spice smoked cooked sausage potato artichoke |
beet | fish shellfish soysauce noodle salsa currypaste tortilla |
sweet-potato |  | tinnedfish
yam |  | tinnedfish
kimchi | pesto driedherb woodyherb melting hardcheese crumbly freshcheese sourcream cream mustard olive pasta |
`;
