// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** food | grams of water that a gram of it drinks under a lid */
export const DRINKS = `
rice | 2
basmati-rice | 1.8
jasmine-rice | 1.7
brown-rice | 2.3
arborio-rice | 2
instant-rice | 2.4
bulgur | 2.5
couscous | 1.5
quinoa | 2.3
buckwheat | 2.2
millet | 2.4
`;
