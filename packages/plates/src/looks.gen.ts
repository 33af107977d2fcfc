// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** shape, tone, second tone: foods that look like this */
export const LOOKS = `
slice crust crust-deep: bread brioche bagel croissant naan tortilla dough pancake waffle biscuit muffin cake cracker pizza
crumb crust crust-deep: panko granola cereal nut almond walnut pecan cashew pistachio hazelnut peanut seed
pool crust broth: honey syrup jam marmalade caramel
pool cocoa meat-deep: molasses chocolate coffee
pool tomato tomato-deep: ketchup salsa canned-tomato crushed-tomato tomato-paste passata tomato-sauce
pool rice milk: mayonnaise milk buttermilk yogurt cream mascarpone ricotta custard coconut-milk
pool leaf-deep leaf: pesto chutney
bean rice crust: hummus bean chickpea
pool broth carrot: stock gravy soup
cube lemon pasta: cheese cheddar parmesan gruyere gouda provolone
cube rice milk: brie feta goat-cheese mozzarella halloumi paneer
egg milk lemon: egg
fillet egg crust: fish cod haddock halibut tilapia mackerel sardine anchovy
fillet pink tomato: trout salmon tuna ham prosciutto
shrimp pink tomato: shrimp crab lobster crayfish
bean egg crust: clam mussel squid octopus
coin rice egg: scallop
apple tomato rice: apple
apple lime rice: pear quince melon
wedge lemon milk: lemon pineapple
wedge lime leaf: lime
wedge carrot lemon: orange mandarin clementine grapefruit
round berry plum: berry blueberry blackberry plum prune fig date grape raisin currant olive
strawberry tomato leaf: strawberry
round tomato tomato-deep: raspberry cranberry cherry pomegranate cherry-tomato grape-tomato
cube carrot lemon: peach nectarine apricot mango papaya cantaloupe sweet-potato yam pumpkin
coin milk pasta: banana coconut
cube pasta crust: plantain parsnip turnip rutabaga potato cassava
kiwi lime crust-deep: kiwi
wedge tomato tomato-deep: watermelon
grain rice milk: rice bulgur couscous farro semolina barley oats quinoa millet cornmeal polenta grits
strand pasta crust: pasta spaghetti linguine fettuccine penne fusilli macaroni orzo gnocchi noodle
bean bean meat: black-bean kidney-bean
crumb bean crust: lentil
cube pasta rice: tofu tempeh
chunk meat meat-deep: meat beef steak brisket venison veal lamb pork meatball
crescent pink tomato-deep: bacon pancetta
coin meat tomato-deep: salami pepperoni sausage chorizo kielbasa hot-dog
chunk crust crust-deep: chicken turkey duck
sprig leaf-deep leaf: herb parsley cilantro basil mint dill thyme rosemary sage oregano tarragon
hoop leaf-deep lime: chives scallion
leaf lime leaf: lettuce endive cabbage
leaf leaf-deep leaf: spinach kale arugula watercress seaweed nori
crescent berry plum: radicchio red-onion shallot radish
floret leaf-deep leaf: broccoli broccolini romanesco
floret rice egg: cauliflower
round lime leaf: brussels-sprouts
crescent rice egg: onion leek daikon fennel
coin carrot lemon: carrot
coin plum tomato-deep: beet
crescent leaf-deep leaf: celery asparagus okra green-bean snow-pea
round leaf lime: pea edamame
ring tomato tomato-deep: tomato
ring lime leaf: cucumber zucchini pickle
cube plum berry: eggplant
crescent tomato tomato-deep: bell-pepper
hoop leaf lime: jalapeno
round lemon pasta: corn
avocado lime leaf-deep: avocado
mushroom mushroom crust: mushroom
`;
