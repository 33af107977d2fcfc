// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | itself after cooking, with figures of its own */
export const COOKED = `
rice | cooked-rice
quinoa | cooked-quinoa
pasta | cooked-pasta
chicken | cooked-chicken
`;

/** canned food | share of its label weight that is left when drained */
export const DRAINED = `
canned-salmon | 0.8
canned-tuna | 0.8
canned-tuna-in-oil | 0.8
canned-mackerel | 0.8
canned-sardine | 0.8
canned-clam | 0.6
canned-mandarin | 0.6
kidney-bean | 0.6
pinto-bean | 0.6
chickpea | 0.6
canned-carrot | 0.6
canned-beet | 0.6
canned-potato | 0.6
canned-green-bean | 0.6
canned-pea | 0.6
canned-corn | 0.6
canned-mixed-vegetable | 0.6
`;
