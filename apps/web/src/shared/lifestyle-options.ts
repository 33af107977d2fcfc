import type { ActivityLevel, Goal } from '@crisper/kitchen/nutrition/energy-plans';

/** The labels for activity and goals, shared by all forms. */

export const ACTIVITY_OPTIONS: readonly { value: ActivityLevel; label: string }[] = [
  { value: 'sedentary', label: 'Sedentary: little or no exercise' },
  { value: 'light', label: 'Light: exercise 1 to 3 days a week' },
  { value: 'moderate', label: 'Moderate: exercise 3 to 5 days a week' },
  { value: 'active', label: 'Active: exercise 6 to 7 days a week' },
  { value: 'very_active', label: 'Very active: hard physical work' },
];

export const GOAL_OPTIONS: readonly { value: Goal; label: string }[] = [
  { value: 'lose_weight', label: 'Lose weight' },
  { value: 'maintain', label: 'Maintain weight' },
  { value: 'gain_weight', label: 'Gain weight' },
  { value: 'build_muscle', label: 'Build muscle' },
];
