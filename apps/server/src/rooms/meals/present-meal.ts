import type { Meal } from '@crisper/contract/meals/meals';
import { FIGURES } from '@crisper/kitchen/nutrition/figures';
import { currentLanguage } from '../../language.ts';
import type { ItemRow, WholeMeal } from './meals.repository.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local time where the meal was eaten: "7:05 PM", or "19:05". */
function clockTime(at: Date, timeZone: string): string {
  const language = currentLanguage();
  const key = `${language} ${timeZone}`;
  let clock = clocks.get(key);
  if (!clock) {
    const locale = language === 'en' ? 'en-US' : language;
    clock = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
    clocks.set(key, clock);
  }
  // Newer ICU versions put a narrow space before AM and PM.
  return clock.format(at).replace(/\s/g, ' ');
}

export function presentMeal({ meal, items }: WholeMeal): Meal {
  return {
    id: meal.id,
    name: meal.name,
    ...figuresOf(meal),
    ingredients: meal.ingredients,
    items: items.map((item) => ({
      name: item.name,
      food: item.food,
      fdcId: item.fdcId,
      grams: item.grams,
      estimated: item.estimated,
      ...figuresOf(item),
    })),
    source: meal.source,
    recipeId: meal.recipeId,
    createdAt: meal.createdAt.toISOString(),
    eatenAt: meal.eatenAt.toISOString(),
    timeZone: meal.timeZone,
    day: meal.day,
    time: clockTime(meal.eatenAt, meal.timeZone),
    range: meal.rangeLow === null || meal.rangeHigh === null ? null : [meal.rangeLow, meal.rangeHigh],
    incomplete: meal.incomplete,
  };
}

type WithFigures = Pick<ItemRow, (typeof FIGURES)[number]>;

function figuresOf(row: WithFigures): WithFigures {
  return Object.fromEntries(FIGURES.map((key) => [key, row[key]])) as WithFigures;
}
