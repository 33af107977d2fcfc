import { ALLERGENS, EQUIPMENT } from '@crisper/contract/vocabulary';

/** Every figure and claim of the marketing pages. Figures that the system counts are shown live (see `live`). */
export type LiveFigure = 'recipes' | 'ingredients' | 'cooks' | 'scans';

/** Either a fixed fact, or a live count that is left out until it is known. */
export type Figure = { label: string } & ({ value: string } | { live: LiveFigure });

/** Only true statements: no ratings, and no accuracy that was not measured. */
export const figures: readonly Figure[] = [
  { live: 'recipes', label: 'recipes in the cookbook' },
  { live: 'ingredients', label: 'ingredients known by name' },
  { live: 'cooks', label: 'cooks with an account' },
  { live: 'scans', label: 'fridges scanned' },
  { value: String(ALLERGENS.length), label: 'allergens checked in every recipe' },
  { value: String(EQUIPMENT.length), label: 'ways to cook, from oven to no-cook' },
  { value: '0', label: 'photos kept after a scan' },
];

/** Example stories, labeled as such: no invented quotes. */
export const testimonials = [
  {
    quote:
      'Half a cauliflower, three eggs, the end of a cheddar. I was about to order in. Twenty-five minutes later there was a gratin on the table.',
    who: 'A Tuesday, after work',
  },
  {
    quote:
      'We used to throw out a bag of greens every week. Now the bag decides what we cook, and the bin stays empty.',
    who: 'A household of four',
  },
] as const;
