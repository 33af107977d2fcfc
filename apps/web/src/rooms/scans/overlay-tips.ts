import { t } from '@lingui/core/macro';
/** Tips shown during a scan. */
export const CATEGORIES = [
  { food: 'leafy-green', name: t`Vegetables and herbs` },
  { food: 'fruit', name: t`Fruit` },
  { food: 'dairy', name: t`Milk and cheese` },
  { food: 'egg', name: t`Eggs` },
  { food: 'meat', name: t`Meat and fish` },
  { food: 'bread', name: t`Bread and grains` },
  { food: 'condiment', name: t`Jars and cans` },
  { food: 'spice', name: t`Spices and sauces` },
] as const;

export const TIPS = [
  t`Turn labels to the front: we read them, too.`,
  t`Light from the side beats light from above.`,
  t`Two photos of two shelves find more than one of both.`,
  t`Wilted herbs come back in a glass of cold water.`,
  t`Your photo is never stored. Only the list is kept.`,
  t`Eggs that sink are fresh. Eggs that float are not.`,
  t`Keep tomatoes out of the fridge: the cold takes their taste.`,
  t`Stale bread is half of a good soup.`,
] as const;
