import { create } from 'zustand';
import { localStore, storageChanged } from '../../lib/browser-storage.ts';
import { extendTimer, newTimer, pauseTimer, resetTimer, startTimer, type Timer } from './timers.ts';

/** The app's timers: they belong to no page, and go on when their recipe is left. */

const KEY = 'timers';
/** The most timers at once; the oldest is dropped. */
const MOST = 20;

type Timers = readonly Timer[];

const useAll = create<{ timers: Timers }>()(() => ({ timers: [] }));

function read(): Timers {
  try {
    const stored: unknown = JSON.parse(localStore.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Timers) : [];
  } catch {
    return [];
  }
}

function become(timers: Timers): void {
  useAll.setState({ timers });
  if (timers.length === 0) localStore.removeItem(KEY);
  else localStore.setItem(KEY, JSON.stringify(timers));
  storageChanged();
}

if (typeof window !== 'undefined') {
  useAll.setState({ timers: read() });
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) useAll.setState({ timers: read() });
  });
}

export const onTimersChange = useAll.subscribe;
export const allTimers = (): Timers => useAll.getState().timers;
export const useAllTimers = (): Timers => useAll((state) => state.timers);

/** The timers of one recipe, in the order they were set. */
export const timersFor = (recipeId: string): Timers =>
  allTimers().filter((timer) => timer.recipeId === recipeId);

const change = (id: string, to: (timer: Timer) => Timer): void =>
  become(allTimers().map((timer) => (timer.id === id ? to(timer) : timer)));

/** Starts a timer, or lets a paused one go on. */
export function runTimer(timer: Omit<Timer, 'endsAt' | 'leftMs' | 'rung'>, now: number): void {
  if (!allTimers().some(({ id }) => id === timer.id))
    become([...allTimers().slice(-(MOST - 1)), newTimer(timer)]);
  change(timer.id, (one) => startTimer(one, now));
}

export const holdTimer = (id: string, now: number): void => change(id, (timer) => pauseTimer(timer, now));
export const addTime = (id: string, ms: number, now: number): void =>
  change(id, (timer) => extendTimer(timer, ms, now));
export const rewindTimer = (id: string): void => change(id, resetTimer);
export const markRung = (id: string): void =>
  change(id, (timer) => ({ ...timer, rung: true, endsAt: null, leftMs: 0 }));
export const removeTimer = (id: string): void => become(allTimers().filter((timer) => timer.id !== id));
