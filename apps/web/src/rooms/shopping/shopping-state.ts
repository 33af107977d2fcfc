import type { ShoppingItem } from '@crisper/contract/shopping/shopping-list';
import type { Thing } from '@crisper/contract/shopping/shopping-things';
import { SHOP_SECTIONS, type ShopSection } from '@crisper/contract/vocabulary';
import { sectionOf } from '@crisper/kitchen/shopping/shop-sections';
import { t } from '@lingui/core/macro';
import type { ChangeKind } from '../../lib/outbox/change-kinds.ts';
import type { PendingChange } from '../../lib/outbox/pending-change.ts';

type Ticks = PendingChange<'tick'>['body'];
type Added = PendingChange<'list'>['body'];
type Amount = PendingChange<'amount'>['body'];
type Move = PendingChange<'move'>['body'];
type Priced = PendingChange<'price'>['body'];

/** Changes that change the list. */
export const LIST_CHANGES = ['tick', 'list', 'amount', 'move', 'price', 'unlist'] as const;

/** What of a change says how the list will look. */
export type Shown = { [Kind in ChangeKind]: Pick<PendingChange<Kind>, 'kind' | 'body'> }[ChangeKind];

/** The list as it will be when the server has heard of these changes. */
export function shownItems(items: readonly ShoppingItem[], changes: readonly Shown[]): ShoppingItem[] {
  return changes.reduce<ShoppingItem[]>(withChange, [...items]);
}

function withChange(items: ShoppingItem[], { kind, body }: Shown): ShoppingItem[] {
  if (kind === 'tick') return withTicks(items, body.ticks);
  if (kind === 'list') return withAdded(items, body);
  if (kind === 'amount') return withAmount(items, body);
  if (kind === 'move') return withMove(items, body);
  if (kind === 'price') return withPrice(items, body);
  return kind === 'unlist' ? without(items, body.parts) : items;
}

/** A line with parts that were not seen is not in the basket yet; one that lost a part is not any more. */
function withTicks(items: readonly ShoppingItem[], ticks: Ticks['ticks']): ShoppingItem[] {
  return items.map((item) => {
    let inBasket = item.ticked;
    for (const { id, parts, ticked } of ticks) {
      const meant = parts
        ? item.parts.filter((part) => parts.includes(part))
        : id === item.id
          ? item.parts
          : [];
      const isAll = meant.length === item.parts.length;
      if (meant.length > 0 && (isAll || !ticked)) inBasket = ticked;
    }
    return { ...item, ticked: inBasket };
  });
}

const UNKNOWN = { us: null, metric: null };

/** A line of its own until the server knows which food it is. */
function withAdded(items: readonly ShoppingItem[], { id = '', name, list = null }: Added): ShoppingItem[] {
  const part = `hand:${id}`;
  if (items.some(({ parts }) => parts.includes(part))) return [...items];
  const plain = {
    key: '',
    food: null,
    emoji: '',
    aisle: 'other',
    amount: { us: '', metric: '' },
    dishes: [],
  };
  const state = { asked: null, byHand: true, ticked: false, tickedAt: null, price: null, cost: UNKNOWN };
  return [...items, { ...plain, ...state, id, name, list, pack: plain.amount, parts: [part] }];
}

/** In the words that were said; a line with parts that were not seen is summed up by the server. */
function withAmount(items: readonly ShoppingItem[], { parts, amount }: Amount): ShoppingItem[] {
  const seen = new Set(parts);
  return items.map((item) => {
    if (amount === null || item.parts.length !== seen.size) return item;
    if (!item.parts.every((part) => seen.has(part))) return item;
    return {
      ...item,
      name: item.food?.replaceAll('-', ' ') ?? item.name,
      amount: { us: amount, metric: amount },
    };
  });
}

const isThing = ({ key, name }: ShoppingItem, thing: Thing) =>
  'key' in thing ? key === thing.key : key === '' && name === thing.written;

function withMove(items: readonly ShoppingItem[], { thing, list }: Move): ShoppingItem[] {
  return items.map((item) => (isThing(item, thing) ? { ...item, list } : item));
}

/** What the line costs is for the server to say. */
function withPrice(items: readonly ShoppingItem[], { thing, price }: Priced): ShoppingItem[] {
  return items.map((item) => (isThing(item, thing) ? { ...item, price, cost: UNKNOWN } : item));
}

/** As a move names it. */
export const thingOf = ({ key, name }: ShoppingItem): Thing => (key === '' ? { written: name } : { key });

function without(items: readonly ShoppingItem[], gone: readonly string[]): ShoppingItem[] {
  return items.flatMap((item) => {
    const parts = item.parts.filter((part) => !gone.includes(part));
    if (parts.length === item.parts.length) return item;
    return parts.length === 0 ? [] : { ...item, parts };
  });
}

export interface SectionGroup {
  section: ShopSection;
  items: ShoppingItem[];
}

export const SECTION_TITLES: Readonly<Record<ShopSection, string>> = {
  produce: t`Produce`,
  meat: t`Meat and fish`,
  dairy: t`Dairy and eggs`,
  bakery: t`Bread and bakery`,
  grains: t`Rice, pasta and grains`,
  shelf: t`Cans, jars and baking`,
  snacks: t`Nuts and snacks`,
  frozen: t`Frozen`,
  drinks: t`Drinks`,
  'plant-based': t`Tofu and plant-based`,
  deli: t`Deli`,
  other: t`Other`,
};

/** In the order of the shop. What is only asked for is not among them. */
export function bySection(
  items: readonly ShoppingItem[],
  sections: readonly ShopSection[] = SHOP_SECTIONS,
): SectionGroup[] {
  const groups = new Map<ShopSection, ShoppingItem[]>(sections.map((section) => [section, []]));
  for (const item of items) if (item.asked === null) groups.get(sectionOf(item.aisle))?.push(item);
  return [...groups]
    .filter(([, list]) => list.length > 0)
    .map(([section, list]) => ({ section, items: list }));
}

const DISHES_SHOWN = 2;

/** "for Onion Soup, Chili and 2 more". */
export function forDishes(dishes: readonly string[]): string {
  if (dishes.length === 0) return '';
  const more = dishes.length - DISHES_SHOWN;
  const names = dishes.slice(0, DISHES_SHOWN).join(', ');
  return more > 0 ? t`for ${names} and ${more} more` : t`for ${names}`;
}
