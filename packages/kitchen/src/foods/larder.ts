import type { Food, FoodId } from './food.ts';
import packed from './foods.gen.json' with { type: 'json' };
import { type PackedFood, unpack } from './packed.ts';

const own = unpack(packed as unknown as PackedFood[]);
const ownById = new Map(own.map((food) => [food.id, food]));

/**
 * A food without its own substitutes inherits those of its nearest ancestor that has some, except substitutes that break
 * a diet the food itself meets: rice flour is not replaced by wheat flour.
 */
function withSubstitutes(food: Food): Food {
  if (food.substitutes.length > 0) return food;
  let above = food.parents[0];
  while (above !== undefined) {
    const category = ownById.get(above)!;
    const usable = category.substitutes.filter(
      ({ food: other }) =>
        other !== food.id && ownById.get(other)!.breaks.every((diet) => food.breaks.includes(diet)),
    );
    if (usable.length > 0) return { ...food, substitutes: usable };
    above = category.parents[0];
  }
  return food;
}

export const foods: readonly Food[] = own.map(withSubstitutes);

const byId = new Map(foods.map((food) => [food.id, food]));
const children = new Map<FoodId, FoodId[]>();
for (const food of foods) {
  for (const parent of food.parents) {
    const list = children.get(parent);
    if (list === undefined) children.set(parent, [food.id]);
    else list.push(food.id);
  }
}

const NONE: ReadonlySet<FoodId> = new Set();
const ancestors = new Map<FoodId, ReadonlySet<FoodId>>();

export function foodById(id: FoodId): Food | undefined {
  return byId.get(id);
}

/** All ancestors of a food, without the food itself. Empty for an unknown id. */
export function ancestorsOf(id: FoodId): ReadonlySet<FoodId> {
  const known = ancestors.get(id);
  if (known !== undefined) return known;
  const food = byId.get(id);
  if (food === undefined) return NONE;
  const found = new Set<FoodId>();
  for (const parent of food.parents) {
    found.add(parent);
    for (const above of ancestorsOf(parent)) found.add(above);
  }
  ancestors.set(id, found);
  return found;
}

/** True when the food is `ancestor` or a kind of it: cheddar is a cheese. */
export function isA(id: FoodId, ancestor: FoodId): boolean {
  return id === ancestor || ancestorsOf(id).has(ancestor);
}

export function childrenOf(id: FoodId): readonly FoodId[] {
  return children.get(id) ?? [];
}
