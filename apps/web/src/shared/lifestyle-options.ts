import type { ActivityLevel, Goal } from '@crisper/kitchen/nutrition/energy-plans';
import { t } from '@lingui/core/macro';

/** The labels for activity and goals, shared by all forms. */

export const ACTIVITY_OPTIONS: readonly { value: ActivityLevel; label: string }[] = [
  { value: 'sedentary', label: t`Sedentary: little or no exercise` },
  { value: 'light', label: t`Light: 1 to 3 workouts a week` },
  { value: 'moderate', label: t`Moderate: 3 to 5 workouts a week` },
  { value: 'active', label: t`Active: 6 or 7 workouts a week` },
  { value: 'very_active', label: t`Very active: physical work` },
];

export const GOAL_OPTIONS: readonly { value: Goal; label: string }[] = [
  { value: 'lose_weight', label: t`Lose weight` },
  { value: 'maintain', label: t`Maintain weight` },
  { value: 'gain_weight', label: t`Gain weight` },
  { value: 'build_muscle', label: t`Build muscle` },
];
