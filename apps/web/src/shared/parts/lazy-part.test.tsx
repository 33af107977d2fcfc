// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentToast } from '../../ui/toast-store.ts';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a dialog that a deployment replaced does not take its page along', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  const Gone = lazyPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(
    <>
      <p>The page</p>
      <Suspense>
        <Gone />
      </Suspense>
    </>,
  );
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Crisper was updated.' }));
  expect(currentToast()?.action?.label).toBe('Load again');
  expect(screen.getByText('The page').isConnected).toBe(true);
});
