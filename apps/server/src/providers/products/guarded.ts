import { bytesOf, type GuardOptions, guardedRequest } from '../page-fetch/guarded-request.ts';
import { PageError } from '../page-fetch/page-fetch.provider.ts';
import type { ProductsOnline } from './products.provider.ts';

const ANSWER_BYTES_MAX = 1_000_000;
const TIME_LIMIT_MS = 4_000;

interface Options extends GuardOptions {
  /** With `{code}` where the digits go; they are put at the end when it has none. */
  url: string;
}

/** Asks a service that answers like Open Food Facts. Only the digits of the code leave this machine. */
export function onlineProducts({ url, ...guard }: Options): ProductsOnline {
  const request = guardedRequest('application/json', { timeLimit: TIME_LIMIT_MS, ...guard });
  const addressOf = (code: string) =>
    url.includes('{code}') ? url.replace('{code}', code) : `${url.replace(/\/$/, '')}/${code}.json`;
  return {
    async find(code) {
      try {
        return await request(addressOf(code), async (page) =>
          recordIn(JSON.parse((await bytesOf(page, ANSWER_BYTES_MAX)).toString('utf8'))),
        );
      } catch (error) {
        if (error instanceof PageError && error.status === 404) return null;
        throw error;
      }
    },
  };
}

type Answer = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Open Food Facts wraps the record: `{ status: 1, product: { … } }`. */
function recordIn(answer: unknown): Answer | null {
  if (!isObject(answer)) return null;
  if ('product' in answer) return isObject(answer.product) ? answer.product : null;
  return 'code' in answer ? answer : null;
}
