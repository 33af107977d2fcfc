/** Parts of the product that an installation may leave out: paid plans, the community, invitations that earn rewards. */
export const FEATURES = ['plans', 'community', 'referrals'] as const;
export type Feature = (typeof FEATURES)[number];

/** What is missing on an installation. Where nothing is measured no user is asked for consent. Pages carry it as words of `data-without` on their root. */
export const MISSING = [...FEATURES, 'mail', 'measuring'] as const;
export type Missing = (typeof MISSING)[number];
