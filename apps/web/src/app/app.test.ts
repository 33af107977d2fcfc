// @vitest-environment jsdom
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueries } from './create-queries.ts';

afterEach(() => onlineManager.setOnline(true));

it('lets a write fail at once without a network, so that the person is told', async () => {
  onlineManager.setOnline(false);
  const write = new MutationObserver(createQueries(), {
    mutationFn: () => Promise.reject(new Error('no network')),
  });
  await expect(write.mutate()).rejects.toThrow('no network');
});
