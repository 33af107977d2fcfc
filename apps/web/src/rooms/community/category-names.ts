import type { DiscussionCategory } from '@crisper/contract/community/community';
import { t } from '@lingui/core/macro';

export const CATEGORY_NAMES: Readonly<Record<DiscussionCategory, string>> = {
  General: t({ message: 'General', context: 'discussions' }),
  'Equipment Tips': t({ message: 'Equipment Tips', context: 'discussions' }),
  'Meal Planning': t({ message: 'Meal Planning', context: 'discussions' }),
  Nutrition: t({ message: 'Nutrition', context: 'discussions' }),
  Techniques: t({ message: 'Techniques', context: 'discussions' }),
  'Kitchen Tips': t({ message: 'Kitchen Tips', context: 'discussions' }),
  Seasonal: t({ message: 'Seasonal', context: 'discussions' }),
  'Budget Cooking': t({ message: 'Budget Cooking', context: 'discussions' }),
  'Special Diets': t({ message: 'Special Diets', context: 'discussions' }),
};
