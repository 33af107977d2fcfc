import { ALLERGENS, type Allergen, DIETS, type Diet } from '@crisper/contract/vocabulary';
import {
  AISLES,
  type Aisle,
  type Food,
  type Nutrients,
  type StorageDays,
  type Substitute,
} from '../../src/foods/food.ts';
import { dietsRuledOut } from '../../src/foods/name-claims.ts';
import { nameKey } from '../../src/foods/text.ts';
import { FLAGS, type SourceRow, type SubstituteRow, VALUES } from './source.ts';
import { FIGURES, type Tables } from './tables.ts';
import { completeMeasures, overlay, unitsFromPortions } from './units.ts';

/** A food with at most this much digestible carbohydrate per 100 g counts as low-carb. */
const LOW_CARB_LIMIT_G = 10;

const UNITS = new Set(
  'cup tablespoon teaspoon piece piece:small piece:medium piece:large slice ring block rack sleeve clove can stick bunch head sprig leaf stalk fillet package jar ear wedge rib handful sheet strip spear inch knob bulb floret rasher link scoop pat cube ball spray bottle pinch dash bag loaf shell square envelope drop shot'.split(
    ' ',
  ),
);

interface Inherited {
  aisle: Aisle | undefined;
  emoji: string | undefined;
  storage: StorageDays;
  units: Record<string, number>;
  lowCarbOk: boolean;
}

interface ClaimSets {
  allergens: Set<string>;
  may: Set<string>;
  breaks: Set<string>;
}

export interface Sources {
  rows: readonly SourceRow[];
  substitutes: readonly SubstituteRow[];
  tables: Tables;
}

const list = (text: string | undefined): string[] => (text === undefined ? [] : text.split(','));

/** Builds foods from their rows. Every problem is reported; a food with a problem is left out. */
export function assemble({ rows, substitutes, tables }: Sources, problems: string[]): Food[] {
  const byId = new Map<string, SourceRow>();
  for (const row of rows) {
    if (byId.has(row.id)) problems.push(`${row.where}: "${row.id}" is already a food`);
    else byId.set(row.id, row);
  }
  const inherited = new Map<string, Inherited>();
  const sets = new Map<string, ClaimSets>();
  const bySource = new Map<string, SubstituteRow[]>();
  for (const row of substitutes) bySource.set(row.from, [...(bySource.get(row.from) ?? []), row]);

  for (const row of substitutes) {
    for (const id of [row.from, row.to])
      if (!byId.has(id)) problems.push(`${row.where}: substitute names the unknown food "${id}"`);
    if (row.from === row.to) problems.push(`${row.where}: "${row.from}" cannot stand in for itself`);
  }

  function inherit(row: SourceRow, trail: readonly string[]): Inherited {
    const known = inherited.get(row.id);
    if (known !== undefined) return known;
    const above = row.parents[0] === undefined ? undefined : byId.get(row.parents[0]);
    const base: Inherited =
      above === undefined || trail.includes(above.id)
        ? { aisle: undefined, emoji: undefined, storage: none, units: {}, lowCarbOk: false }
        : inherit(above, [...trail, row.id]);
    const own: Inherited = {
      aisle: (row.values.get('aisle') as Aisle | undefined) ?? base.aisle,
      emoji: row.values.get('emoji') ?? base.emoji,
      storage: storageFor(row, base.storage, tables, problems),
      units: overlay(base.units, typedUnits(row, problems)),
      lowCarbOk: row.flags.has('low-carb-ok') || (base.lowCarbOk && !row.flags.has('low-carb-no')),
    };
    inherited.set(row.id, own);
    return own;
  }

  function claims(row: SourceRow, trail: readonly string[]): ClaimSets {
    const known = sets.get(row.id);
    if (known !== undefined) return known;
    const allergens = new Set<string>();
    const may = new Set<string>();
    const breaks = new Set<string>();
    for (const parent of row.parents) {
      const above = byId.get(parent);
      if (above === undefined || trail.includes(parent)) continue;
      const from = claims(above, [...trail, row.id]);
      for (const one of from.allergens) allergens.add(one);
      for (const one of from.may) may.add(one);
      for (const one of from.breaks) breaks.add(one);
    }
    for (const one of list(row.values.get('free'))) {
      allergens.delete(one);
      may.delete(one);
    }
    for (const one of list(row.values.get('allergens'))) allergens.add(one);
    for (const one of list(row.values.get('may'))) may.add(one);
    for (const one of list(row.values.get('breaks'))) breaks.add(one);
    for (const one of list(row.values.get('suits'))) breaks.delete(one);
    const own = { allergens, may, breaks };
    sets.set(row.id, own);
    return own;
  }

  const foods: Food[] = [];
  for (const row of byId.values()) {
    checkKeys(row, problems);
    const figures = tables.figures.get(row.fdcId);
    if (figures === undefined) {
      problems.push(`${row.where}: no figures for fdcId ${row.fdcId}`);
      continue;
    }
    const base = inherit(row, []);
    const { allergens, may, breaks: inheritedBreaks } = claims(row, []);
    const contained = ALLERGENS.filter((allergen) => allergens.has(allergen));
    const breaks = new Set([...inheritedBreaks, ...dietsRuledOut(contained)]);
    const per100g = nutrientsOf(figures);
    const proxy = row.flags.has('proxy');
    if (base.aisle === undefined || !AISLES.includes(base.aisle))
      problems.push(`${row.where}: no known aisle ("${base.aisle}")`);
    if (base.emoji === undefined) problems.push(`${row.where}: no emoji`);
    const netCarbs = per100g.carbsG - (per100g.fiberG ?? 0);
    if (netCarbs > LOW_CARB_LIMIT_G && !base.lowCarbOk) breaks.add('low-carb');
    const refuse = Number(figures[FIGURES.indexOf('refusePercent')]) || 0;
    foods.push({
      id: row.id,
      name: row.name,
      aisle: base.aisle!,
      emoji: base.emoji!,
      fdcId: row.fdcId,
      proxy,
      per100g,
      units: completeMeasures(
        overlay(
          base.units,
          unitsFromPortions(tables.portions.get(row.fdcId) ?? [], proxy),
          typedUnits(row, []),
        ),
      ),
      edibleShare: Number(row.values.get('edible') ?? (100 - refuse) / 100),
      parents: row.parents,
      breaks: DIETS.filter((diet) => breaks.has(diet)),
      allergens: contained,
      mayContain: ALLERGENS.filter((allergen) => may.has(allergen) && !allergens.has(allergen)),
      staple: row.flags.has('staple'),
      substitutes: (bySource.get(row.id) ?? []).map(
        ({ to, ratio, note }): Substitute => ({ food: to, ratio, note }),
      ),
      storage: base.storage,
      names: distinctNames(row),
    });
    for (const one of [...allergens, ...may])
      if (!ALLERGENS.includes(one as Allergen)) problems.push(`${row.where}: unknown allergen "${one}"`);
    for (const one of breaks)
      if (!DIETS.includes(one as Diet)) problems.push(`${row.where}: unknown diet "${one}"`);
  }
  return foods;
}

