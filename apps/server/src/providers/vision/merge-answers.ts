import type { FoodId } from '@crisper/kitchen/foods/food';
import { isA } from '@crisper/kitchen/foods/larder';
import type { OfferedFood } from '@crisper/vision/asking/also-here';
import type { Place } from '@crisper/vision/asking/places';
import type { Question } from '@crisper/vision/asking/questions';
import type { Finding } from '@crisper/vision/finding';
import { covers } from '@crisper/vision/picture';
import { SHOWN_FROM } from './ground-foods.ts';
import type { VisionAnswer } from './vision.provider.ts';

export interface ModelWord {
  findings: readonly Finding[];
  /** Only a whole answer says by silence that something is not there. */
  isWhole: boolean;
  distrusted: ReadonlySet<FoodId>;
}

/** By judgement: what a model sees alone is made up now and then, and what it repeats it may have from the hints. */
const ALONE = 0.8;
const REPEATED = 0.75;
/** From here on a finding of ours is a measure of what the model overlooks. */
const SURE = 0.6;
const ENOUGH_SURE = 3;
/** However much a model has found, it may overlook this share. */
const LEAST_OVERLOOKED = 0.25;
/** Less likely is offered as a chip, no longer as found. */
const LISTED_FROM = 0.2;

type Food = Pick<Finding, 'food'>;

/** Whether both may be one thing: cheddar is what the other calls cheese. */
function isSameFood({ food: a }: Food, { food: b }: Food): boolean {
  return a !== null && b !== null && (isA(a, b) || isA(b, a));
}

function pairUp(own: readonly Finding[], word: readonly Finding[]): Map<Finding, Finding> {
  const free = new Set(word);
  const pairs = new Map<Finding, Finding>();
  const take = (fits: (mine: Finding, other: Finding) => boolean) => {
    for (const mine of own) {
      if (pairs.has(mine)) continue;
      const other = [...free].find((one) => fits(mine, one));
      if (!other) continue;
      free.delete(other);
      pairs.set(mine, other);
    }
  };
  take((mine, other) => mine.food !== null && mine.food === other.food);
  take(isSameFood);
  return pairs;
}

/** Agreement makes surer; the more specific name stays, and the boxes, of which the model has none of its own. */
function agreed(mine: Finding, other: Finding): Finding {
  const isNarrower = mine.food !== other.food && isA(other.food!, mine.food!);
  const confidence = 1 - (1 - mine.confidence) * (1 - REPEATED * other.confidence);
  const { food, name, emoji } = isNarrower ? other : mine;
  return {
    ...mine,
    ...{ food, name, emoji, confidence, shown: mine.shown || confidence >= SHOWN_FROM },
    evidence: [...mine.evidence, ...other.evidence.filter(({ box }) => box === null)],
  };
}

/** Silence counts as much as the model finds otherwise; print that was read is believed before it. */
function doubted(mine: Finding, overlooked: number, isNamedOtherwise: boolean): Finding {
  if (mine.food === null) return mine;
  const isPrint = mine.source === 'read' || mine.source === 'both';
  const share = (isPrint ? Math.sqrt(overlooked) : overlooked) * (isNamedOtherwise ? 0.5 : 1);
  const odds = (share * mine.confidence) / (1 - Math.min(mine.confidence, 0.999));
  const confidence = odds / (1 + odds);
  return { ...mine, confidence, shown: mine.shown && confidence >= SHOWN_FROM };
}

const isAt = (finding: Finding, { photo, box }: Pick<Place, 'photo' | 'box'>): boolean =>
  finding.evidence.some(
    (one) => one.photo === photo && one.box !== null && covers(one.box, box) && covers(box, one.box),
  );

const chipOf = ({ food, name, emoji, label, confidence }: Finding): OfferedFood => ({
  ...{ food, name, emoji, label, chance: confidence },
});

/**
 * The embedded answer and the word of a model as one list that is better than either. Null where a whole answer knows nothing of what
 * is surely there: it speaks of something else.
 */
export function mergeAnswers(own: VisionAnswer, word: ModelWord): VisionAnswer | null {
  const trusted = word.findings.filter(({ food }) => food !== null && !word.distrusted.has(food));
  const pairs = pairUp(own.findings, trusted);
  const sure = own.findings.filter(({ food, confidence }) => food !== null && confidence >= SURE);
  const known = sure.filter((one) => pairs.has(one)).length;
  if (word.isWhole && sure.length >= ENOUGH_SURE && known === 0) return null;
  const overlooked = word.isWhole ? Math.max(LEAST_OVERLOOKED, 1 - (known + 1) / (sure.length + 2)) : 1;
  const others = new Set(pairs.values());
  const alone = trusted.filter((one) => !others.has(one));
  const weighed = own.findings.map((mine) => {
    const other = pairs.get(mine);
    if (other) return agreed(mine, other);
    return word.isWhole
      ? doubted(
          mine,
          overlooked,
          alone.some((one) => mine.box !== null && isAt(one, { photo: mine.photo, box: mine.box })),
        )
      : mine;
  });
  const added = alone.map((one) => {
    const confidence = one.confidence * ALONE;
    return { ...one, confidence, shown: confidence >= SHOWN_FROM };
  });
  const isDropped = (one: Finding, at: number) =>
    one.confidence < Math.min(LISTED_FROM, own.findings[at]!.confidence);
  const dropped = weighed.filter(isDropped);
  const findings = [...weighed.filter((one, at) => !isDropped(one, at)), ...added].sort(
    (a, b) => Number(b.shown) - Number(a.shown) || b.confidence - a.confidence,
  );
  const renamed = new Map(own.findings.map((mine, at) => [mine.name, weighed[at]!]));
  return {
    ...own,
    findings,
    ...(own.questions && { questions: openQuestions(own.questions, findings, renamed, pairs) }),
    ...(own.places && { places: own.places.map((place) => namedPlace(place, findings, renamed, added)) }),
    also: [...dropped.map(chipOf), ...(own.also ?? [])].filter(
      (chip) => !findings.some((one) => one.name === chip.name || isSameFood(one, chip)),
    ),
  };
}

/** What the model named as well need not be asked, and what it took off the list is no longer worth it. */
function openQuestions(
  questions: readonly Question[],
  findings: readonly Finding[],
  weighed: ReadonlyMap<string, Finding>,
  pairs: ReadonlyMap<Finding, Finding>,
): Question[] {
  const agreedNames = new Set([...pairs.keys()].map(({ name }) => name));
  return questions.flatMap((question) => {
    if (question.name === null)
      return findings.some((one) => one.source === 'model' && isAt(one, question)) ? [] : [question];
    if (agreedNames.has(question.name)) return [];
    const now = weighed.get(question.name);
    if (now) return findings.includes(now) ? [{ ...question, confidence: now.confidence }] : [];
    // Asked about and not listed, until the model named it.
    return findings.some((one) => isSameFood(one, question)) ? [] : [question];
  });
}

function namedPlace(
  place: Place,
  findings: readonly Finding[],
  weighed: ReadonlyMap<string, Finding>,
  added: readonly Finding[],
): Place {
  const now = place.name === null ? undefined : weighed.get(place.name);
  const named = now && findings.includes(now) ? now : added.find((one) => isAt(one, place));
  return { ...place, name: named?.name ?? null };
}
