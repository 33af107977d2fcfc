/** The fixed lists of values that contract, server and web share. */

export const EQUIPMENT = [
  'stovetop',
  'oven',
  'microwave',
  'air_fryer',
  'slow_cooker',
  'instant_pot',
  'grill',
  'toaster_oven',
  'no_cook',
] as const;
export type Equipment = (typeof EQUIPMENT)[number];

export const UNITS = ['us', 'metric'] as const;
export type Units = (typeof UNITS)[number];

export const DIETS = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'low-carb'] as const;
export type Diet = (typeof DIETS)[number];

/** Of several chosen diets a recipe keeps all, or at least one. */
export const DIET_MATCHES = ['all', 'any'] as const;
export type DietMatch = (typeof DIET_MATCHES)[number];

/** The fourteen allergens that must be declared under EU law. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const COURSES = ['breakfast', 'lunch', 'dinner', 'dessert', 'snack'] as const;
export type Course = (typeof COURSES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const HEATS = ['high', 'medium-high', 'medium', 'medium-low', 'low', 'off'] as const;
export type Heat = (typeof HEATS)[number];

/** What stands together in a shop, in the order most shops have. */
export const SHOP_SECTIONS = [
  ...(['produce', 'meat', 'dairy', 'bakery', 'grains', 'shelf'] as const),
  ...(['snacks', 'frozen', 'drinks', 'plant-based', 'deli', 'other'] as const),
] as const;
export type ShopSection = (typeof SHOP_SECTIONS)[number];
