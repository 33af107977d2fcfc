/** Pages that may stand in the bottom bar of phones. Home always does. */
export const TABS = [
  'scan',
  'recipes',
  'plan',
  'shopping',
  'pantry',
  'nutrition',
  'favorites',
  'rewards',
] as const;
export type Tab = (typeof TABS)[number];

/** Beside Home, on the narrowest phone. */
export const TABS_MAX = 4;

/** What stands there until a person chooses. */
export function usualTabs(hasRewards: boolean): Tab[] {
  return ['scan', 'recipes', 'nutrition', hasRewards ? 'rewards' : 'shopping'];
}
