import type { Allergen, Diet, Equipment } from '@crisper/contract/vocabulary';
import type { FoodId } from '@crisper/kitchen/foods/food';
import { onboardingPlan } from '@crisper/kitchen/nutrition/energy-plans';
import type { PlanQuery, Targets } from '@crisper/kitchen/planning/plan';
import type { Recipe } from '@crisper/kitchen/recipes/recipe';

/** A made-up household: the first person's body and goals, and what all who eat keep to. */
interface Person {
  name: string;
  sex: 'male' | 'female';
  age: number;
  heightFt: number;
  weightLbs: number;
  activity: 'sedentary' | 'light' | 'moderate' | 'active' | 'very_active';
  goal: 'lose_weight' | 'maintain' | 'gain_weight' | 'build_muscle';
  diets?: readonly Diet[];
  avoid?: readonly Allergen[];
  /** Absent: never asked. */
  equipment?: readonly Equipment[];
  weekdayMinutes?: number;
  pantry?: readonly FoodId[];
  useSoon?: readonly FoodId[];
}

const STOVE: readonly Equipment[] = ['stovetop'];
const FLAT: readonly Equipment[] = ['stovetop', 'microwave'];
const USUAL: readonly Equipment[] = ['stovetop', 'oven', 'microwave'];
const GADGETS: readonly Equipment[] = [...USUAL, 'air_fryer', 'instant_pot', 'slow_cooker'];
const GARDEN: readonly Equipment[] = [...USUAL, 'grill'];

type Row = [
  string,
  Person['sex'],
  number,
  number,
  number,
  Person['activity'],
  Person['goal'],
  Omit<Person, 'name' | 'sex' | 'age' | 'heightFt' | 'weightLbs' | 'activity' | 'goal'>,
];

