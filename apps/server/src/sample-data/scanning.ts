import { randomUUID } from 'node:crypto';
import type { DetectedIngredient } from '@crisper/contract/scans/scans';
import { resolveFood } from '@crisper/kitchen/foods/names';
import { localDay } from '../local-day.ts';
import { insert } from '../rooms/scans/scans.repository.ts';
import { atClock } from './clock.ts';
import { between, daysAgo, type Player, type Stage, shuffled } from './stage.ts';

/** The foods in this fridge, the most frequent first. */
const FRIDGE = [
  'egg',
  'milk',
  'tomato',
  'onion',
  'bell pepper',
  'carrot',
  'cheddar',
  'spinach',
  'lemon',
  'chicken breast',
  'greek yogurt',
  'mushroom',
  'broccoli',
  'cucumber',
  'avocado',
  'butter',
  'tofu',
  'salmon',
  'zucchini',
  'strawberry',
];
const SCAN_HOUR = [16.5, 18.4] as const;
/** So many days in a row, ending yesterday, have at least one scan. */
const LATELY = 6;

/** Scans of the last days as they are stored: the findings, without a photo. */
export async function lookIntoTheFridge(stage: Stage, by: Player, days: number): Promise<number> {
  const { random, now, timeZone, container } = stage;
  let scans = 0;
  for (let ago = days; ago >= 1; ago--) {
    if (ago > LATELY && random() > 0.4) continue;
    const times = ago <= LATELY ? 1 + Math.floor(random() * 3) : 1;
    for (let time = 0; time < times; time++) {
      const day = localDay(daysAgo(now, ago), timeZone);
      await insert(container.db.orm, {
        id: randomUUID(),
        userId: by.id,
        day,
        photos: random() < 0.3 ? 2 : 1,
        ingredients: found(random),
        counted: true,
        createdAt: atClock(day, between(random, ...SCAN_HOUR) - time, timeZone),
      });
      scans++;
    }
  }
  return scans;
}

function found(random: () => number): DetectedIngredient[] {
  const count = Math.round(between(random, 6, 11));
  const usual = FRIDGE.filter((_, at) => random() < 0.95 - at * 0.03);
  return shuffled(random, usual)
    .slice(0, count)
    .map((name, at) => seen(name, Number(between(random, at > count - 2 ? 0.3 : 0.62, 0.98).toFixed(3))))
    .sort((one, other) => other.confidence - one.confidence);
}

function seen(name: string, confidence: number): DetectedIngredient {
  const food = resolveFood(name)?.food;
  if (!food) throw new Error(`The kitchen knows no ${name}`);
  return {
    name: food.name,
    food: food.id,
    confidence,
    emoji: food.emoji,
    source: 'seen',
    estimatedQuantity: null,
    unit: null,
    preselected: true,
    doubtful: confidence < 0.5,
    evidence: [{ photo: 0, box: null }],
  };
}
