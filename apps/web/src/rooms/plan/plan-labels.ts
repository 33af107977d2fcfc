import type { MealPlan, MealSlot, PlannedDayView, PlannedMealView } from '@crisper/contract/plan/plan';
import { titleCase } from '@crisper/kitchen/composing/wording';
import { kitchenFraction } from '@crisper/kitchen/measures/format';
import { withFractionSigns } from '@crisper/kitchen/measures/fraction-signs';
import { DAY_CORRIDOR } from '@crisper/kitchen/planning/plan';
import { plural, t } from '@lingui/core/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { listed } from '../../lib/i18n/listed.ts';

export const SLOT_TITLES: Readonly<Record<MealSlot, string>> = {
  breakfast: t`Breakfast`,
  lunch: t`Lunch`,
  dinner: t`Dinner`,
  snack: t`Snack`,
};

/** Within a sentence: "Only dinner". */
export const SLOT_NAMES: Readonly<Record<MealSlot, string>> = {
  breakfast: t`breakfast`,
  lunch: t`lunch`,
  dinner: t`dinner`,
  snack: t`snack`,
};

/** Anybody at the table of the household. */
export interface Person {
  id: string;
  name: string;
  isMember: boolean;
  isSelf: boolean;
}

const weekday = new Intl.DateTimeFormat(locales(), { weekday: 'long', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat(locales(), { weekday: 'short', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat(locales(), { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Calendar days are formatted in UTC, so that time zones do not shift them. */
export const weekdayOf = (day: string): string => weekday.format(new Date(`${day}T00:00:00Z`));
export const dateOf = (day: string): string => date.format(new Date(`${day}T00:00:00Z`));

/** "Wednesday dinner". */
export function mealOn(day: string, slot: MealSlot): string {
  const weekday = weekdayOf(day);
  const meal = SLOT_NAMES[slot];
  return t({ message: `${weekday} ${meal}`, comment: 'a meal of a week, such as "Wednesday dinner"' });
}

export const shortWeekdayOf = (day: string): string => shortWeekday.format(new Date(`${day}T00:00:00Z`));
export const dayOfMonth = (day: string): number => Number(day.slice(-2));
/** The element of a day's card. */
export const dayId = (day: string): string => `day-${day}`;

/** A meal without a recipe is named after its plate, its foods or its note. */
export function mealTitle({
  recipe,
  gone,
  plate,
  note,
  extras,
}: Pick<PlannedMealView, 'recipe' | 'gone' | 'plate' | 'note' | 'extras'>): string {
  if (recipe) return recipe.title;
  if (gone) return t`This recipe is gone. Swap it.`;
  if (plate) return plate;
  if (extras.length > 0) return titleCase(listed([...new Set(extras.map(({ name }) => name))]));
  return note ?? t`Nothing planned`;
}

/** A meal that is not planned is no row, unless something stands there all the same. */
export const isShown = ({ planned, recipe, plate, note, extras }: PlannedMealView): boolean =>
  planned || recipe !== null || plate !== null || note !== null || extras.length > 0;

/** "Bea: not vegan, you: contains milk". */
export function notForText({ notFor }: Pick<PlannedMealView, 'notFor'>): string {
  return notFor.map(({ name, why }) => `${name}: ${why}`).join(', ');
}

/** What was planned, and for whom it is nothing. */
export function plannedText(meal: PlannedMealView): string {
  const title = mealTitle(meal);
  const people = notForText(meal);
  return meal.notFor.length === 0 ? title : t`${title}. Not for ${people}.`;
}

/** "Without Bea", "With Gran", "Nobody eats here"; empty where it is everybody. */
export function eatersText({ eaters }: Pick<MealPlan, 'eaters'>, meal: PlannedMealView): string {
  if (meal.eaters.length === 0) return t`Nobody eats here`;
  const names = (people: readonly { name: string }[]) => listed(people.map(({ name }) => name));
  const away = eaters.filter(({ id }) => !meal.eaters.some((one) => one.id === id));
  const guests = meal.eaters.filter(({ id }) => !eaters.some((one) => one.id === id));
  const absent = names(away);
  const added = names(guests);
  const only = names(meal.eaters);
  if (away.length > 0 && meal.eaters.length === 1) return t`Only ${only}`;
  if (absent && added) return t`Without ${absent}, with ${added}`;
  if (absent) return t`Without ${absent}`;
  return added && t`With ${added}`;
}

const FIGURES = [
  ['calories', (off: string) => t`calories ${off} over`, (off: string) => t`calories ${off} under`],
  ['protein', (off: string) => t`protein ${off} over`, (off: string) => t`protein ${off} under`],
  ['carbs', (off: string) => t`carbs ${off} over`, (off: string) => t`carbs ${off} under`],
  ['fat', (off: string) => t`fat ${off} over`, (off: string) => t`fat ${off} under`],
] as const;

/** The deviations from the day's targets in words; empty if on target. */
export function missedBy({ off, onTarget }: PlannedDayView): string {
  if (onTarget) return '';
  const parts = FIGURES.filter(([key]) => Math.abs(off[key]) > DAY_CORRIDOR).map(([key, over, under]) =>
    (off[key] > 0 ? over : under)(`${Math.round(Math.abs(off[key]) * 100)}%`),
  );
  return parts.join(', ');
}

/** "Friday’s lunch". */
function mealOf(day: string, slot: MealSlot): string {
  const weekday = weekdayOf(day);
  const meal = SLOT_NAMES[slot];
  return t`${weekday}’s ${meal}`;
}

/** "Friday’s lunch, Saturday’s lunch": the later meals that finish what is cooked on this day. */
export function finishedBy({ days }: Pick<MealPlan, 'days'>, day: number, recipe: string): string[] {
  return days
    .slice(day + 1)
    .flatMap(({ date, meals }) =>
      meals
        .filter((meal) => meal.leftover && meal.recipe?.id === recipe)
        .map(({ slot }) => mealOf(date, slot)),
    );
}

/** The day on which the dish of a leftover meal is cooked. */
export function cookedOn({ days }: Pick<MealPlan, 'days'>, day: number, recipe: string): string | null {
  const before = days
    .slice(0, day)
    .findLast(({ meals }) => meals.some((meal) => !meal.leftover && meal.recipe?.id === recipe));
  return before ? weekdayOf(before.date) : null;
}

/** "Keeps 3 days in the fridge. Good cold, as it is." */
export function keepingText({ days, reheat }: NonNullable<PlannedMealView['keeping']>): string {
  return plural(days, {
    one: `Keeps # day in the fridge. ${reheat}`,
    other: `Keeps # days in the fridge. ${reheat}`,
  });
}

/** "1 serving", "1½ servings": in quarters. */
export function servingsText(count: number): string {
  const quarters = Math.max(1, Math.round(count * 4)) / 4;
  const amount = withFractionSigns(kitchenFraction(quarters));
  return plural(Math.max(1, quarters), { one: `${amount} serving`, other: `${amount} servings` });
}

const SHARES: readonly (readonly [number, string])[] = [
  [0.25, t`a quarter as much`],
  [0.33, t`a third as much`],
  [0.5, t`half as much`],
  [0.67, t`two thirds as much`],
  [0.75, t`three quarters as much`],
  [1, t`as much`],
  [1.25, t`a quarter more`],
  [1.5, t`half as much again`],
];
const NEAR = 0.07;

/** "Portions are sized for you. Leo eats about half as much." */
export function portionsText({ eaters }: Pick<MealPlan, 'eaters'>, people: readonly Person[]): string {
  const [first, ...others] = eaters;
  if (!first || others.length === 0) return '';
  const isMine = people.some(({ id, isSelf }) => isSelf && id === first.id);
  const parts = others.flatMap(({ name, share }) => {
    if (share === null) return [];
    const words = SHARES.find(([size]) => Math.abs(size - share) < NEAR)?.[1];
    const much = words ?? t`${Math.round(share * 100)}% of that`;
    return [t`${name} eats about ${much}.`];
  });
  const { name } = first;
  const whose = isMine ? t`Portions are sized for you.` : t`Portions are sized for ${name}.`;
  return [whose, ...parts].join(' ');
}
