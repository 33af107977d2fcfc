import { randomUUID } from 'node:crypto';
import type { User } from '@crisper/contract/auth/auth';
import { type HouseholdProfile, SELF } from '@crisper/contract/household/household';
import {
  type findProduct,
  OWN_PRODUCTS_MAX,
  type Product,
  type saveProduct,
  type updateProduct,
} from '@crisper/contract/products/products';
import { isShopCode, type ProductCode, readCode } from '@crisper/kitchen/products/codes';
import { isPlausible } from '@crisper/kitchen/products/read-open-food-facts';
import type { z } from 'zod';
import { assertNotChild } from '../../assert-not-child.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import { Problem } from '../../problem.ts';
import { phrase, say } from '../../saying/say.ts';
import { lockHousehold } from '../household/household.room.ts';
import { foodNamed } from './names-of-products.ts';
import type { OnlineLookup } from './online-lookup.ts';
import * as own from './own-products.repository.ts';
import {
  type AnyonesProduct,
  forPeople,
  type People,
  presentListed,
  presentOwn,
  presentShared,
} from './present-product.ts';
import * as listed from './products.repository.ts';

type Found = z.output<typeof findProduct.response>;
type Given = z.output<NonNullable<typeof saveProduct.body>>;
type Change = z.output<NonNullable<typeof updateProduct.body>>;
type Format = z.output<NonNullable<typeof findProduct.query>>['format'];

/** A shopping bag of things a minute; guessing codes by the thousand is for dumps. */
const LOOKUPS: Rule = { name: 'product-lookup', max: 120, seconds: 60 };
const SAVES: Rule = { name: 'product-save', max: 60, seconds: 60 };

const UNREADABLE = 'These digits are not a bar code. Check them: one may be missing or wrong.';
const NOT_FOUND = 'This is no longer among your foods.';

interface Deps {
  db: Database;
  limiter: Limiter;
  online: OnlineLookup;
  /** Who eats in this household now, or the named ones. */
  tableOf: (user: User, ids?: readonly string[]) => Promise<{ eaters: readonly HouseholdProfile[] }>;
}

export type ProductsService = ReturnType<typeof createProducts>;

const NOT_FOOD = {
  'a book': phrase('This looks like the code of a book, not of food.'),
  'a magazine': phrase('This looks like the code of a magazine, not of food.'),
  'a coupon': phrase('This looks like the code of a coupon, not of food.'),
};

