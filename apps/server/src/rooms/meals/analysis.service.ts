import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import type { LimitsOf } from '@crisper/contract/billing/plans';
import type { MealAnalysis, MealFood, SeenFood } from '@crisper/contract/meals/meals';
import type { SentPhoto } from '@crisper/contract/photos';
import type { Food } from '@crisper/kitchen/foods/food';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { foodById } from '@crisper/kitchen/foods/larder';
import { suggestFoods } from '@crisper/kitchen/foods/suggest';
import { calorieRange, figuresFor, per100gOf, sumFigures } from '@crisper/kitchen/nutrition/figures';
import { asServed, usualPortion } from '@crisper/kitchen/nutrition/usual-portion';
import type { Finding } from '@crisper/vision/finding';
import type { AllowanceDay, DailyQuotas } from '../../budgets/daily-quotas.service.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { fileBytes, photoFromBase64 } from '../../http/uploads/photo-bytes.ts';
import { photoHash } from '../../http/uploads/photo-hash.ts';
import { currentLanguage } from '../../language.ts';
import { Problem } from '../../problem.ts';
import type { VisionAnswer } from '../../providers/vision/vision.provider.ts';
import { listed } from '../../saying/local-format.ts';
import { phrase, say } from '../../saying/say.ts';
import * as uses from './analysis-uses.repository.ts';

/** Analyses that find nothing do not count toward the daily limit, so these limits bound them. */
const ATTEMPTS: Rule = { name: 'meal-photo', max: 20, seconds: 60 };
/** Tries a day for each photo that the plan includes, and where it includes any number. */
const TRIES_PER_PHOTO = 6;
const TRIES_A_DAY = 300;
/** Longer than any analysis takes. After a crash, the hold expires after this time. */
const HOLD_SECONDS = 360;
const MOST_ITEMS = 20;
const DISH_NAMES = 3;

const SOURCE = phrase('Foods seen in your photo, usual portions, figures from USDA FoodData Central.');
const NOTHING = phrase(
  'Nothing was found for sure, so this photo doesn’t count. Add what’s on the plate below, or try more light and hold the phone straight above it.',
);

interface Deps {
  db: Database;
  limiter: Limiter;
  dailyQuotas: DailyQuotas;
  limitsOf: LimitsOf;
  /** The vision engine, with the limits of a scan. */
  look: (user: User, photo: Buffer, signal: AbortSignal) => Promise<VisionAnswer>;
}

interface Wanted {
  id: string;
  userId: string;
  /** Its hash. */
  photo: string;
}

export type AnalysisService = ReturnType<typeof createAnalysis>;

export function createAnalysis({ db, limiter, dailyQuotas, limitsOf, look }: Deps) {
  /** A failure here is ignored, so that the original error is reported. The hold expires by itself. */
  const giveBack = (id: string): Promise<void> => uses.release(db.orm, id).catch(() => {});

  const hold = async (wanted: Wanted, today: AllowanceDay, perDay: number): Promise<void> => {
    const held = await db.transaction((tx) =>
      uses.hold(tx, { ...wanted, day: today.day, perDay, seconds: HOLD_SECONDS }),
    );
    if (held) return;
    throw new Problem(
      'limit_reached',
      'Daily limit reached: your plan includes {perDay, plural, one {# meal photo} other {# meal photos}} a day. You can still add meals by hand, or upgrade to Pro for unlimited photos.',
      { values: { perDay }, status: 429, retryAfter: today.secondsLeft },
    );
  };

  return {
    async analyze(user: User, image: SentPhoto, signal: AbortSignal): Promise<MealAnalysis> {
      const photo = typeof image === 'string' ? photoFromBase64(image) : fileBytes(image);
      const id = randomUUID();
      const today = await dailyQuotas.use(user);
      const perDay = limitsOf(user.plan).mealAnalysesPerDay;
      const wanted = { id, userId: user.id, photo: photoHash(user.id, photo) };
      if (perDay !== null) await hold(wanted, today, perDay);
      try {
        await limiter.use(ATTEMPTS, user.id);
        await dailyQuotas.try(user, 'meal-photo', today, perDay ? perDay * TRIES_PER_PHOTO : TRIES_A_DAY);
        const found = await look(user, photo, signal);
        const analysis = analysisOf(found);
        if (analysis.items.length === 0) await giveBack(id);
        else await uses.confirm(db.orm, id);
        const taken = perDay === null ? 0 : await uses.countTaken(db.orm, user.id, today.day);
        return { ...analysis, analysesLeft: perDay === null ? null : Math.max(0, perDay - taken) };
      } catch (error) {
        await giveBack(id);
        throw error;
      }
    },

    search(text: string, limit: number): MealFood[] {
      // Plain "rice" is what was on the plate; who weighed it dry takes the line below.
      const language = currentLanguage();
      const foods = suggestFoods(text, limit, language).flatMap((food) => {
        const served = asServed(food);
        if (served === food) return [presentFood(food)];
        const name = foodName(food.id, language);
        const dry = { ...presentFood(food), name: `${name}, ${DRY[language]}` };
        return [{ ...presentFood(served), name: `${name}, ${COOKED[language]}` }, dry];
      });
      const first = new Map(foods.toReversed().map((food) => [food.id, food]));
      return foods.filter((food) => first.get(food.id) === food).slice(0, limit);
    },

    sweep: () => uses.removePast(db.orm),
  };
}

