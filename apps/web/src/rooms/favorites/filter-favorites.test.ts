import { describe, expect, it } from 'vitest';
import type { FavoriteRecipe } from './favorites.queries.ts';
import { filterFavorites, readFavoritesFilter, tagsOf } from './filter-favorites.ts';

function saved(id: string, more: Partial<FavoriteRecipe>): FavoriteRecipe {
  return {
    id,
    slug: id,
    title: id,
    description: '',
    imageUrl: null,
    tags: [],
    courses: [],
    cuisine: null,
    totalTimeMin: 30,
    prepTimeMin: 10,
    cookTimeMin: 20,
    servings: 4,
    difficulty: 'easy',
    equipment: [],
    diets: [],
    allergens: [],
    mayContain: [],
    hasUnknown: false,
    calories: 400,
    isFavorite: true,
    isFeatured: false,
    plate: [],
    savedAt: '2026-01-01T00:00:00.000Z',
    ...more,
  };
}

const brulee = saved('a', {
  title: 'Crème brûlée',
  tags: ['dessert'],
  totalTimeMin: 60,
  calories: null,
  savedAt: '2026-01-03T00:00:00.000Z',
});
const soup = saved('b', {
  title: 'Lentil soup',
  tags: ['vegan', 'soup'],
  diets: ['vegan', 'gluten-free'],
  calories: 300,
  savedAt: '2026-01-01T00:00:00.000Z',
});
const salad = saved('c', {
  title: 'bean salad',
  description: 'Good cold, better the next day.',
  tags: ['vegan'],
  diets: ['vegan'],
  totalTimeMin: 10,
  savedAt: '2026-01-02T00:00:00.000Z',
});
const all = [soup, brulee, salad];
const ids = (query: string) =>
  filterFavorites(all, readFavoritesFilter(new URLSearchParams(query)))
    .map(({ id }) => id)
    .join('');

describe('arranging the favorites', () => {
  it('sorts by what was saved last unless told otherwise', () => {
    expect(ids('')).toBe('acb');
    expect(ids('sort=sideways')).toBe('acb');
  });

  it('sorts by title whatever the case, by time, and by calories with the unknown last', () => {
    expect(ids('sort=title')).toBe('cab');
    expect(ids('sort=time')).toBe('cba');
    expect(ids('sort=calories')).toBe('bca');
  });

  it('finds every word in title, description or tags, whatever the accents', () => {
    expect(ids('search=creme')).toBe('a');
    expect(ids('search=NEXT+vegan')).toBe('c');
    expect(ids('search=vegan+brulee')).toBe('');
  });

  it('keeps one tag', () => {
    expect(ids('tag=vegan')).toBe('cb');
    expect(ids('tag=vegan&search=soup')).toBe('b');
  });

  it('keeps all chosen diets, or any of them where that was asked', () => {
    expect(ids('diet=vegan,gluten-free')).toBe('b');
    expect(ids('diet=vegan,gluten-free&dietMatch=any')).toBe('cb');
  });

  it('counts the tags, the commonest first', () => {
    expect(tagsOf(all)).toEqual([
      { tag: 'vegan', count: 2 },
      { tag: 'dessert', count: 1 },
      { tag: 'soup', count: 1 },
    ]);
  });
});
