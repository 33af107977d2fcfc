import type { Language } from '@crisper/contract/languages';
import type { PantryItem } from '@crisper/contract/pantry/pantry';
import { daysBetween } from '@crisper/kitchen/calendar';
import { foodById } from '@crisper/kitchen/foods/larder';
import { formatAmount } from '@crisper/kitchen/measures/format';
import { localAmounts } from '@crisper/kitchen/measures/localized/local-amount';
import { keptText } from '@crisper/kitchen/planning/amounts';
import { SOON_DAYS } from '@crisper/kitchen/planning/best-before';
import { warningText } from '@crisper/kitchen/products/label-warning';
import { nameWith } from '@crisper/kitchen/shopping/name-shown';
import { currentLanguage } from '../../language.ts';
import type { PantryRow } from './pantry.repository.ts';
import type { Seen } from './stock.service.ts';

const UNKNOWN_EMOJI = '🥗';

/** What was presented last of a row that is kept in memory. */
const presented = new WeakMap<
  PantryRow,
  { seen: Seen; today: string; language: Language; item: PantryItem }
>();

export function presentItem(seen: Seen, today: string): PantryItem {
  const language = currentLanguage();
  const before = presented.get(seen.row);
  const isSame =
    before?.today === today &&
    before.language === language &&
    before.seen.warning === seen.warning &&
    before.seen.excludedItems === seen.excludedItems;
  if (isSame) return before.item;
  const item = present(seen, today);
  presented.set(seen.row, { seen, today, language, item });
  return item;
}

function present({ row, warning, excludedItems }: Seen, today: string): PantryItem {
  const daysLeft = row.bestBefore === null ? null : daysBetween(today, row.bestBefore);
  const amountText = amountOf(row);
  return {
    id: row.id,
    food: row.food,
    name: nameBeside(amountText, row),
    emoji: emojiOf(row.food),
    amount: row.amount,
    unit: row.unit,
    amountText: localAmounts(amountText, currentLanguage()),
    product: row.product,
    code: row.code,
    warning: warningText(warning),
    excludedItems,
    price: row.price === null || row.currency === null ? null : { amount: row.price, currency: row.currency },
    place: row.place,
    addedOn: row.addedOn,
    openedOn: row.openedOn,
    bestBefore: row.bestBefore,
    bestBeforeEstimated: row.bestBeforeEstimated,
    daysLeft,
    state: stateOf(daysLeft),
    dish: row.source === 'cooked' ? dishOf(row) : null,
    version: row.version,
  };
}

/** Also what only some brands contain: no member remembers the brand after three days. */
function dishOf({ recipeId, allergens, mayContain }: PantryRow): PantryItem['dish'] {
  return { recipe: recipeId, allergens: [...new Set([...(allergens ?? []), ...(mayContain ?? [])])] };
}

/** Singular or plural to fit the amount, "lemon" or "lemons". Unknown foods keep the name they were given. */
export function nameBeside(amount: PantryItem['amountText'], { food, name }: PantryRow): string {
  const known = food === null ? undefined : foodById(food);
  return known ? nameWith(known, amount.us, currentLanguage()) : name;
}

export function emojiOf(food: string | null): string {
  return (food === null ? undefined : foodById(food)?.emoji) || UNKNOWN_EMOJI;
}

export function stateOf(daysLeft: number | null): PantryItem['state'] {
  if (daysLeft === null) return 'unknown';
  if (daysLeft < 0) return 'past';
  return daysLeft <= SOON_DAYS ? 'soon' : 'fresh';
}

/** The amount as entered; the weight when only that is known. */
function amountOf({ amount, unit, grams, food, packGrams }: PantryRow): PantryItem['amountText'] {
  const known = food === null ? undefined : foodById(food);
  if (amount !== null && unit === 'package' && packGrams !== null) {
    const weight = gramsText(food, grams);
    return {
      us: `${formatAmount(amount, unit, 'us', known)} (${weight.us})`,
      metric: `${formatAmount(amount, unit, 'metric', known)} (${weight.metric})`,
    };
  }
  if (amount !== null)
    return {
      us: formatAmount(amount, unit, 'us', known),
      metric: formatAmount(amount, unit, 'metric', known),
    };
  return gramsText(food, grams);
}

/** What `gramsText` says, in the reader's words. */
export const shownGrams = (food: string | null, grams: number | null): PantryItem['amountText'] =>
  localAmounts(gramsText(food, grams), currentLanguage());

export function gramsText(food: string | null, grams: number | null): PantryItem['amountText'] {
  const known = food === null ? undefined : foodById(food);
  return { us: keptText(known, grams, 'us'), metric: keptText(known, grams, 'metric') };
}