/** How a food was weighed, in words that agree with every food. */
const DRY = { en: 'dry', de: 'trocken', fr: 'poids cru', es: 'en crudo', it: 'a crudo' };
const COOKED = { en: 'cooked', de: 'gekocht', fr: 'poids cuit', es: 'peso cocido', it: 'peso cotto' };

function presentFood(food: Food): MealFood {
  return {
    id: food.id,
    name: foodName(food.id, currentLanguage()),
    emoji: food.emoji,
    fdcId: food.fdcId,
    proxy: food.proxy,
    per100g: per100gOf(food),
    portion: usualPortion(food),
  };
}

/** The findings as foods on a plate: each once, highest confidence first. The figures come from the kitchen only. */
function seenFoods(findings: readonly Finding[]): SeenFood[] {
  const seen = new Map<string, SeenFood>();
  for (const { food: id, confidence } of findings) {
    const known = id === null ? undefined : foodById(id);
    if (!known) continue;
    const food = asServed(known);
    if ((seen.get(food.id)?.confidence ?? -1) < confidence)
      seen.set(food.id, { ...presentFood(food), confidence: Math.round(confidence * 1000) / 1000 });
  }
  return [...seen.values()].sort((a, b) => b.confidence - a.confidence).slice(0, MOST_ITEMS);
}

function analysisOf({ findings, note, dish }: VisionAnswer): Omit<MealAnalysis, 'analysesLeft'> {
  const items = seenFoods(findings.filter(({ shown }) => shown));
  const sure = new Set(items.map(({ id }) => id));
  const parts = items.map((item) => ({
    ...figuresFor(item.per100g, item.portion.grams),
    food: item.id,
    estimated: true,
  }));
  const { calories, protein, carbs, fat } = sumFigures(parts);
  const notes = [...(note ? [say(note)] : []), ...(items.length === 0 ? [say(NOTHING)] : [])];
  return {
    dish_name: dish ?? dishName(items),
    calories: Math.round(calories),
    protein: Math.round(protein),
    carbs: Math.round(carbs),
    fat: Math.round(fat),
    ingredients: items.map(({ name }) => name),
    items,
    maybe: seenFoods(findings.filter(({ shown }) => !shown)).filter(({ id }) => !sure.has(id)),
    range: calorieRange(parts),
    source: say(SOURCE),
    confidence: items.at(-1)?.confidence ?? 0,
    note: notes.length > 0 ? notes.join(' ') : null,
  };
}

/** "Chicken, rice and broccoli": the foods with the most calories come first. */
function dishName(items: readonly SeenFood[]): string {
  const names = [...items]
    .sort((a, b) => b.per100g.calories * b.portion.grams - a.per100g.calories * a.portion.grams)
    .slice(0, DISH_NAMES)
    .map(({ name }) => name);
  if (names.length === 0) return say('My meal');
  const text = listed(names);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
