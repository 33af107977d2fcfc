// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** end point | foods that are done there, with their kinds */
export const DONE = `
egg | egg
fish | fish
shellfish | shellfish
shells | clam mussel oyster
ground | ground-meat sausage
whole | beef veal lamb pork game
poultry | poultry
`;
