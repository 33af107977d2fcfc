// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** Bread, grains, pasta and potatoes of a dish are these. */
export const STARCHY = `
bread tortilla corn-tortilla dough plantain grain cornmeal flour pasta gnocchi noodle tteok potato
sweet-potato cassava
`;

/** A vegetable that is no green beside a dish. */
export const NO_GREENS = `
herb onion shallot garlic potato sweet-potato yam cassava ginger chili-pepper
`;

/** A dish of no named origin that has it is for an Asian table. */
export const EASTERN = `
soy-sauce miso sesame-oil rice-noodle tofu tempeh bok-choy
`;

/** At its best in spring; what has none of these four is sold alike all year. */
export const IN_SPRING = `
apple orange grapefruit strawberry cabbage leek radish new-potato asparagus artichoke rhubarb cucumber
`;

/** At its best in summer. */
export const IN_SUMMER = `
strawberry blueberry raspberry blackberry stone-fruit plum fig melon grape beet radish new-potato okra
green-bean tomato cucumber zucchini summer-squash eggplant bell-pepper corn
`;

/** At its best in autumn. */
export const IN_AUTUMN = `
apple pear quince raspberry blackberry cranberry plum persimmon pomegranate fig grape kale cabbage
brussels-sprouts leek parsnip turnip rutabaga beet celery-root fennel green-bean tomato eggplant bell-pepper
winter-squash pumpkin corn
`;

/** At its best in winter. */
export const IN_WINTER = `
apple pear orange mandarin grapefruit cranberry pomegranate kale cabbage brussels-sprouts leek parsnip turnip
rutabaga beet celery-root fennel winter-squash pumpkin
`;

/** Burns: with more than a pinch of it a dish is not for children. */
export const HOT = `
hot-sauce sriracha sambal-oelek harissa chipotle-in-adobo chili-sauce gochujang wasabi-paste
prepared-horseradish curry-paste chili-oil cayenne-pepper chili-flakes gochugaru jerk-seasoning berbere
horseradish-root wasabi-root chili-pepper kimchi dried-chili chipotle-chile
`;

/** Sold in a tub, jar or carton that is used up within days once it is open. */
export const SPOILS_ONCE_OPEN = `
pesto hummus tzatziki guacamole bean-dip buttermilk kefir yogurt cream half-and-half sour-cream creme-fraiche
cream-cheese mascarpone ricotta cottage-cheese quark fromage-blanc vegan-cream-cheese vegan-yogurt oat-yogurt
almond-yogurt coconut-yogurt
`;
