import { SHOP_SECTIONS, type ShopSection } from '@crisper/contract/vocabulary';

const AISLES_OF: Readonly<Record<ShopSection, readonly string[]>> = {
  produce: ['produce'],
  meat: ['meat', 'fish'],
  dairy: ['dairy', 'eggs'],
  bakery: ['bakery'],
  grains: ['grains', 'pasta'],
  shelf: ['baking', 'canned', 'condiments', 'spices'],
  snacks: ['nuts', 'snacks', 'sweets'],
  frozen: ['frozen'],
  drinks: ['drinks', 'alcohol'],
  'plant-based': ['plant-based'],
  deli: ['prepared'],
  other: [],
};

const OF_AISLE: ReadonlyMap<string, ShopSection> = new Map(
  SHOP_SECTIONS.flatMap((section) =>
    AISLES_OF[section].map((aisle): [string, ShopSection] => [aisle, section]),
  ),
);

/** What belongs to no aisle is somewhere else in the shop: paper towels. */
export function sectionOf(aisle: string): ShopSection {
  return OF_AISLE.get(aisle) ?? 'other';
}

/** Each section once: those that are known in the order given, the others where most shops have them. */
export function everySection(order: readonly string[]): ShopSection[] {
  const known = [...new Set(order)].filter((one): one is ShopSection =>
    (SHOP_SECTIONS as readonly string[]).includes(one),
  );
  return [...known, ...SHOP_SECTIONS.filter((one) => !known.includes(one))];
}
