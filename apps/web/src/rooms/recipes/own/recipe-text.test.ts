import { describe, expect, it } from 'vitest';
import {
  EMPTY_TEXT,
  errorsByField,
  ingredientLines,
  type RecipeText,
  recipeShape,
  stepLines,
  textOfDraft,
} from './recipe-text.ts';

const written = {
  ...EMPTY_TEXT,
  title: ' Plum cake ',
  ingredients: '500 g plums\n- 2 eggs\n\n• 1 cup flour',
  steps: '1. Mix.\n2) Bake 40 min.\nStep 3: Let it cool.',
};

const errorsOf = (text: RecipeText) =>
  Object.fromEntries(
    recipeShape.safeParse(text).error!.issues.map(({ path, message }) => [path.join('.'), message]),
  );

describe('a recipe in the fields of the form', () => {
  it('is read line by line, without bullets and numbers', () => {
    expect(recipeShape.parse(written)).toMatchObject({
      title: 'Plum cake',
      servings: 4,
      prepTimeMin: null,
      ingredients: ['500 g plums', '2 eggs', '1 cup flour'],
      steps: ['Mix.', 'Bake 40 min.', 'Let it cool.'],
    });
  });

  it('keeps the amounts that begin a line', () => {
    expect(ingredientLines('1.5 l water\n2 (400 g) cans beans')).toEqual([
      '1.5 l water',
      '2 (400 g) cans beans',
    ]);
    expect(stepLines('10 minutes before serving, add the herbs.')).toEqual([
      '10 minutes before serving, add the herbs.',
    ]);
  });

  it('says what is wrong with each field', () => {
    const errors = errorsOf({ ...EMPTY_TEXT, servings: 'four', prepTimeMin: '-3', cookTimeMin: '1e9' });
    expect(errors).toEqual({
      title: 'Give the recipe a title.',
      servings: 'Enter a number from 1 to 100.',
      prepTimeMin: 'Enter whole minutes, or leave it empty.',
      cookTimeMin: 'Enter whole minutes, or leave it empty.',
      ingredients: 'Add at least one ingredient.',
      steps: 'Add at least one step.',
    });
  });

  it('takes absurd figures and endless lists for what they are', () => {
    const errors = errorsOf({
      ...written,
      servings: '0',
      ingredients: 'salt\n'.repeat(1000),
      steps: `Mix.\n${'x'.repeat(7000)}`,
    });
    expect(errors).toEqual({
      servings: 'Enter a number from 1 to 100.',
      ingredients: 'That’s too many: at most 200 ingredients.',
      steps: 'Line 2 is too long.',
    });
  });

  it('keeps scripts as text', () => {
    const title = '<script>alert(1)</script>';
    expect(recipeShape.parse({ ...written, title }).title).toBe(title);
  });

  it('comes from a draft with the unknown left empty', () => {
    const text = textOfDraft({
      title: 'Plum\n cake',
      description: '',
      servings: 8,
      prepTimeMin: 15,
      cookTimeMin: null,
      ingredients: ['500 g\nplums'],
      steps: ['Mix.\n\nRest.'],
      sourceUrl: 'https://example.com/plum-cake',
    });
    expect(text).toMatchObject({ title: 'Plum cake', servings: '8', prepTimeMin: '15', cookTimeMin: '' });
    expect(text).toMatchObject({ ingredients: '500 g plums', steps: 'Mix. Rest.' });
  });

  it('says at its field what the server refused, and drops what has no field', () => {
    const errors = errorsByField(['ingredients.2', 'ingredients', 'constructor'], written);
    expect(errors).toEqual({ ingredients: 'Line 3 is too long.' });
  });
});
