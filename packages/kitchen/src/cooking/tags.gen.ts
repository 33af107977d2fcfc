// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** Sold cooked, cured or canned, or not meat at all: safe as bought. */
export const READY_TO_EAT = `
hard-boiled-egg egg-powder ham cured-pork deli-meat pork-rinds pate bacon-bits
`;
