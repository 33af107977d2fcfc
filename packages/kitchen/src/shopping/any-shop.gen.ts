// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** Foods that any shop sells. */
export const ANY_SHOP = `
corn-tortilla canned-tomato egg olive-oil salmon apple lemon blueberry banana rice quinoa pasta black-bean
chickpea lentil tofu coconut-milk chicken-breast ground-turkey almond peanut-butter spinach kale broccoli
cauliflower cabbage onion garlic carrot potato sweet-potato ginger green-bean pea tomato cucumber zucchini
bell-pepper avocado mushroom
`;
