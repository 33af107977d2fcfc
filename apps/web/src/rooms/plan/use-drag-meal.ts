import { MEAL_SLOTS, type MealSlot } from '@crisper/contract/plan/plan';
import { type DragEvent, useState } from 'react';
import type { Place } from './use-plan.ts';

const TYPE = 'application/x-crisper-meal';

/** Drags a meal onto another with the mouse. The menu's "Move" does the same with keys and fingers. */
export function useDragMeal(place: Place, enabled: boolean, onDrop: (from: Place) => void) {
  const [over, setOver] = useState(false);
  if (!enabled) return { over: false, props: {} };
  const carries = (event: DragEvent) => event.dataTransfer.types.includes(TYPE);
  return {
    over,
    props: {
      draggable: true,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.setData(TYPE, `${place.day} ${place.slot}`);
        event.dataTransfer.effectAllowed = 'move';
      },
      onDragOver: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!carries(event)) return;
        event.preventDefault();
        setOver(false);
        const [day = '', slot = ''] = event.dataTransfer.getData(TYPE).split(' ');
        const known = MEAL_SLOTS.find((one) => one === slot) as MealSlot | undefined;
        const from = Number(day);
        if (known && !(from === place.day && known === place.slot)) onDrop({ day: from, slot: known });
      },
    },
  };
}
