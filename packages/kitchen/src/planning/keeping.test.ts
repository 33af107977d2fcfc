import { expect, it } from 'vitest';
import { cookBook } from '../../testing/cook-book.ts';
import { keepingOf } from './keeping.ts';

const byId = new Map(cookBook().map((recipe) => [recipe.id, recipe]));
const keeping = (slug: string) => keepingOf(byId.get(slug)!);

it('keeps what a braise keeps, and says how it is warmed', () => {
  for (const slug of ['beef-stew', 'chana-masala', 'minestrone', 'chili-con-carne'])
    expect(keeping(slug), slug).toEqual({ days: 3, reheat: 'pot' });
  expect(keeping('moussaka')).toEqual({ days: 3, reheat: 'oven' });
  expect(keeping('chicken-fried-rice')).toEqual({ days: 1, reheat: 'pan' });
  expect(keeping('lentil-salad-with-goat-cheese')).toEqual({ days: 2, reheat: 'cold' });
});

it('keeps nothing crisp, just set, dressed or from the sea', () => {
  const fresh =
    'schnitzel chicken-katsu oven-fish-and-chips spaghetti-carbonara shakshuka greek-salad grilled-cheese pho-with-chicken baked-salmon-with-lemon shrimp-scampi-linguine lemon-risotto-with-peas clam-chowder pan-seared-steak';
  for (const slug of fresh.split(' ')) expect(keeping(slug), slug).toBeNull();
});
