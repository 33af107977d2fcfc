import type { FoodId } from '../foods/food.ts';
import { handled } from './composable-food.ts';
import type { Kind } from './kinds.ts';

/** Foods of ordinary kitchens, roughly the most common first. */
const EVERYDAY =
  `egg egg egg milk milk butter butter cheddar cheddar mozzarella parmesan feta cream-cheese yogurt greek-yogurt
sour-cream heavy-cream chicken-breast chicken-breast chicken-thigh ground-beef ground-beef ground-turkey bacon ham
turkey-deli-meat sausage pork-chop steak salmon cod shrimp canned-tuna tofu black-bean chickpea kidney-bean lentil
onion onion onion red-onion scallion garlic garlic garlic ginger carrot carrot celery potato potato sweet-potato
tomato tomato cherry-tomato canned-tomato bell-pepper bell-pepper zucchini mushroom broccoli cauliflower spinach spinach
kale lettuce romaine-lettuce cucumber avocado corn pea green-bean asparagus cabbage eggplant butternut-squash jalapeno
rice rice pasta spaghetti bread bread tortilla oats quinoa egg-noodle apple banana strawberry blueberry orange lemon lemon
lime grape mango peach pear parsley cilantro basil soy-sauce mayonnaise mustard ketchup salsa hummus honey maple-syrup
peanut-butter jam chicken-stock tomato-sauce coconut-milk curry-powder cumin paprika cinnamon dried-oregano almond walnut
orange-juice balsamic-vinegar hot-sauce pesto`
    .split(/\s+/)
    .filter(Boolean);

const CARRIES_A_MEAL: ReadonlySet<Kind> = new Set([
  'poultry',
  'ground',
  'meat',
  'stewmeat',
  'sausage',
  'smoked',
  'bacon',
  'cooked',
  'fish',
  'shellfish',
  'tinnedfish',
  'egg',
  'tofu',
  'bean',
  'lentil',
  'potato',
  'rice',
  'grain',
  'pasta',
  'noodle',
  'bread',
  'tortilla',
  'oats',
]);

/** Five foods or more, with a protein or a starch among them. */
export function isSensible(have: readonly FoodId[]): boolean {
  const kinds = have.map((id) => handled(id)?.kind);
  return have.length >= 5 && kinds.some((kind) => kind !== undefined && CARRIES_A_MEAL.has(kind));
}

/** Random fridges of 5 to 20 everyday foods; the same seed gives the same fridges. */
export function everydayFridges(count: number, seed: number): FoodId[][] {
  let state = seed >>> 0;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
  return Array.from({ length: count }, () => {
    const size = 5 + next(16);
    const have = new Set<FoodId>();
    while (have.size < size) have.add(EVERYDAY[next(EVERYDAY.length)] ?? 'egg');
    return [...have];
  });
}
