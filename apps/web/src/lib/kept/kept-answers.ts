import { t } from '@lingui/core/macro';
import type { Query, QueryClient } from '@tanstack/react-query';
import { onReached } from '../api.ts';
import { useConnection } from '../connection.ts';
import { locales } from '../i18n/i18n.ts';
import { getSession } from '../session/session-store.ts';
import { createAnswerStore, type Keeper } from './answer-store.ts';
import { isAway, isBroken } from './away.ts';

/** While old answers are shown, the server is asked again this often: no event tells that it is back. */
const ASK_AGAIN_MS = 15_000;

const answers = createAnswerStore();

/** The script of the page has another name in each version of the app. */
const build = (): string => document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

function keeper(): Keeper | undefined {
  const user = getSession()?.user;
  return user && { userId: user.id, home: user.householdId ?? '', build: build() };
}

async function keep({ queryHash, state }: Query): Promise<void> {
  const mine = keeper();
  if (mine) await answers.keep(mine, queryHash, { data: state.data, at: state.dataUpdatedAt });
}

/**
 * Puts the last answer into a query that got none. The query still fails, so that the page knows how old that is and asks again.
 */
export async function restore(queries: QueryClient, query: Query, error: unknown): Promise<void> {
  const mine = keeper();
  // The page says how old an answer is as soon as it shows it.
  keepAnswers(queries);
  if (!mine || query.state.data !== undefined || !isBroken(error)) return;
  const found = await answers.find(mine, query.queryHash, Date.now());
  const isMine = getSession()?.user.id === mine.userId;
  if (found && isMine && query.state.data === undefined)
    query.setData(found.data, { updatedAt: found.at, manual: true });
}

/** Deletes the answers, so that the next person on this device does not see them. */
export const forgetAnswers = (): Promise<void> => answers.clear().then(() => undefined);

const isFailed = ({ state }: Query) => state.status === 'error' && isBroken(state.error);
const isOld = (query: Query) =>
  isFailed(query) && query.meta?.kept === true && query.state.data !== undefined;
const isMissing = ({ state }: Query) => isAway(state.error) && state.data === undefined;

const clock = new Intl.DateTimeFormat(locales(), { timeStyle: 'short' });
const moment = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });

function noteOf(shown: readonly Query[], now: Date): string | null {
  const old = shown.filter(isOld).map(({ state }) => state.dataUpdatedAt);
  if (old.length > 0) {
    const at = new Date(Math.min(...old));
    const isToday = at.toDateString() === now.toDateString();
    return t`No connection: as of ${(isToday ? clock : moment).format(at)}`;
  }
  if (!shown.some(isMissing)) return null;
  return t`Offline. The rest loads when you’re back.`;
}

/** Those whose answers are being kept. */
const followed = new WeakSet<QueryClient>();

/** Keeps the answers that a room marked, says when old ones are shown, and replaces those as soon as the server answers. */
export function keepAnswers(queries: QueryClient): () => void {
  if (followed.has(queries)) return () => undefined;
  followed.add(queries);
  const cache = queries.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;

  const askAgain = (which: (query: Query) => boolean) =>
    queries.refetchQueries({ type: 'active', predicate: which }, { cancelRefetch: false });
  const askAgainLater = () => {
    timer = undefined;
    if (document.visibilityState === 'visible') void askAgain(isOld);
    tell();
  };
  const tell = () => {
    isTold = false;
    const shown = cache.findAll({ type: 'active' });
    const note = noteOf(shown, new Date());
    // Whoever shows it renders again, which the cache tells of in turn.
    if (note !== useConnection.getState().note) useConnection.setState({ note });
    if (shown.some(isOld)) timer ??= setTimeout(askAgainLater, ASK_AGAIN_MS);
  };
  // Many queries change in the same moment.
  const tellSoon = () => {
    if (!isTold) queueMicrotask(tell);
    isTold = true;
  };

  const mine = keeper();
  if (mine) void answers.tidy(mine, Date.now());
  for (const query of cache.findAll({
    predicate: ({ meta, state }) => meta?.kept === true && state.status === 'success',
  }))
    void keep(query);
  const stopFollowing = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && event.query.meta?.kept)
      void keep(event.query);
    tellSoon();
  });
  // What one request reached, others reach too.
  const stopHearing = onReached(() => void askAgain(({ state }) => isAway(state.error)));
  const back = () => void askAgain(isFailed);
  window.addEventListener('online', back);
  tellSoon();
  return () => {
    followed.delete(queries);
    stopFollowing();
    stopHearing();
    clearTimeout(timer);
    window.removeEventListener('online', back);
  };
}
