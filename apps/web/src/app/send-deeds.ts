import type { QueryClient } from '@tanstack/react-query';
import type { DeedHandlers } from '../lib/outbox/deed.ts';
import { startOutbox } from '../lib/outbox/outbox.ts';
import { deedsOf } from '../lib/outbox/outbox-state.ts';
import { getSession } from '../lib/session-store.ts';
import { followLive } from '../rooms/household/follow-household.ts';
import { toast } from '../ui/toast-store.ts';

const listDeeds = async () => (await import('../rooms/planner/list-deeds.ts')).listDeeds;

/** The room of each kind of deed. */
const HANDLERS: Readonly<Record<string, () => Promise<DeedHandlers>>> = {
  favorite: async () => (await import('../rooms/favorites/favorite-deeds.ts')).favoriteDeeds,
  meal: async () => (await import('../rooms/meals/meal-deeds.ts')).mealDeeds,
  shop: async () => (await import('../rooms/planner/shop-deeds.ts')).shopDeeds,
  tick: listDeeds,
  list: listDeeds,
  amount: listDeeds,
  move: listDeeds,
  price: listDeeds,
  regular: listDeeds,
  unlist: listDeeds,
};

/** Used if a room's code cannot be loaded, or the kind is unknown to this version. */
const FALLBACK: DeedHandlers = {
  sent: () => {},
  refused: ({ title }, { message }) =>
    toast({ tone: 'error', title: 'Not Saved', text: `${title}: ${message}` }),
};

/** Starts the outbox, passes the results to the rooms, and follows what others of the household do. */
export function sendDeeds(queries: QueryClient, goTo: (path: string) => void): void {
  followLive(queries);
  startOutbox(async (ended) => {
    const { deed } = ended;
    const handlers = (await HANDLERS[deed.kind]?.().catch(() => undefined)) ?? FALLBACK;
    if (deed.userId !== getSession()?.user.id) return;
    const page = { queries, goTo, waiting: deedsOf(deed.kind) };
    if (ended.state === 'sent') handlers.sent(deed, ended.answer, page);
    else handlers.refused(deed, ended.refusal, page);
  });
}
