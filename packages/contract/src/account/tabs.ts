/** Pages that may stand in the bottom bar of phones, with their names there. Home always does. */
export const TAB_NAMES = {
  scan: 'Scan',
  recipes: 'Recipes',
  plan: 'Plan',
  shopping: 'List',
  pantry: 'Pantry',
  nutrition: 'Nutrition',
  favorites: 'Favorites',
  rewards: 'Rewards',
} as const;
export type Tab = keyof typeof TAB_NAMES;
export const TABS = Object.keys(TAB_NAMES) as Tab[];

/** Beside Home, on the narrowest phone. */
export const TABS_MAX = 4;

/** What stands there until a person chooses. */
export function usualTabs(hasRewards: boolean): Tab[] {
  return ['scan', 'recipes', 'nutrition', hasRewards ? 'rewards' : 'shopping'];
}
