import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import type { Price } from '@crisper/contract/shopping/shopping-things';
import type { MeasureSystem } from '@crisper/kitchen/measures/format';
import { decimalsOf, type Money, readMoney } from '@crisper/kitchen/shopping/money';
import { t } from '@lingui/core/macro';
import { withDecimals } from '../../lib/i18n/numbers.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

const CURRENCIES = [
  ...['EUR', 'USD', 'GBP', 'CHF', 'AUD', 'BRL', 'CAD', 'CNY', 'CZK', 'DKK', 'HUF', 'INR', 'JPY'],
  ...['KRW', 'MXN', 'NOK', 'NZD', 'PLN', 'RON', 'SEK', 'TRY', 'ZAR'],
];

/** As it stands in the fields. */
export interface PriceDraft {
  text: string;
  currency: string;
  per: Price['per'];
}

/** "2.49", as it is typed. */
function amountOf({ currency, minor }: Money): string {
  const decimals = decimalsOf(currency);
  return withDecimals(minor / 10 ** decimals, decimals);
}

export function draftOf(
  { price, food, pack }: ShoppingItem,
  system: MeasureSystem,
  usual: string,
): PriceDraft {
  if (price) return { text: amountOf(price), currency: price.currency, per: price.per };
  const isWeighed = food !== null && pack[system] === '';
  const weight = system === 'us' ? 'pound' : 'kilogram';
  return { text: '', currency: usual, per: isWeighed ? weight : 'pack' };
}

/** Null: no price. Undefined: what is written is none. */
export function priceOf(
  draft: PriceDraft,
  item: ShoppingItem,
  system: MeasureSystem,
): Price | null | undefined {
  if (draft.text.trim() === '') return null;
  const minor = readMoney(draft.text, draft.currency);
  if (minor === undefined) return undefined;
  const { currency, per } = draft;
  return { minor, currency, per, pack: per === 'pack' ? item.pack[system] : '' };
}

interface PriceFieldsProps {
  item: ShoppingItem;
  system: MeasureSystem;
  draft: PriceDraft;
  error: string | undefined;
  onChange: (draft: PriceDraft) => void;
}

/** What one of it costs. */
export function PriceFields({ item, system, draft, error, onChange }: PriceFieldsProps) {
  const isWeighed = item.food !== null && item.pack[system] === '';
  const currencies = CURRENCIES.includes(draft.currency) ? CURRENCIES : [draft.currency, ...CURRENCIES];
  const packs = isWeighed ? [] : [{ value: 'pack', label: packLabel(item.pack[system]) }];
  const weights = item.food === null ? [] : WEIGHTS;
  return (
    <div className="grid grid-cols-[1fr_6.5rem] gap-3">
      <Field
        label={t`Price`}
        value={draft.text}
        inputMode="decimal"
        maxLength={11}
        autoComplete="off"
        placeholder={withDecimals(2.49, 2)}
        error={error}
        onChange={(event) => onChange({ ...draft, text: event.target.value })}
      />
      <Select
        label={t`Currency`}
        value={draft.currency}
        onChange={(event) => onChange({ ...draft, currency: event.target.value })}
        options={currencies.map((code) => ({ value: code, label: code }))}
      />
      <Select
        label={t({ message: 'For', comment: 'what a price is for: a pack, a kilogram' })}
        value={draft.per}
        className="col-span-2"
        onChange={(event) => onChange({ ...draft, per: event.target.value as Price['per'] })}
        options={[...packs, ...weights]}
      />
    </div>
  );
}

const WEIGHTS = [
  { value: 'kilogram', label: '1 kg' },
  { value: 'pound', label: t`1 pound` },
];

const packLabel = (pack: string) =>
  pack === '' || pack === '1' ? t({ message: 'One', comment: 'what a price is for: one piece of it' }) : pack;
