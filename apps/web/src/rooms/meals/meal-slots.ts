import { t } from '@lingui/core/macro';
/** The meals of a day with their usual hours, to guess the one and to set the other. */
export const MEAL_SLOTS = [
  { id: 'breakfast', label: t`Breakfast`, until: 10.5, hour: 8, minute: 0 },
  { id: 'lunch', label: t`Lunch`, until: 15, hour: 12, minute: 30 },
  { id: 'snack', label: t`Snack`, until: 17, hour: 16, minute: 0 },
  { id: 'dinner', label: t`Dinner`, until: 24, hour: 19, minute: 0 },
] as const;
export type MealSlot = (typeof MEAL_SLOTS)[number]['id'];

/** The meal that is usual at this time. */
export function slotAt(time: Date): MealSlot {
  const hour = time.getHours() + time.getMinutes() / 60;
  return MEAL_SLOTS.find(({ until }) => hour < until)!.id;
}

const NIGHT_ENDS = 4;

/** The meal that a dish cooked at this time is for; null where it may as well be another one. */
export function cookedSlotAt(time: Date): MealSlot | null {
  const slot = slotAt(time);
  return slot === 'snack' || time.getHours() < NIGHT_ENDS ? null : slot;
}

/** The usual time of a meal today; now, where that is still to come. */
export function timeOfSlot(slot: MealSlot, now: Date): Date {
  if (slotAt(now) === slot) return now;
  const { hour, minute } = MEAL_SLOTS.find(({ id }) => id === slot)!;
  const usual = new Date(now);
  usual.setHours(hour, minute, 0, 0);
  return usual > now ? now : usual;
}
