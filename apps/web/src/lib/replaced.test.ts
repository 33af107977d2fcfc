// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { useConnection } from './connection.ts';
import { loadedAgain, Replaced, whyNotLoaded } from './replaced.ts';

const gone = new TypeError('Failed to fetch dynamically imported module');
afterEach(() => {
  vi.unstubAllGlobals();
  useConnection.setState({ offline: false });
});

it('a file that is gone from a server which answers was replaced', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  expect(await whyNotLoaded(gone)).toBeInstanceOf(Replaced);
});

it('a file is not replaced where nothing answers', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await whyNotLoaded(gone)).toBe(gone);
  useConnection.setState({ offline: true });
  vi.stubGlobal('fetch', async () => new Response());
  expect(await whyNotLoaded(gone)).toBe(gone);
});

it('the page is loaded again once', () => {
  const reload = vi.fn();
  vi.stubGlobal('window', { location: { reload }, sessionStorage: window.sessionStorage });
  expect([loadedAgain(), loadedAgain()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
});
