/** Kinds within which one food can stand in for another in most dishes, with what changes. */
export const SUBSTITUTES: readonly (readonly [kinds: readonly string[], note: string])[] = [
  [['ground-meat'], 'The same amount works.'],
  [['poultry'], 'Go by the temperature inside: 165°F / 74°C.'],
  [
    ['beef', 'lamb', 'veal', 'pork', 'game'],
    'Choose a cut for the same way of cooking, and go by tenderness and temperature rather than the clock.',
  ],
  [
    ['beef', 'lamb', 'veal', 'pork', 'game', 'poultry', 'meat', 'plant-protein', 'mushroom'],
    'The time changes: go by the signs, and for poultry by 165°F / 74°C inside. Tofu and mushrooms need only browning.',
  ],
  [
    ['poultry', 'crustacean', 'shellfish', 'fish', 'plant-protein'],
    'The time changes: cut it small, cook it through before it meets the rest, and go by 165°F / 74°C for poultry.',
  ],
  [['fish'], 'Pieces of the same thickness take the same time.'],
  [['shellfish', 'crustacean', 'mollusk'], 'Cook them only until they turn opaque.'],
  [['hard-cheese'], 'It melts and tastes a little different.'],
  [['soft-cheese'], 'It melts and tastes a little different.'],
  [['nut'], 'Use the same amount.'],
  [['oil', 'animal-fat'], 'Use the same amount; choose one that stands the heat of the step.'],
  [['vinegar'], 'Taste as you add it: some are sharper.'],
  [['pasta', 'noodle'], 'Go by the time on its packet.'],
  [['rice', 'grain'], 'Go by the time and the water on its packet: grains take up different amounts.'],
  [['mushroom'], 'Any mushroom works.'],
  [['plant-milk', 'milk'], 'Choose an unsweetened one; the same amount works.'],
  [['stock'], 'Use the same amount.'],
  [['bean', 'lentil', 'chickpea'], 'Use the same weight, cooked.'],
  [['berry', 'stone-fruit', 'pome-fruit', 'apple', 'pear'], 'Use the same weight; sweeten to taste.'],
  [['herb'], 'It will taste different, but it works. Start with half of a strong one.'],
  [
    ['potato', 'sweet-potato', 'carrot', 'parsnip', 'turnip', 'celeriac'],
    'Cut it to the same size and test with a knife.',
  ],
  [['tomato', 'canned-tomato'], 'Use the same weight; fresh ones take longer to cook down.'],
  [['onion', 'shallot', 'leek', 'scallion'], 'Use the same weight.'],
  [['lettuce', 'spinach', 'kale', 'chard', 'cabbage'], 'Tender leaves need only a minute; firm ones longer.'],
  [['bell-pepper', 'chili-pepper'], 'Mind how hot it is.'],
  [['bread', 'burger-bun', 'flatbread'], 'It works the same way.'],
  [['breadcrumbs'], 'It works the same way.'],
  [['sugar'], 'Sweeten to taste.'],
  [['chocolate'], 'The sweetness changes a little.'],
  [['mustard'], 'Use the same amount and taste.'],
];

/** The same food in another form, by the word for the form. */
export const FORMS: readonly (readonly [RegExp, string])[] = [
  [
    /\bself (?:raising|rising)\b/,
    'Self-raising flour has baking powder and salt in it: use the same amount, and leave the baking powder and most of the salt out.',
  ],
  [
    /\bdried\b|\bpowdered\b/,
    'Dried is stronger: use a third of the amount, 1 teaspoon for each tablespoon of fresh, about 1/4 teaspoon for a sprig, and add it early.',
  ],
  [
    /\bfrozen\b/,
    'Yes, frozen works. Berries and vegetables go in frozen, for a few minutes longer; thaw meat, fish and seafood in the fridge first and pat them dry.',
  ],
  [
    /\b(?:tinned|canned|jarred|from a (?:jar|tin|can))\b/,
    'Yes: drain and rinse it, and shorten the cooking, since it is soft already.',
  ],
  [/\bfresh\b/, 'Yes: use three times as much of a fresh herb as of a dried one; otherwise the same weight.'],
  [/\bsalted\b/, 'Yes, and use a pinch less salt.'],
  [/\bunsalted\b/, 'Yes, and add a pinch of salt.'],
  [
    /\b(?:light|low fat|skim|skimmed|reduced fat|half fat)\b/,
    'It works, but it is thinner and may split: add it late and do not let it boil.',
  ],
  [/\b(?:full fat|whole)\b/, 'Yes, it gets a little richer.'],
  [
    /\b(?:bone ?in|on the bone)\b/,
    'Yes: with the bone it takes about a third longer and stays juicier. Go by the temperature inside.',
  ],
  [/\bboneless\b|\bskinless\b/, 'Yes: it is done sooner and dries out faster, so check early.'],
  [
    /\bpods?\b/,
    'The seeds of 6 to 8 green cardamom pods, crushed, make about half a teaspoon of ground cardamom.',
  ],
  [/\bground\b/, 'Yes: ground is stronger than whole, so use about half, and add it later.'],
  [/\b(?:store ?bought|shop bought|ready made|bought)\b/, 'Yes, a bought one works.'],
  [/\bsmoked\b/, 'Yes: it tastes of smoke, so start with less.'],
];
