import type { Food } from '@crisper/kitchen/foods/food';
import { FOOD_LANGUAGES } from '@crisper/kitchen/foods/localized/shown-names';
import { localizedFood } from '@crisper/kitchen/foods/localized-foods';
import { resolveFood } from '@crisper/kitchen/foods/names';
import type { Finding } from '@crisper/vision/finding';
import type { ModelFood } from './model-answer.ts';
import type { HintedThing } from './model-hints.ts';

const SURE_NAME = 0.8;
/** Language models overstate their confidence, so it is capped. */
const MOST_CONFIDENT = 0.95;
export const SHOWN_FROM = 0.5;

interface Known {
  food: Food;
  confidence: number;
}
type Naming = (name: string) => Known | null;

const english: Naming = resolveFood;
const NAMINGS: readonly Naming[] = [
  english,
  ...FOOD_LANGUAGES.map(
    (language): Naming =>
      (name) =>
        localizedFood(name, language),
  ),
];

const isSure = (known: Known | null): known is Known => known !== null && known.confidence >= SURE_NAME;

/** Asked for English, some models answer in the language of the labels: the one that knows most of the names, English first. */
function namingOf(foods: readonly ModelFood[]): Naming {
  const knows = (naming: Naming) => foods.filter(({ name }) => isSure(naming(name))).length;
  const [best] = NAMINGS.map((naming) => ({ naming, known: knows(naming) })).sort(
    (a, b) => b.known - a.known,
  );
  return best!.naming;
}

interface Shown {
  /** How many photos the model was sent, and the number of each in the scan. */
  photos: readonly number[];
  things: readonly HintedThing[];
}

/** Keeps only foods the kitchen knows, so that an invented food never reaches the cook. */
export function groundFoods(foods: readonly ModelFood[], { photos, things }: Shown): Finding[] {
  const naming = namingOf(foods);
  const findings = new Map<string, Finding>();
  for (const { name, confidence, photo: sent, thing: number } of foods) {
    const thing = number === null ? undefined : things[number - 1];
    const photo = thing?.photo ?? photos[sent - 1];
    const known = naming(name);
    if (!isSure(known) || photo === undefined) continue;
    const { food } = known;
    const sure = Math.min(MOST_CONFIDENT, confidence) * known.confidence;
    const box = thing?.box ?? null;
    const before = findings.get(food.id);
    const evidence = [
      ...(before?.evidence ?? []),
      { photo, box, source: 'model' as const, confidence: sure },
    ];
    if (before && before.confidence >= sure) {
      findings.set(food.id, { ...before, evidence });
      continue;
    }
    findings.set(food.id, {
      food: food.id,
      name: food.name,
      label: null,
      confidence: sure,
      box,
      photo,
      source: 'model',
      emoji: food.emoji,
      shown: sure >= SHOWN_FROM,
      evidence,
      ...(thing && { look: thing.look }),
    });
  }
  return [...findings.values()].sort((a, b) => b.confidence - a.confidence);
}
