import type { Food } from '../../src/foods/food.ts';
import { nameClaims } from '../../src/foods/name-claims.ts';
import { nameKey } from '../../src/foods/text.ts';

/** Energy computed from macronutrients may differ from the published energy by this share, or by a few kcal for very light foods. */
const ENERGY_TOLERANCE = 0.15;
const ENERGY_FLOOR_KCAL = 8;

/** Returns the problems of finished foods. Runs at build time and in a test over the committed file. */
export function checkFoods(foods: readonly Food[], energyExceptions: ReadonlyMap<number, string>): string[] {
  return [
    ...nameClashes(foods),
    ...treeProblems(foods),
    ...foods.flatMap((food) => figureProblems(food, energyExceptions)),
    ...foods.flatMap(unitProblems),
    ...foods.flatMap(claimProblems),
  ];
}

function nameClashes(foods: readonly Food[]): string[] {
  const owners = new Map<string, string>();
  const found: string[] = [];
  for (const food of foods) {
    for (const name of [food.name, ...food.names]) {
      const key = nameKey(name);
      const owner = owners.get(key);
      if (owner !== undefined && owner !== food.id)
        found.push(`"${name}" is claimed by ${owner} and ${food.id}`);
      else owners.set(key, food.id);
      if (key === '') found.push(`${food.id}: empty name`);
    }
  }
  return found;
}

function treeProblems(foods: readonly Food[]): string[] {
  const byId = new Map(foods.map((food) => [food.id, food]));
  const found: string[] = [];
  const done = new Set<string>();
  function walk(food: Food, trail: readonly string[]): void {
    if (trail.includes(food.id)) {
      found.push(`circle in the tree: ${[...trail.slice(trail.indexOf(food.id)), food.id].join(' -> ')}`);
      return;
    }
    if (done.has(food.id)) return;
    for (const parent of food.parents) {
      const above = byId.get(parent);
      if (above === undefined) found.push(`${food.id}: unknown parent "${parent}"`);
      else walk(above, [...trail, food.id]);
    }
    done.add(food.id);
  }
  for (const food of foods) walk(food, []);
  for (const food of foods)
    for (const { food: other } of food.substitutes)
      if (!byId.has(other)) found.push(`${food.id}: substitute names the unknown food "${other}"`);
  return found;
}

function figureProblems(food: Food, exceptions: ReadonlyMap<number, string>): string[] {
  const { energyKcal, proteinG, carbsG, fatG, fiberG } = food.per100g;
  if (![energyKcal, proteinG, carbsG, fatG].every((figure) => figure >= 0))
    return [`${food.id}: energy or a macronutrient is missing`];
  const found: string[] = [];
  if (!(food.edibleShare >= 0 && food.edibleShare <= 1)) found.push(`${food.id}: edible share out of range`);
  if (exceptions.has(food.fdcId)) return found;
  // USDA counts fiber as anything from no energy to that of a full carbohydrate, depending on the food.
  const most = 4 * proteinG + 9 * fatG + 4 * carbsG;
  const least = most - 4 * (fiberG ?? 0);
  const slack = Math.max(ENERGY_FLOOR_KCAL, ENERGY_TOLERANCE * energyKcal);
  if (energyKcal < least - slack || energyKcal > most + slack)
    found.push(
      `${food.id} (${food.fdcId}): ${energyKcal} kcal, but its macros give ${Math.round(least)} to ${Math.round(most)}`,
    );
  return found;
}

function unitProblems(food: Food): string[] {
  const found = Object.entries(food.units)
    .filter(([, grams]) => !(grams > 0))
    .map(([unit]) => `${food.id}: unit "${unit}" without weight`);
  if (food.units.cup === undefined && food.units.piece === undefined && food.units.slice === undefined)
    found.push(`${food.id}: neither a cup nor a piece has a weight`);
  return found;
}

/** A food named "peanut" must list peanuts as an allergen; otherwise the app would call it peanut-free. */
function claimProblems(food: Food): string[] {
  return [food.name, ...food.names].flatMap((name) => {
    const said = nameClaims(name);
    const missing = [
      ...said.allergens.filter((allergen) => !food.allergens.includes(allergen)),
      ...said.breaks.filter((diet) => !food.breaks.includes(diet)).map((diet) => `not ${diet}`),
    ];
    return missing.length > 0 ? [`${food.id}: "${name}" says ${missing.join(', ')}`] : [];
  });
}
