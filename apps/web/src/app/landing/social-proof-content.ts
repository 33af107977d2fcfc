import { t } from '@lingui/core/macro';
export type LiveFigure = 'recipes' | 'ingredients' | 'cooks' | 'scans';

/** Counts of this installation. A smaller one says more against it than for it. */
export const LEAST_SHOWN = 100;

/** Only true statements: no ratings, and no accuracy that was not measured. */
export const figures: readonly { live: LiveFigure; label: string }[] = [
  { live: 'recipes', label: t`recipes in the cookbook` },
  { live: 'ingredients', label: t`ingredients known by name` },
  { live: 'cooks', label: t`cooks with an account` },
  { live: 'scans', label: t`fridges scanned` },
];

/** Example stories, labeled as such: no invented quotes. */
export const testimonials = [
  {
    quote: t`Half a cauliflower, three eggs, the end of a cheddar. I was about to order in. Twenty-five minutes later there was a gratin on the table.`,
    who: t`A Tuesday, after work`,
  },
  {
    quote: t`We used to throw out a bag of greens every week. Now the bag decides what we cook, and the bin stays empty.`,
    who: t`A household of four`,
  },
] as const;