const none: StorageDays = { pantry: null, fridge: null, freezer: null };

function checkKeys(row: SourceRow, problems: string[]): void {
  for (const key of row.values.keys())
    if (!VALUES.has(key) && !UNITS.has(key)) problems.push(`${row.where}: unknown key "${key}"`);
  for (const flag of row.flags) {
    if (UNITS.has(flag)) problems.push(`${row.where}: unit "${flag}" without weight`);
    else if (!FLAGS.has(flag)) problems.push(`${row.where}: unknown flag "${flag}"`);
  }
}

function typedUnits(row: SourceRow, problems: string[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const [key, value] of row.values) {
    if (!UNITS.has(key)) continue;
    const grams = Number(value);
    if (value !== '' && grams > 0) units[key] = grams;
    else problems.push(`${row.where}: unit "${key}" without weight`);
  }
  return units;
}

function daysOf(text: string | undefined): number | null {
  return text === undefined || text === '' || text === '-' ? null : Number(text);
}

function storageFor(row: SourceRow, base: StorageDays, tables: Tables, problems: string[]): StorageDays {
  let { pantry, fridge, freezer } = base;
  const cited = row.values.get('fk');
  if (cited !== undefined) {
    const product = tables.storage.get(Number(cited));
    if (product === undefined) problems.push(`${row.where}: no storage entry ${cited}`);
    else [pantry, fridge, freezer] = [daysOf(product[1]), daysOf(product[2]), daysOf(product[3])];
  }
  const typed = row.values.get('keep')?.split('/');
  if (typed !== undefined) [pantry, fridge, freezer] = [daysOf(typed[0]), daysOf(typed[1]), daysOf(typed[2])];
  const one = (key: string, days: number | null) =>
    row.values.has(key) ? daysOf(row.values.get(key)) : days;
  return { pantry: one('pantry', pantry), fridge: one('fridge', fridge), freezer: one('freezer', freezer) };
}

function nutrientsOf(figures: readonly string[]): Nutrients {
  const optional = (name: keyof Nutrients) => {
    const text = figures[FIGURES.indexOf(name)] ?? '';
    return text === '' ? null : Number(text);
  };
  const needed = (name: keyof Nutrients) => optional(name) ?? Number.NaN;
  return {
    energyKcal: needed('energyKcal'),
    proteinG: needed('proteinG'),
    carbsG: needed('carbsG'),
    fatG: needed('fatG'),
    fiberG: optional('fiberG'),
    sugarG: optional('sugarG'),
    sodiumMg: optional('sodiumMg'),
    vitaminCMg: optional('vitaminCMg'),
    ironMg: optional('ironMg'),
    calciumMg: optional('calciumMg'),
  };
}

/** Names as written, without duplicates that fold to the same key. */
function distinctNames(row: SourceRow): string[] {
  const seen = new Set([nameKey(row.name)]);
  const names: string[] = [];
  for (const name of row.names) {
    const key = nameKey(name);
    if (seen.has(key)) continue;
    seen.add(key);
    names.push(name.toLowerCase());
  }
  return names;
}
