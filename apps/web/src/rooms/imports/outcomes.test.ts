import type { RecipeImport } from '@crisper/contract/imports/imports';
import { expect, it } from 'vitest';
import { outcomeOf } from './outcomes.ts';

const done: RecipeImport = {
  id: '6f1e0b52-7f5c-4a53-9d0a-0f4d0b8f2a11',
  fileName: 'My recipes.paprikarecipes',
  state: 'done',
  format: 'Paprika',
  read: 5,
  added: 1,
  skipped: 3,
  failed: 1,
  error: null,
  createdAt: '2026-05-01T12:00:00Z',
};

it('says what came of a file, and nothing of what did not happen', () => {
  expect(outcomeOf(done)).toBe('From Paprika: 1 recipe added, 3 you already have, 1 couldn’t be read.');
  expect(outcomeOf({ ...done, format: null, added: 4, skipped: 0, failed: 0 })).toBe('4 recipes added.');
  expect(outcomeOf({ ...done, state: 'reading', read: 2 })).toBe('Reading… 2 recipes so far');
  expect(outcomeOf({ ...done, state: 'failed', error: 'This archive is locked.' })).toBe(
    'This archive is locked.',
  );
});
