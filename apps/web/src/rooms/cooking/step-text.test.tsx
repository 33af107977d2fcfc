// @vitest-environment jsdom

import type { RecipeIngredientView, StepUse } from '@crisper/contract/recipes/recipes';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StepText } from './step-text.tsx';

afterEach(cleanup);

const line = (name: string, amountMin: number | null, unit: string | null): RecipeIngredientView => ({
  ingredientId: null,
  text: name,
  amountMin,
  amountMax: amountMin,
  unit,
  grams: null,
  preparation: null,
  optional: false,
  ingredient: { name },
});
const LINES = [line('eggs', 2, null), line('butter', 4, 'tablespoon'), line('salt', null, null)];

function shown(text: string, uses: (Omit<StepUse, 'at' | 'length'> & { words: string })[], servings = 4) {
  const placed = uses.map(({ words, ...use }) => ({ ...use, at: text.indexOf(words), length: words.length }));
  const { container } = render(
    <StepText
      step={{ text, uses: placed }}
      lines={LINES}
      scale={{ servings, baseServings: 4, system: 'us' }}
    />,
  );
  return container.innerHTML.replace(/ class="[^"]*"|<\/?span[^>]*>/g, '');
}
const eggs = { words: 'eggs', line: 0, share: 1, amountLength: 0 };

it('puts the amount of the chosen servings before what is used', () => {
  expect(shown('Whisk the eggs.', [eggs])).toBe('Whisk <strong>2 eggs</strong>.');
  expect(shown('Whisk the eggs.', [eggs], 12)).toBe('Whisk <strong>6 eggs</strong>.');
  expect(shown('Whisk the eggs.', [eggs], 2)).toBe('Whisk <strong>1 egg</strong>.');
});

it('keeps the article where no amount stands before the name, and where a sentence begins with it', () => {
  const butter = { words: 'butter', line: 1, share: 0.5, amountLength: 0 };
  expect(shown('Add the butter.', [butter])).toBe('Add the butter <strong>(2 tablespoons)</strong>.');
  expect(shown('The eggs go in.', [eggs])).toBe('The <strong>2 eggs</strong> go in.');
  expect(shown('Bathe the eggs.', [eggs])).toBe('Bathe <strong>2 eggs</strong>.');
});

it('says how much a half is, scales what the step says itself, and nothing of what nobody measured', () => {
  const butter = { line: 1, amountLength: 0 };
  expect(shown('Melt half of the butter.', [{ ...butter, words: 'butter', share: 0.5 }])).toBe(
    'Melt half of the butter <strong>(2 tablespoons)</strong>.',
  );
  const said = { ...butter, words: '1 tbsp of the butter', share: 0.25, amountLength: 14 };
  expect(shown('Melt 1 tbsp of the butter.', [said], 8)).toBe('Melt <strong>2 tablespoons butter</strong>.');
  expect(shown('Use some of the butter.', [{ ...butter, words: 'butter', share: null }])).toBe(
    'Use some of the butter.',
  );
  expect(shown('Add the salt.', [{ words: 'salt', line: 2, share: 1, amountLength: 0 }])).toBe(
    'Add the salt.',
  );
});
