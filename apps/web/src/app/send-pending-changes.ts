import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf, ChangeKind, EndpointOf } from '../lib/outbox/change-kinds.ts';
import { performAgain, startOutbox } from '../lib/outbox/outbox.ts';
import { changesOf } from '../lib/outbox/outbox-state.ts';
import type { ChangeHandlers } from '../lib/outbox/pending-change.ts';
import { getSession } from '../lib/session/session-store.ts';
import { followLive } from '../rooms/household/follow-household.ts';
import { toast } from '../ui/toast-store.ts';

const listChanges = async () => (await import('../rooms/shopping/list-changes.ts')).listChanges;

/** The room of each kind of change. */
const HANDLERS: { [Kind in ChangeKind]: () => Promise<ChangeHandlers<Kind>> } = {
  favorite: async () => (await import('../rooms/favorites/favorite-changes.ts')).favoriteChanges,
  meal: async () => (await import('../rooms/meals/meal-changes.ts')).mealChanges,
  shop: async () => (await import('../rooms/shopping/shop-changes.ts')).shopChanges,
  tick: listChanges,
  list: listChanges,
  amount: listChanges,
  move: listChanges,
  price: listChanges,
  regular: listChanges,
  unlist: listChanges,
};

const FALLBACK: ChangeHandlers = {
  sent: () => {},
  refused: ({ title }, { message }) =>
    toast({ tone: 'error', title: t`Not Saved`, text: `${title}: ${message}` }),
};

/** Rejects for a kind that another version of the page has kept, and if the room's code cannot be loaded. */
const handlersOf = async (kind: ChangeKind): Promise<ChangeHandlers> => HANDLERS[kind]();

/** Prepares for a lost network, starts the outbox, passes the results to the rooms, and follows what others of the household do. */
export function sendPendingChanges(queries: QueryClient, goTo: (path: string) => void): void {
  void import('./offline-data.ts').then(
    ({ keepAnswers, keepForOffline }) => {
      keepForOffline();
      keepAnswers(queries);
    },
    () => undefined,
  );
  followLive(queries);
  startOutbox(async (ended) => {
    const { change } = ended;
    const handlers: ChangeHandlers = await handlersOf(change.kind).catch(() => FALLBACK);
    if (change.userId !== getSession()?.user.id) return;
    const page = { queries, goTo, waiting: changesOf(change.kind), again: () => performAgain(change) };
    if (ended.state === 'sent') handlers.sent(change, ended.answer as AnswerOf<EndpointOf<ChangeKind>>, page);
    else handlers.refused(change, ended.refusal, page);
  });
}
