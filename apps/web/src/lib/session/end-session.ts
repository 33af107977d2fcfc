import { logout } from '@crisper/contract/auth/auth';
import { plural } from '@lingui/core/macro';
import { call } from '../api.ts';
import { localStore, sessionStore, storageChanged } from '../browser-storage.ts';
import { unsentCount } from '../outbox/outbox-state.ts';
import { LOCAL_KEYS } from '../storage-keys.ts';
import { clearSession } from './session-store.ts';

/** What belongs to the device and not to who used it. Everything else in storage is a person's. */
const OF_DEVICE: readonly string[] = [
  'theme',
  'measures',
  'cookie_preferences',
  'device_mark',
  LOCAL_KEYS.tips,
];
/** A banner that was dismissed stays away, whichever user signs in next. */
const BANNER = 'viral-banner-dismissed-';
/** The cache with the photos of a recipe that is being looked through. */
export const PAGE_PHOTO_CACHE = 'crisper-pages';
const OF_SESSION: readonly string[] = [LOCAL_KEYS.token, LOCAL_KEYS.user];

/** Removes what the last person left: drafts, scans, lists, what was cooking. The session itself is not touched. */
export function forgetPerson(): void {
  const kept = [...OF_DEVICE, ...OF_SESSION];
  for (const key of keysOf('localStorage'))
    if (!kept.includes(key) && !key.startsWith(BANNER)) localStore.removeItem(key);
  for (const key of keysOf('sessionStorage')) sessionStore.removeItem(key);
  if ('caches' in window) void caches.delete(PAGE_PHOTO_CACHE).catch(() => undefined);
  storageChanged();
}

/** Ends the session on this device, with everything that the next person must not see. */
export function endSession(): void {
  clearSession();
  forgetPerson();
}

/** None where the browser refuses storage: then nothing outlives the visit. */
function keysOf(name: 'localStorage' | 'sessionStorage'): string[] {
  try {
    return Object.keys(window[name]);
  } catch {
    return [];
  }
}

/**
 * Ends the session here at once, and on the server if it can be reached. Unsent changes stay on this device for the
 * same user, who is asked to confirm.
 */
export async function leave(): Promise<void> {
  const unsent = unsentCount();
  if (unsent > 0 && !window.confirm(leavingBehind(unsent))) return;
  const told = call(logout).catch(() => undefined);
  endSession();
  await told;
}

function leavingBehind(unsent: number): string {
  return plural(unsent, {
    one: '# change has not been sent yet. It stays on this device until you sign in here again. Sign out now?',
    other:
      '# changes have not been sent yet. They stay on this device until you sign in here again. Sign out now?',
  });
}
