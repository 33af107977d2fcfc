import type { Tab } from '@crisper/contract/account/tabs';
import { t } from '@lingui/core/macro';

/** Short, for the narrow bar. */
export const TAB_NAMES: Readonly<Record<Tab, string>> = {
  scan: t`Scan`,
  recipes: t`Recipes`,
  plan: t`Plan`,
  shopping: t({ message: 'List', comment: 'the shopping list, in the tab bar' }),
  pantry: t`Pantry`,
  nutrition: t`Nutrition`,
  favorites: t`Favorites`,
  rewards: t`Rewards`,
};
