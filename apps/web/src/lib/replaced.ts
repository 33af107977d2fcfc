import { inBase } from './base-path.ts';
import { sessionStore } from './browser-storage.ts';
import { useConnection } from './connection.ts';

/** The key in the browser's storage: when the page was last loaded again by itself. */
const KEY = 'loaded_again';
/** A page that fails once more so soon after is not helped by loading it. */
const SOON_MS = 60_000;

/** A file of the program could not be fetched from a server that answers: a deployment replaced it. */
export class Replaced extends Error {}

async function serverAnswers(): Promise<boolean> {
  if (useConnection.getState().offline) return false;
  try {
    return (await fetch(inBase('/'), { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** What a failed import means. */
export const whyNotLoaded = async (error: unknown): Promise<unknown> =>
  (await serverAnswers()) ? new Replaced('Crisper was updated.', { cause: error }) : error;

/** Loads the page again, at the same address and once only. False where that was done just now. */
export function loadedAgain(): boolean {
  if (Date.now() - Number(sessionStore.getItem(KEY) ?? 0) < SOON_MS) return false;
  sessionStore.setItem(KEY, String(Date.now()));
  window.location.reload();
  return true;
}
