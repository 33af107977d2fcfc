import { FEATURES, type Feature, type Missing } from '@crisper/contract/site/site';
import type { Env } from './env.ts';

type Settings = Pick<Env, 'PLANS' | 'COMMUNITY' | 'REFERRALS' | 'SMTP_URL' | 'NODE_ENV'>;

/** What this installation offers. Everything that depends on it asks here, or the page's `data-without` on the web. */
export interface Features {
  offers(feature: Feature): boolean;
  /** The parts that are missing, for `data-without`. */
  missing: readonly Missing[];
}

export function featuresOf(env: Settings): Features {
  const on: Record<Feature, boolean> = {
    plans: env.PLANS === 'on',
    community: env.COMMUNITY === 'on',
    // What referrals earn is days of a plan.
    referrals: env.REFERRALS === 'on' && env.PLANS === 'on',
  };
  // Developers read emails on the outbox page; elsewhere no user sees one that is not sent.
  const mail = env.SMTP_URL !== undefined || env.NODE_ENV !== 'production';
  // It serves to see how a product sells that everybody may join; a home or a club measures no user.
  const measuring = on.plans;
  return {
    offers: (feature) => on[feature],
    missing: [
      ...FEATURES.filter((feature) => !on[feature]),
      ...(mail ? [] : (['mail'] as const)),
      ...(measuring ? [] : (['measuring'] as const)),
    ],
  };
}
