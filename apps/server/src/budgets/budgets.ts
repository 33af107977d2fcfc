import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Cache } from '../cache/cache.provider.ts';
import { sinceStart } from '../cache/since-start.ts';

/**
 * Milliseconds of the server's processor, of the vision engine’s processor, and of the server's while it draws pages for visitors; bytes
 * in and out.
 */
export type Kind = 'processor' | 'vision' | 'painting' | 'bytes';

/** Who pays: the person, where one is signed in, and always the network the request comes from. */
export interface Spender {
  person: string | undefined;
  network: string;
}

interface Allowance {
  /** What may be spent at once. */
  atOnce: number;
  /** What comes back every second. */
  perSecond: number;
}

const MB = 1024 * 1024;

/** A network is a household, an office or a mobile operator's gateway: it has the share of a few people. */
const ALLOWANCES: Record<Kind, Record<keyof Spender, Allowance>> = {
  processor: {
    person: { atOnce: 6_000, perSecond: 100 },
    network: { atOnce: 30_000, perSecond: 600 },
  },
  vision: {
    person: { atOnce: 120_000, perSecond: 400 },
    network: { atOnce: 480_000, perSecond: 1_200 },
  },
  // Over this, pages come as outlines: no user has to wait.
  painting: {
    person: { atOnce: 3_000, perSecond: 100 },
    network: { atOnce: 3_000, perSecond: 100 },
  },
  bytes: {
    person: { atOnce: 500 * MB, perSecond: MB },
    network: { atOnce: 2_000 * MB, perSecond: 8 * MB },
  },
};

/** Spent amounts below this share of the allowance are gathered before the shared cache is told. */
const GATHERED_SHARE = 0.005;
/** Above this share of the allowance, little is left. */
const LOW_SHARE = 0.25;
const SPENDERS_KEPT = 50_000;

export interface Budgets {
  /** Milliseconds until this spender may go on; 0 when there is something left. */
  waitMs(spender: Spender, kind: Kind): number;
  /** Whether little of the person's allowance is left. */
  isLow(person: string, kind: Kind): boolean;
  /** Takes what was spent. It may be more than was left: then the spender waits longer. */
  spend(spender: Spender, kind: Kind, amount: number): void;
}

interface Account {
  key: string;
  allowance: Allowance;
  /** How much was spent and has not come back, at a moment, as far as the shared cache has told. */
  spent: number;
  at: number;
  /** Spent here and not yet told to the shared cache. */
  untold: number;
}

/**
 * What each person and each network may use of the machine. The cache keeps the accounts, so that all instances share
 * them; this instance remembers what it was told last, so that no request waits for that.
 */
export function createBudgets(
  cache: Cache,
  secret: string,
  { allowances = ALLOWANCES, now = sinceStart } = {},
): Budgets {
  const accounts = new LRUCache<string, Account>({ max: SPENDERS_KEPT });

  const accountOf = (kind: Kind, scope: keyof Spender, who: string): Account => {
    const name = `${kind}:${scope}:${who}`;
    const known = accounts.get(name);
    if (known) return known;
    // Hashed with the secret, so that no network address is kept in the cache.
    const hash = createHmac('sha256', secret).update(name).digest('base64url').slice(0, 22);
    const opened = {
      key: `budget:${kind}:${hash}`,
      allowance: allowances[kind][scope],
      spent: 0,
      at: now(),
      untold: 0,
    };
    accounts.set(name, opened);
    return opened;
  };

  const accountsOf = (kind: Kind, { person, network }: Spender): Account[] => [
    ...(person === undefined ? [] : [accountOf(kind, 'person', person)]),
    accountOf(kind, 'network', network),
  ];

  const spentOf = ({ spent, at, untold, allowance }: Account): number =>
    Math.max(0, spent - ((now() - at) / 1000) * allowance.perSecond) + untold;

  const tell = (account: Account): void => {
    const { key, allowance, untold } = account;
    account.spent = spentOf(account);
    account.at = now();
    account.untold = 0;
    cache.fill(key, untold, allowance.perSecond).then(
      (spent) => {
        account.spent = spent;
        account.at = now();
      },
      // Without the cache this instance goes on with what it has counted itself.
      () => {},
    );
  };

  return {
    waitMs: (spender, kind) =>
      Math.max(
        ...accountsOf(kind, spender).map((account) => {
          const over = spentOf(account) - account.allowance.atOnce;
          return over <= 0 ? 0 : Math.ceil((over / account.allowance.perSecond) * 1000);
        }),
      ),
    isLow: (person, kind) => {
      const account = accountOf(kind, 'person', person);
      return spentOf(account) > account.allowance.atOnce * LOW_SHARE;
    },
    spend(spender, kind, amount) {
      for (const account of accountsOf(kind, spender)) {
        account.untold += amount;
        if (account.untold >= account.allowance.atOnce * GATHERED_SHARE) tell(account);
      }
    },
  };
}
