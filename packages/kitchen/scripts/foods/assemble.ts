import { ALLERGENS, DIETS } from '@crisper/contract/vocabulary';
import type { Aisle, Food, Nutrients, StorageDays } from '../../src/foods/food.ts';
import { dietsRuledOut } from '../../src/foods/name-claims.ts';
import { nameKey } from '../../src/foods/text.ts';
import type { Entry } from '../catalogue/read.ts';
import { FIGURES, type Tables } from './tables.ts';
import { completeMeasures, overlay, unitsFromPortions } from './units.ts';

/** A food with at most this much digestible carbohydrate per 100 g counts as low-carb. */
const LOW_CARB_LIMIT_G = 10;

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

/** Builds foods from their records. Every problem is reported; a food with a problem is left out. */
export function assemble(entries: readonly Entry[], tables: Tables, problems: string[]): Food[] {
  const byId = new Map<string, Entry>();
  for (const entry of entries) {
    if (byId.has(entry.id)) problems.push(`${entry.where}: "${entry.id}" is already a food`);
    else byId.set(entry.id, entry);
  }
  const inherited = new Map<string, Inherited>();
  const sets = new Map<string, ClaimSets>();

  function inherit(entry: Entry, trail: readonly string[]): Inherited {
    const known = inherited.get(entry.id);
    if (known !== undefined) return known;
    const parent = entry.parents?.[0];
    const above = parent === undefined ? undefined : byId.get(parent);
    const base: Inherited =
      above === undefined || trail.includes(above.id)
        ? { aisle: undefined, emoji: undefined, storage: none, units: {}, lowCarbOk: false }
        : inherit(above, [...trail, entry.id]);
    const lowCarb = entry.diets?.lowCarb;
    const own: Inherited = {
      aisle: entry.aisle ?? base.aisle,
      emoji: entry.emoji ?? base.emoji,
      storage: storageFor(entry, base.storage, tables, problems),
      units: overlay(base.units, gramsOf(entry)),
      lowCarbOk: lowCarb === 'fine' || (base.lowCarbOk && lowCarb !== 'by figures'),
    };
    inherited.set(entry.id, own);
    return own;
  }

  function claims(entry: Entry, trail: readonly string[]): ClaimSets {
    const known = sets.get(entry.id);
    if (known !== undefined) return known;
    const own: ClaimSets = { allergens: new Set(), may: new Set(), breaks: new Set() };
    for (const parent of entry.parents ?? []) {
      const above = byId.get(parent);
      if (above === undefined || trail.includes(parent)) continue;
      const from = claims(above, [...trail, entry.id]);
      for (const one of from.allergens) own.allergens.add(one);
      for (const one of from.may) own.may.add(one);
      for (const one of from.breaks) own.breaks.add(one);
    }
    for (const one of entry.allergens?.not ?? []) {
      own.allergens.delete(one);
      own.may.delete(one);
    }
    for (const one of entry.allergens?.contains ?? []) own.allergens.add(one);
    for (const one of entry.allergens?.may ?? []) own.may.add(one);
    for (const one of entry.diets?.breaks ?? []) own.breaks.add(one);
    for (const one of entry.diets?.suits ?? []) own.breaks.delete(one);
    sets.set(entry.id, own);
    return own;
  }

  const foods: Food[] = [];
  for (const entry of byId.values()) {
    const proxy = typeof entry.usda !== 'number';
    const fdcId = typeof entry.usda === 'number' ? entry.usda : entry.usda.nearest;
    const figures = tables.figures.get(fdcId);
    if (figures === undefined) {
      problems.push(`${entry.where}: ${entry.id}: no figures for ${fdcId} in usda/figures.csv`);
      continue;
    }
    const base = inherit(entry, []);
    const { allergens, may, breaks: inheritedBreaks } = claims(entry, []);
    const contained = ALLERGENS.filter((allergen) => allergens.has(allergen));
    const breaks = new Set([...inheritedBreaks, ...dietsRuledOut(contained)]);
    const per100g = nutrientsOf(figures);
    if (base.aisle === undefined || base.emoji === undefined) {
      problems.push(`${entry.where}: ${entry.id}: neither it nor its first parent has an aisle and an emoji`);
      continue;
    }
    const netCarbs = per100g.carbsG - (per100g.fiberG ?? 0);
    if (netCarbs > LOW_CARB_LIMIT_G && !base.lowCarbOk) breaks.add('low-carb');
    const refuse = Number(figures[FIGURES.indexOf('refusePercent')]) || 0;
    foods.push({
      id: entry.id,
      name: entry.names.en.one,
      aisle: base.aisle,
      emoji: base.emoji,
      fdcId,
      proxy,
      per100g,
      units: completeMeasures(
        overlay(base.units, unitsFromPortions(tables.portions.get(fdcId) ?? [], proxy), gramsOf(entry)),
      ),
      edibleShare: entry.eaten ?? (100 - refuse) / 100,
      parents: entry.parents ?? [],
      breaks: DIETS.filter((diet) => breaks.has(diet)),
      allergens: contained,
      mayContain: ALLERGENS.filter((allergen) => may.has(allergen) && !allergens.has(allergen)),
      staple: entry.staple ?? false,
      substitutes: entry.substitutes ?? [],
      storage: base.storage,
      names: distinctNames(entry),
    });
  }
  return foods;
}

const none: StorageDays = { pantry: null, fridge: null, freezer: null };

const gramsOf = (entry: Entry): Record<string, number> => ({ ...entry.grams });

function storageFor({ id, where, keeps }: Entry, base: StorageDays, tables: Tables, problems: string[]) {
  const storage = { ...base };
  if (keeps?.foodkeeper !== undefined) {
    const product = tables.storage.get(keeps.foodkeeper);
    if (product === undefined)
      problems.push(`${where}: ${id}: no row ${keeps.foodkeeper} in usda/foodkeeper.csv`);
    else {
      const [, pantry, fridge, freezer] = product;
      Object.assign(storage, { pantry: daysOf(pantry), fridge: daysOf(fridge), freezer: daysOf(freezer) });
    }
  }
  for (const place of ['pantry', 'fridge', 'freezer'] as const) {
    const days = keeps?.[place];
    if (days !== undefined) storage[place] = days;
  }
  return storage;
}

const daysOf = (text: string | undefined): number | null => (text ? Number(text) : null);

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
function distinctNames({ names: { en } }: Entry): string[] {
  const seen = new Set([nameKey(en.one)]);
  const names: string[] = [];
  for (const name of en.also ?? []) {
    const key = nameKey(name);
    if (seen.has(key)) continue;
    seen.add(key);
    names.push(name.toLowerCase());
  }
  return names;
}
