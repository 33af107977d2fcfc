import type { Entry } from '../catalogue/read.ts';
import { readCsv, writeCsv } from './csv.ts';
import { storageOf } from './storage.ts';

/** The figures that foods cite, kept as text exactly as USDA publishes them. */
export interface Tables {
  /** fdcId -> description, refuse and figures, in the order of FIGURES. */
  figures: Map<number, readonly string[]>;
  /** fdcId -> [amount, modifier, grams]. */
  portions: Map<number, (readonly [string, string, string])[]>;
  /** FoodKeeper id -> [name, pantry, fridge, freezer] in days. */
  storage: Map<number, readonly string[]>;
}

const COLUMNS: readonly (readonly [kept: string, usda: string])[] = [
  ['description', 'description'],
  ['refusePercent', 'Refuse_Pct'],
  ['energyKcal', 'Energ_Kcal'],
  ['proteinG', 'Protein_(g)'],
  ['carbsG', 'Carbohydrt_(g)'],
  ['fatG', 'Lipid_Tot_(g)'],
  ['fiberG', 'Fiber_TD_(g)'],
  ['sugarG', 'Sugar_Tot_(g)'],
  ['sodiumMg', 'Sodium_(mg)'],
  ['vitaminCMg', 'Vit_C_(mg)'],
  ['ironMg', 'Iron_(mg)'],
  ['calciumMg', 'Calcium_(mg)'],
];

export const FIGURES = COLUMNS.map(([kept]) => kept);

const portionsOf = (rows: Record<string, string>[], id: string, grams: string): Tables['portions'] => {
  const portions: Tables['portions'] = new Map();
  for (const row of rows) {
    const key = Number(row[id]);
    const list = portions.get(key) ?? [];
    list.push([row.amount ?? '', row.modifier ?? '', row[grams] ?? '']);
    portions.set(key, list);
  }
  return portions;
};

export function keptTables(figures: string, portions: string, storage: string): Tables {
  return {
    figures: new Map(readCsv(figures).map((row) => [Number(row.fdcId), FIGURES.map((name) => row[name]!)])),
    portions: portionsOf(readCsv(portions), 'fdcId', 'grams'),
    storage: new Map(
      readCsv(storage).map((row) => [
        Number(row.id),
        [row.name!, row.pantry!, row.fridge!, row.freezer!] as const,
      ]),
    ),
  };
}

export function usdaTables(foods: string, portions: string, foodkeeper: string): Tables {
  const products = (JSON.parse(foodkeeper) as { product_data: Record<string, string | null>[] }).product_data;
  return {
    figures: new Map(
      readCsv(foods).map((row) => [Number(row.fdc_id), COLUMNS.map(([, usda]) => row[usda]!)]),
    ),
    portions: portionsOf(readCsv(portions), 'fdc_id', 'gram_weight'),
    storage: new Map(products.map((product) => [Number(product.id), storageOf(product)])),
  };
}

/** Every difference between the stored tables and the ones USDA publishes. */
export function differences(kept: Tables, usda: Tables): string[] {
  const found: string[] = [];
  const compare = (what: string, ours: unknown, theirs: unknown) => {
    if (JSON.stringify(ours) !== JSON.stringify(theirs))
      found.push(`${what}: kept ${JSON.stringify(ours)}, published ${JSON.stringify(theirs)}`);
  };
  for (const [id, row] of kept.figures) compare(`figures of ${id}`, row, usda.figures.get(id));
  for (const [id, rows] of kept.portions) compare(`portions of ${id}`, rows, usda.portions.get(id));
  for (const [id, row] of kept.storage) compare(`storage ${id}`, row, usda.storage.get(id));
  return found;
}

/** The rows of the tables that foods cite, by file in catalogue/usda. */
export function cited(tables: Tables, foods: readonly Pick<Entry, 'usda' | 'keeps'>[]) {
  const numbers = foods.map(({ usda }) => (typeof usda === 'number' ? usda : usda.nearest));
  const ids = [...new Set(numbers)].filter((id) => tables.figures.has(id)).sort((a, b) => a - b);
  const products = [...new Set(foods.flatMap(({ keeps }) => keeps?.foodkeeper ?? []))]
    .filter((id) => tables.storage.has(id))
    .sort((a, b) => a - b);
  return {
    figures: writeCsv(
      ['fdcId', ...FIGURES],
      ids.map((id) => [String(id), ...tables.figures.get(id)!]),
    ),
    portions: writeCsv(
      ['fdcId', 'amount', 'modifier', 'grams'],
      ids.flatMap((id) => (tables.portions.get(id) ?? []).map((row) => [String(id), ...row])),
    ),
    foodkeeper: writeCsv(
      ['id', 'name', 'pantry', 'fridge', 'freezer'],
      products.map((id) => [String(id), ...tables.storage.get(id)!]),
    ),
  };
}
