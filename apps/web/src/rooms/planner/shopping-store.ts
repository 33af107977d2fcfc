import { getShopping, tickShopping } from '@crisper/contract/planner';
import { useSyncExternalStore } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { getSession } from '../../lib/session-store.ts';
import { emptyState, readState, type ShoppingState, withAnswer, withTick } from './shopping-state.ts';
import { STORAGE_KEY } from './stored-shopping-list.ts';

let state: ShoppingState | undefined;
/** Null before the first answer of this visit. */
let failed: ApiError | null = null;
let asked = false;
let syncing: Promise<void> | undefined;
const listeners = new Set<() => void>();
let snapshot: { state: ShoppingState; failed: ApiError | null; asked: boolean } | undefined;

function current(): ShoppingState {
  const userId = getSession()?.user.id ?? '';
  if (state?.userId !== userId) {
    state = readState(localStorage.getItem(STORAGE_KEY), userId);
    asked = false;
    failed = null;
  }
  return state;
}

/** Kept on the device, because shops are where the network is not. */
function become(next: ShoppingState): void {
  state = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // Storage is full or blocked: the list is kept for as long as the page is open.
  }
  tell();
}

function tell(): void {
  snapshot = undefined;
  for (const listener of listeners) listener();
}

async function exchange(): Promise<void> {
  const { pending } = current();
  const heard = [...pending];
  try {
    const { items } =
      heard.length > 0 ? await call(tickShopping, { body: { ticks: heard } }) : await call(getShopping);
    failed = null;
    asked = true;
    become(withAnswer(current(), items, heard));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    failed = error;
    asked = true;
    // What the server refuses for good is not sent forever.
    if (error.status === 400) become({ ...current(), pending: [] });
    else tell();
  }
}

/** Sends what was ticked and fetches the list; without a network both wait. One at a time. */
export function syncShopping(): Promise<void> {
  syncing ??= exchange().finally(() => {
    syncing = undefined;
    if (failed === null && current().pending.length > 0) void syncShopping();
  });
  return syncing;
}

export function tickItem(id: string, ticked: boolean): void {
  become(withTick(current(), { id, ticked, at: new Date().toISOString() }));
  void syncShopping();
}

/** The answer of another call that changed the list. */
export function takeItems(items: ShoppingState['items']): void {
  become(withAnswer(current(), items, []));
}

/** A new plan has another list; it is fetched when it is looked at. */
export function staleShopping(): void {
  asked = false;
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const online = () => void syncShopping();
  window.addEventListener('online', online);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', online);
  };
}

function look() {
  const now = current();
  if (snapshot?.state !== now || snapshot.failed !== failed || snapshot.asked !== asked)
    snapshot = { state: now, failed, asked };
  return snapshot;
}

const NOTHING = { state: emptyState(''), failed: null, asked: false };

export function useShopping() {
  return useSyncExternalStore(subscribe, look, () => NOTHING);
}
