import type { User } from '@crisper/contract/auth/auth';
import { type PublishedProduct, readOpenFoodFacts } from '@crisper/kitchen/products/read-open-food-facts';
import type { Logger } from 'pino';
import type { Cache } from '../../cache/cache.provider.ts';
import type { Limiter, Rule } from '../../cache/limiter.ts';
import type { Database } from '../../db/client.ts';
import type { ProductsOnline } from '../../providers/products/products.provider.ts';
import { phrase, say } from '../../saying/say.ts';
import { foodNamed } from './names-of-products.ts';
import * as repository from './products.repository.ts';

/** What one person, and everybody here together, may ask of a service that others run. */
const ASKS: Rule = { name: 'product-online', max: 30, seconds: 300 };
const ASKS_OF_ALL: Rule = { name: 'product-online-all', max: 600, seconds: 60 };
/** Codes that were unknown there, and a service that failed, are left alone for a while. */
const UNKNOWN_SECONDS = 86_400;
const FAILED_SECONDS = 60;

const FAILED = phrase('Looking this code up online did not work just now.');

interface Deps {
  db: Database;
  cache: Cache;
  limiter: Limiter;
  log: Logger;
  /** Undefined unless PRODUCTS_URL is set. */
  productsOnline: ProductsOnline | undefined;
}

interface Answer {
  row: repository.ProductRow | null;
  note: string | null;
}

export interface OnlineLookup {
  find(user: User, gtin: string): Promise<Answer>;
}

export function createOnlineLookup({ db, cache, limiter, log, productsOnline }: Deps): OnlineLookup {
  const ask = async (online: ProductsOnline, gtin: string): Promise<Answer> => {
    const record = await online.find(gtin);
    const read = record && readOpenFoodFacts(record);
    // An answer about another code is a lie or a mistake.
    if (!read || typeof read === 'string' || read.code !== gtin) {
      await cache.set(`product-unknown:${gtin}`, '1', UNKNOWN_SECONDS);
      return { row: null, note: null };
    }
    await repository.upsert(db.orm, [publishedRow(read, 'online')]);
    return { row: (await repository.find(db.orm, gtin)) ?? null, note: null };
  };

  return {
    async find(user, gtin) {
      if (!productsOnline || (await cache.get(`product-unknown:${gtin}`))) return { row: null, note: null };
      if (await cache.get('product-online-failed')) return { row: null, note: say(FAILED) };
      await limiter.use(ASKS, user.id);
      await limiter.use(ASKS_OF_ALL, 'all');
      try {
        return await ask(productsOnline, gtin);
      } catch (error) {
        log.warn({ err: error }, 'online look-up of a product');
        await cache.set('product-online-failed', '1', FAILED_SECONDS);
        return { row: null, note: say(FAILED) };
      }
    },
  };
}

/** A published product as a row, with the kitchen's food. */
export function publishedRow(
  { kinds, pack, ...product }: PublishedProduct,
  source: repository.ProductRow['source'],
): repository.NewProduct {
  return {
    ...product,
    food: foodNamed(kinds),
    packAmount: pack?.amount ?? null,
    packUnit: pack?.unit ?? null,
    source,
  };
}
