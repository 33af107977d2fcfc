/** Tips shown during a scan. */
export const CATEGORIES = [
  { food: 'leafy-green', name: 'Vegetables and herbs' },
  { food: 'fruit', name: 'Fruit' },
  { food: 'dairy', name: 'Milk and cheese' },
  { food: 'egg', name: 'Eggs' },
  { food: 'meat', name: 'Meat and fish' },
  { food: 'bread', name: 'Bread and grains' },
  { food: 'condiment', name: 'Jars and cans' },
  { food: 'spice', name: 'Spices and sauces' },
] as const;

export const TIPS = [
  'Turn labels to the front: we read them, too.',
  'Light from the side beats light from above.',
  'Two photos of two shelves find more than one of both.',
  'Wilted herbs come back in a glass of cold water.',
  'Your photo is never stored. Only the list is kept.',
  'Eggs that sink are fresh. Eggs that float are not.',
  'Keep tomatoes out of the fridge: the cold takes their taste.',
  'Stale bread is half of a good soup.',
] as const;
