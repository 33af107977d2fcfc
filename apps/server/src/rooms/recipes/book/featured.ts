/** Chosen by hand: shown on the home page in this order, and open to guests with full steps. */
export const FEATURED_SLUGS = [
  'creamy-tomato-pasta',
  'shakshuka',
  'thai-green-curry',
  'sheet-pan-chicken-and-vegetables',
  'fudgy-brownies',
  'falafel-pita',
  'butter-chicken',
  'classic-buttermilk-pancakes',
  'greek-salad',
  'miso-glazed-eggplant',
  'lemon-risotto-with-peas',
  'guacamole',
  'spaghetti-carbonara',
  'red-lentil-dal',
  'fish-tacos',
  'banana-bread',
  'tomato-basil-soup',
  'vegetable-stir-fry-with-tofu',
] as const;

const featured: ReadonlySet<string> = new Set(FEATURED_SLUGS);

export function isFeatured(recipe: { origin: string; slug: string }): boolean {
  return recipe.origin === 'cookbook' && featured.has(recipe.slug);
}
