// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** Liquid though its aisle does not say so. */
export const POURS = `
tomato-product stock milk cream plant-milk
`;

/** A kind of what pours that a dish can be made of. */
export const SOLID_ALL_THE_SAME = `
canned-tomato condensed-milk milk-powder sour-cream whipped-cream dulce-de-leche
`;

/** A dish is not made of it, however much of it there is. */
export const SERVED_BESIDE = `
condiment stock drink alcohol oil rice tomato
`;

/** So many dishes use it that using it up says little. */
export const IN_EVERYTHING = `
sugar powdered-sugar brown-sugar baking-powder baking-soda yeast vanilla-extract stock chicken-stock
beef-stock vegetable-stock milk butter unsalted-butter water oil vegetable-oil olive-oil lemon-juice flour
cornstarch salt black-pepper parsley onion white-onion garlic
`;

/** Without it a dish does not hold together. */
export const BINDS = `
breadcrumbs panko baking-powder baking-soda yeast egg
`;

/** A fruit that calls for no dessert. */
export const SOUR = `
lemon lemon-juice lemon-zest lime lime-juice lime-zest olive green-olive
`;
