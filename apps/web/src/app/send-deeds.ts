import type { QueryClient } from '@tanstack/react-query';
import type { DeedHandlers } from '../lib/outbox/deed.ts';
import { startOutbox } from '../lib/outbox/outbox.ts';
import { deedsOf } from '../lib/outbox/outbox-state.ts';
import { getSession } from '../lib/session-store.ts';
import { toast } from '../ui/toast-store.ts';

/** The room that each kind of deed belongs to. */
const HANDLERS: Readonly<Record<string, () => Promise<DeedHandlers>>> = {
  favorite: async () => (await import('../rooms/favorites/favorite-deeds.ts')).favoriteDeeds,
  meal: async () => (await import('../rooms/meals/meal-deeds.ts')).mealDeeds,
  tick: async () => (await import('../rooms/planner/tick-deeds.ts')).tickDeeds,
};

/** For a room that could not be loaded, or that a newer version of the page knew. */
const FALLBACK: DeedHandlers = {
  sent: () => {},
  refused: ({ title }, { message }) =>
    toast({ tone: 'error', title: 'Not Saved', text: `${title}: ${message}` }),
};

/** Starts the outbox, and lets the rooms show how each of their deeds ended. */
export function sendDeeds(queries: QueryClient, goTo: (path: string) => void): void {
  startOutbox(async (ended) => {
    const { deed } = ended;
    const handlers = (await HANDLERS[deed.kind]?.().catch(() => undefined)) ?? FALLBACK;
    if (deed.userId !== getSession()?.user.id) return;
    const page = { queries, goTo, waiting: deedsOf(deed.kind) };
    if (ended.state === 'sent') handlers.sent(deed, ended.answer, page);
    else handlers.refused(deed, ended.refusal, page);
  });
}
