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
