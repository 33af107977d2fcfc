import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import { afterEach, expect, it } from 'vitest';
import { i18n } from '../../lib/i18n/i18n.ts';
import { draftOf, priceOf } from './price-fields.tsx';

afterEach(() => i18n.loadAndActivate({ locale: 'en', locales: ['en-US'], messages: {} }));

const priced = (currency: string, minor: number) =>
  ({
    food: 'milk',
    pack: { us: '', metric: '' },
    price: { currency, minor, per: 'kilogram', pack: '' },
  }) as unknown as ShoppingItem;

it.each([
  ['en', 'EUR', 5, '0.05'],
  ['de', 'EUR', 1249, '12,49'],
  ['de', 'JPY', 300, '300'],
  ['fr', 'EUR', 123456, '1234,56'],
])('shows in %s a price of %s as it is typed, and reads it', (locale, currency, minor, text) => {
  i18n.loadAndActivate({ locale, messages: {} });
  const item = priced(currency, minor);
  const draft = draftOf(item, 'metric', 'EUR');
  expect(draft.text).toBe(text);
  expect(priceOf(draft, item, 'metric')).toMatchObject({ currency, minor });
});
