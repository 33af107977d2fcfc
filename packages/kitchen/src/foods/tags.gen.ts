// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** Who says "no beans" means it too, though no shop sells it as beans. */
export const SAID_BEAN = `
hummus bean-dip bean-burrito fava-bean lima-bean edamame
`;
