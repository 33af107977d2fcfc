/** What code asks of foods, in a word each. `npm run foods -- check` refuses a tag that no food has. */
export const TAGS = {
  'not-its-kind': 'No recipe means it by a general word: who has tomato paste has no tomatoes',
  wide: 'So wide that it names no food: neither "vegetable curry" nor "dairy" in a fridge tells which',
  'keeps-its-shape': 'Too small or leafy to slice or chunk; only a fine cut applies',
  'any-shop': 'Any shop sells it: recipes are composed of these for tables with few suitable ones',
  everyday: 'In most kitchens most weeks: comes first when the beginning of a name is typed',
  'carries-dinner': 'A dinner is built around it and its kinds',
  'carries-alone': 'Carries a dinner when nothing better is there; else it seasons or fills it',
  'meant-first': 'Where a word of other languages could mean two foods, it is this one: "pâtes" are pasta',
  'only-seasons': 'A kind of meat or fish that never carries a dinner',
  starchy: 'Bread, grains, pasta and potatoes of a dish are these',
  'no-greens': 'A vegetable that is no green beside a dish',
  eastern: 'A dish of no named origin that has it is for an Asian table',
  pours: 'Liquid though its aisle does not say so',
  'solid-all-the-same': 'A kind of what pours that a dish can be made of',
  'served-beside': 'A dish is not made of it, however much of it there is',
  'in-everything': 'So many dishes use it that using it up says little',
  binds: 'Without it a dish does not hold together',
  sour: 'A fruit that calls for no dessert',
  'in-spring': 'At its best in spring; what has none of these four is sold alike all year',
  'in-summer': 'At its best in summer',
  'in-autumn': 'At its best in autumn',
  'in-winter': 'At its best in winter',
  hot: 'Burns: with more than a pinch of it a dish is not for children',
  'spoils-once-open': 'Sold in a tub, jar or carton that is used up within days once it is open',
  'said-bean': 'Who says "no beans" means it too, though no shop sells it as beans',
  'ready-to-eat': 'Sold cooked, cured or canned, or not meat at all: safe as bought',
} as const;

export type Tag = keyof typeof TAGS;

/** The tags that a folder of the kitchen asks for by itself; others stand in tables with what they belong to. */
export const TAGS_OF: Readonly<Record<string, readonly Tag[]>> = {
  cooking: ['ready-to-eat'],
  foods: ['said-bean'],
  matching: ['pours', 'solid-all-the-same', 'served-beside', 'in-everything', 'binds', 'sour'],
  planning: [
    'starchy',
    'no-greens',
    'eastern',
    'in-spring',
    'in-summer',
    'in-autumn',
    'in-winter',
    'hot',
    'spoils-once-open',
  ],
};

/** What the drawing of a dish asks of the words of its title and its foods. */
export const DRAWN = {
  'vegetable-dish': 'A dish that is named by it is a vegetable dish',
  'long-shell': 'Stuffed, it is a long green shell',
  'green-batter': 'Turns batter green',
  'sweet-loaf': 'A loaf that is named by it is sweet',
  'green-speck': 'Shows as green specks in a loaf',
  'cut-as-noodles': 'Cut as noodles it is green',
  'sliced-in-rows': 'Baked in rows of slices of several colors',
  'green-fries': 'Fries of it have a green skin',
  'green-chips': 'Chips of it are green',
  'green-soup': 'Blended, it makes a green soup',
  'spiced-crumb': 'Gives a crumb the color of spices',
} as const;

export type Drawn = keyof typeof DRAWN;