// biome-ignore format: one household a line
const ROWS: readonly Row[] = [
  ['Ana, an office job', 'female', 31, 5.5, 138, 'light', 'maintain', { weekdayMinutes: 35 }],
  ['Ben, weights four times a week', 'male', 27, 5.9, 172, 'active', 'build_muscle', { equipment: USUAL, weekdayMinutes: 40 }],
  ['Carla, vegetarian', 'female', 42, 5.4, 150, 'moderate', 'lose_weight', { diets: ['vegetarian'] }],
  ['Dev, vegetarian, Instant Pot', 'male', 36, 5.8, 165, 'light', 'maintain', { diets: ['vegetarian'], equipment: GADGETS }],
  ['Ella, vegan', 'female', 24, 5.6, 128, 'active', 'maintain', { diets: ['vegan'], weekdayMinutes: 30 }],
  ['Finn, vegan, one burner', 'male', 22, 6, 160, 'moderate', 'maintain', { diets: ['vegan'], equipment: STOVE }],
  ['Gina, celiac', 'female', 39, 5.3, 140, 'light', 'maintain', { diets: ['gluten-free'], avoid: ['gluten'] }],
  ['Hal, lactose', 'male', 51, 5.9, 190, 'sedentary', 'lose_weight', { diets: ['dairy-free'] }],
  ['Ida, low carb', 'female', 48, 5.5, 176, 'light', 'lose_weight', { diets: ['low-carb'] }],
  ['Jon, low carb, grill', 'male', 44, 6.1, 225, 'moderate', 'lose_weight', { diets: ['low-carb'], equipment: GARDEN }],
  ['Kim, a family with a nut allergy', 'female', 37, 5.5, 145, 'moderate', 'maintain', { avoid: ['nuts', 'peanuts'], weekdayMinutes: 40 }],
  ['Leo, no fish, no shellfish', 'male', 33, 5.8, 170, 'moderate', 'maintain', { avoid: ['fish', 'crustaceans', 'molluscs'] }],
  ['Mia, a child without eggs', 'female', 35, 5.6, 150, 'light', 'maintain', { avoid: ['eggs'] }],
  ['Ned, a student with a microwave', 'male', 20, 5.9, 155, 'moderate', 'maintain', { equipment: FLAT, weekdayMinutes: 25 }],
  ['Ola, retired', 'female', 71, 5.2, 132, 'sedentary', 'maintain', {}],
  ['Pat, retired, big pantry', 'male', 68, 5.8, 182, 'light', 'maintain', { pantry: ['rice', 'pasta', 'canned-tomato', 'chickpea', 'lentil', 'onion', 'potato', 'egg', 'carrot'] }],
  ['Quin, a runner', 'female', 29, 5.7, 130, 'very_active', 'maintain', { equipment: USUAL }],
  ['Raj, gaining', 'male', 25, 5.7, 132, 'moderate', 'gain_weight', { equipment: GADGETS }],
  ['Sue, soy allergy', 'female', 33, 5.4, 136, 'light', 'maintain', { avoid: ['soybeans'] }],
  ['Tom, a builder', 'male', 38, 6, 200, 'very_active', 'maintain', { weekdayMinutes: 45 }],
  ['Uma, vegan and celiac', 'female', 30, 5.5, 126, 'light', 'maintain', { diets: ['vegan', 'gluten-free'] }],
  ['Vic, vegetarian without nuts', 'male', 40, 5.9, 178, 'light', 'lose_weight', { diets: ['vegetarian'], avoid: ['nuts'] }],
  ['Wei, tofu to use up', 'female', 34, 5.3, 118, 'moderate', 'maintain', { pantry: ['tofu', 'bok-choy', 'rice', 'egg', 'mushroom'], useSoon: ['tofu', 'mushroom'] }],
  ['Xan, salmon to use up', 'male', 46, 5.8, 168, 'moderate', 'maintain', { pantry: ['salmon', 'spinach', 'potato', 'lemon'], useSoon: ['salmon', 'spinach'] }],
  ['Yas, a nurse on shifts', 'female', 28, 5.5, 140, 'moderate', 'build_muscle', { weekdayMinutes: 45 }],
  ['Zed, twenty minutes an evening', 'male', 32, 5.9, 165, 'light', 'maintain', { weekdayMinutes: 20 }],
  ['Abe, sesame and mustard', 'male', 29, 5.9, 160, 'moderate', 'maintain', { avoid: ['sesame', 'mustard'] }],
  ['Bea, milk allergy', 'female', 26, 5.4, 125, 'active', 'maintain', { avoid: ['milk'] }],
  ['Cal, slow cooker', 'male', 55, 5.8, 205, 'sedentary', 'lose_weight', { equipment: [...USUAL, 'slow_cooker'] }],
  ['Dot, air fryer', 'female', 45, 5.5, 165, 'light', 'lose_weight', { equipment: ['stovetop', 'air_fryer', 'microwave'], weekdayMinutes: 30 }],
  ['Eve, vegetarian, building', 'female', 27, 5.6, 140, 'active', 'build_muscle', { diets: ['vegetarian'] }],
  ['Fay, dairy free and gluten free', 'female', 41, 5.6, 150, 'moderate', 'maintain', { diets: ['dairy-free', 'gluten-free'] }],
  ['Gus, a big man', 'male', 35, 6.4, 260, 'moderate', 'maintain', { equipment: GARDEN }],
  ['Hana, a small woman losing', 'female', 52, 5, 125, 'sedentary', 'lose_weight', {}],
  ['Ivo, a family of four', 'male', 40, 5.9, 175, 'light', 'maintain', { weekdayMinutes: 40, pantry: ['pasta', 'rice', 'egg', 'cheddar', 'ground-beef', 'carrot'], useSoon: ['ground-beef'] }],
  ['Joy, vegan with a soy allergy', 'female', 33, 5.5, 135, 'light', 'maintain', { diets: ['vegan'], avoid: ['soybeans'] }],
  ['Kai, toaster oven only', 'male', 23, 5.8, 150, 'moderate', 'maintain', { equipment: ['toaster_oven', 'microwave', 'stovetop'] }],
  ['Lia, vegetarian with a vegan partner', 'female', 30, 5.6, 138, 'moderate', 'maintain', { diets: ['vegetarian', 'vegan'], weekdayMinutes: 45 }],
  ['Max, celery and sulphites', 'male', 57, 5.8, 180, 'light', 'maintain', { avoid: ['celery', 'sulphites'] }],
  ['Noa, low carb vegetarian', 'female', 38, 5.5, 158, 'moderate', 'lose_weight', { diets: ['low-carb', 'vegetarian'] }],
];

export const PEOPLE: readonly Person[] = ROWS.map(
  ([name, sex, age, heightFt, weightLbs, activity, goal, more]) => ({
    name,
    sex,
    age,
    heightFt,
    weightLbs,
    activity,
    goal,
    ...more,
  }),
);

/** Low carb is a diet of its own: the usual forty percent of carbs would contradict it. */
function targetsOf(person: Person): Targets {
  const plan = onboardingPlan(person);
  if (!plan) throw new Error(`No energy plan for ${person.name}`);
  const low = person.diets?.includes('low-carb');
  return {
    calories: plan.dailyCalories,
    protein: plan.dailyProtein,
    carbs: low ? Math.round((plan.dailyCalories * 0.2) / 4) : plan.dailyCarbs,
    fat: low ? Math.round((plan.dailyCalories * 0.5) / 9) : plan.dailyFat,
  };
}

/** The week that begins on a Monday, as this household would ask for it. */
export function queryOf(person: Person, recipes: readonly Recipe[], seed: number): PlanQuery {
  const { diets = [], avoid = [], equipment, weekdayMinutes, pantry = [], useSoon = [] } = person;
  return {
    recipes,
    targets: targetsOf(person),
    diets,
    avoid,
    pantry,
    useSoon,
    days: 7,
    seed,
    startOn: '2026-03-02',
    equipment,
    weekdayMinutes,
  };
}
