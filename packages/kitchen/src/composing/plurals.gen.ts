// Made by `npm run foods -- make` from packages/kitchen/catalogue. Change it there.

/** Last words of names whose plural is irregular. */
export const PLURALS = `
anchovy | anchovies
beef | beef
chili | chilies
couscous | couscous
fish | fish
gnocchi | gnocchi
half | halves
kiwi | kiwis
lamb | lamb
leaf | leaves
mango | mangoes
naan | naan
pasta | pasta
pork | pork
potato | potatoes
radish | radishes
ravioli | ravioli
shrimp | shrimp
squash | squash
tomato | tomatoes
turkey | turkey
zucchini | zucchini
`;
