import type { Allergen, Course, Diet, Difficulty, Equipment } from '@crisper/contract/vocabulary';
import { t } from '@lingui/core/macro';

export const DIET_NAMES: Readonly<Record<Diet, string>> = {
  vegetarian: t`vegetarian`,
  vegan: t`vegan`,
  'gluten-free': t`gluten-free`,
  'dairy-free': t`dairy-free`,
  'low-carb': t`low-carb`,
};

export const ALLERGEN_NAMES: Readonly<Record<Allergen, string>> = {
  gluten: t`gluten`,
  crustaceans: t`crustaceans`,
  eggs: t`eggs`,
  fish: t`fish`,
  peanuts: t`peanuts`,
  soybeans: t`soybeans`,
  milk: t`milk`,
  nuts: t`nuts`,
  celery: t`celery`,
  mustard: t`mustard`,
  sesame: t`sesame`,
  sulphites: t`sulphites`,
  lupin: t`lupin`,
  molluscs: t`molluscs`,
};

export const COURSE_NAMES: Readonly<Record<Course, string>> = {
  breakfast: t`breakfast`,
  lunch: t`lunch`,
  dinner: t`dinner`,
  dessert: t`dessert`,
  snack: t`snack`,
};

export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, string>> = {
  easy: t({ message: 'easy', context: 'to cook' }),
  medium: t({ message: 'medium', context: 'to cook' }),
  hard: t({ message: 'hard', context: 'to cook' }),
};

const DEVICE_NAMES: Readonly<Record<Equipment, string>> = {
  stovetop: t`stovetop`,
  oven: t`oven`,
  microwave: t`microwave`,
  air_fryer: t`air fryer`,
  slow_cooker: t`slow cooker`,
  instant_pot: t`instant pot`,
  grill: t`grill`,
  toaster_oven: t`toaster oven`,
  no_cook: t`no cooking needed`,
};

const NAMES: Readonly<Record<string, string>> = { ...DIET_NAMES, ...ALLERGEN_NAMES, ...DEVICE_NAMES };

export const nameOf = (word: Diet | Allergen | Equipment): string => NAMES[word] ?? word;

/** "gluten, milk" */
export const allergenNames = (allergens: readonly Allergen[]): string =>
  allergens.map((one) => ALLERGEN_NAMES[one]).join(', ');

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
