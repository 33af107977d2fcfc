// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { shareOrCopy } from './share-or-copy.ts';

const SHARED = { title: 'Crisper', text: 'Cook with me:', url: 'https://crisper.example' };
const give = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('says that nothing is possible where there is neither a share menu nor a clipboard', async () => {
  expect(await shareOrCopy(SHARED)).toBe('refused');
});

it('copies where there is no share menu', async () => {
  const copied: string[] = [];
  give('clipboard', { writeText: async (text: string) => copied.push(text) });
  expect(await shareOrCopy(SHARED)).toBe('copied');
  expect(await shareOrCopy({ title: 'List', text: 'Produce\n- Kale' })).toBe('copied');
  expect(copied).toEqual(['Cook with me: https://crisper.example', 'Produce\n- Kale']);
});

it('does not take a closed share menu for a failure', async () => {
  give('share', async () => {
    throw new DOMException('closed', 'AbortError');
  });
  expect(await shareOrCopy(SHARED)).toBe('dismissed');
});