export function createProducts({ db, limiter, online, tableOf }: Deps) {
  const peopleOf = async (user: User): Promise<People> => {
    const [now, alone] = await Promise.all([tableOf(user), tableOf(user, [SELF])]);
    return { eaters: now.eaters, self: alone.eaters };
  };
  const forHousehold = async (user: User, product: AnyonesProduct): Promise<Product> =>
    forPeople(product, await peopleOf(user));

  /** The household's own answer counts most, then what was published, then what others say. */
  const knownOf = async (user: User, codes: readonly string[]): Promise<Map<string, AnyonesProduct>> => {
    const known = new Map<string, AnyonesProduct>();
    const unknown = () => codes.filter((code) => !known.has(code) && !isShopCode(code));
    for (const row of await own.findByCodes(db.orm, user.householdId, codes))
      known.set(row.code!, presentOwn(row));
    const asked = unknown();
    for (const row of asked.length > 0 ? await listed.findMany(db.orm, asked) : [])
      known.set(row.code, presentListed(row));
    const left = unknown();
    const shared = left.length > 0 ? await own.sharedFor(db.orm, left, user.householdId) : [];
    for (const code of new Set(shared.map((row) => row.code!))) {
      const product = presentShared(
        code,
        shared.filter((row) => row.code === code),
      );
      if (product) known.set(code, product);
    }
    return known;
  };
  const known = async (user: User, { gtin }: ProductCode): Promise<AnyonesProduct | null> =>
    (await knownOf(user, [gtin])).get(gtin) ?? null;

  return {
    async find(user: User, text: string, format: Format): Promise<Found> {
      await limiter.use(LOOKUPS, user.id);
      const code = codeOf(text, format);
      const { usually, grams, price } = code.weighed ?? {};
      const answer = {
        code: code.gtin,
        weighed: usually ? { usually, grams: grams!, price: price! } : null,
      };
      const product = await known(user, code);
      if (product) return { ...answer, product: await forHousehold(user, product), note: null };
      if (code.notFood) {
        const note = say(NOT_FOOD[code.notFood]);
        return { ...answer, product: null, note };
      }
      if (isShopCode(code.gtin)) return { ...answer, product: null, note: null };
      const { row, note } = await online.find(user, code.gtin);
      return { ...answer, product: row ? await forHousehold(user, presentListed(row)) : null, note };
    },

    /** For the pantry and the meals: what is known here, without asking anybody outside. */
    async byCode(user: User, gtin: string): Promise<Product | null> {
      const code = readCode(gtin);
      const product = code && (await known(user, code));
      return product && forHousehold(user, product);
    },

    /** For the pantry: what is known about these codes, whichever user asks. */
    byCodes: knownOf,

    async byId(user: User, id: string): Promise<Product> {
      const row = await own.find(db.orm, user.householdId, id);
      if (!row) throw new Problem('not_found', NOT_FOUND);
      return forHousehold(user, presentOwn(row));
    },

    async list(user: User): Promise<{ products: Product[]; sharing: boolean }> {
      const [rows, sharing, people] = await Promise.all([
        own.list(db.orm, user.householdId),
        own.isSharing(db.orm, user.householdId),
        peopleOf(user),
      ]);
      return { products: rows.map((row) => forPeople(presentOwn(row), people)), sharing };
    },

    async save(user: User, { code: text, ...given }: Given): Promise<Product> {
      await limiter.use(SAVES, user.id);
      const code = text === null ? null : codeOf(text, undefined);
      const values = { ...rowOf(given), code: code?.gtin ?? null };
      const row = await db.transaction(async (tx) => {
        await lockHousehold(tx, user.householdId);
        const before = values.code && (await own.findByCode(tx, user.householdId, values.code));
        if (before) return (await own.update(tx, user.householdId, before, values))!;
        if ((await own.countOf(tx, user.householdId)) >= OWN_PRODUCTS_MAX)
          throw new Problem('limit_reached', 'You can keep {most} products of your own. Forget one first.', {
            values: { most: OWN_PRODUCTS_MAX },
          });
        return own.insert(tx, randomUUID(), user.householdId, values);
      });
      return forHousehold(user, presentOwn(row));
    },

    async update(user: User, id: string, { version, ...given }: Change): Promise<Product> {
      await limiter.use(SAVES, user.id);
      if (!(await own.find(db.orm, user.householdId, id))) throw new Problem('not_found', NOT_FOUND);
      const row = await own.update(db.orm, user.householdId, { id, version }, rowOf(given));
      if (!row) throw new Problem('conflict', 'This was changed on another device. Look again.');
      return forHousehold(user, presentOwn(row));
    },

    async remove(user: User, id: string): Promise<void> {
      assertNotChild(user);
      if (!(await own.remove(db.orm, user.householdId, id))) throw new Problem('not_found', NOT_FOUND);
    },

    async share(user: User, sharing: boolean): Promise<{ sharing: boolean }> {
      assertNotChild(user);
      await own.setSharing(db.orm, user.householdId, sharing);
      return { sharing };
    },

    async *exportOf(householdId: string) {
      for (const { householdId: _, ...row } of await own.list(db.orm, householdId)) yield row;
    },

    async *exportSharing(householdId: string) {
      yield { sharesProducts: await own.isSharing(db.orm, householdId) };
    },
  };
}

function codeOf(text: string, format: Format): ProductCode {
  const code = readCode(text, format);
  if (!code) throw new Problem('validation', UNREADABLE);
  return code;
}

function rowOf({ kind, pack, ...given }: Omit<Given, 'code'>): Omit<own.Described, 'code'> {
  if (given.per100g && !isPlausible(given.per100g))
    throw new Problem(
      'validation',
      'These figures cannot all be true for 100 g. Compare them with the label again.',
    );
  return {
    ...given,
    food: foodNamed([kind ?? given.name]),
    packAmount: pack?.amount ?? null,
    packUnit: pack?.unit ?? null,
  };
}
