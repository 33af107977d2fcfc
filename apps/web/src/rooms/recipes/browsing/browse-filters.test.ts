import { describe, expect, it } from 'vitest';
import { isSearching, readDiscovery, readEquipment, SEARCH_MAX, withFilters } from './browse-filters.ts';

const address = (text: string) => new URLSearchParams(text);

describe('filters in the address', () => {
  it('are read', () => {
    const filters = readDiscovery(address('search=+soup+&category=lunch&difficulty=easy&tab=quick'));
    expect(filters).toEqual({
      search: 'soup',
      category: 'lunch',
      difficulty: 'easy',
      tab: 'quick',
      diets: [],
      dietMatch: 'all',
    });
    expect(isSearching(filters)).toBe(true);
  });

  it('name the diets, all of which hold unless the address says any', () => {
    const filters = readDiscovery(address('diet=low-carb,vegan,crisps'));
    expect(filters).toMatchObject({ diets: ['vegan', 'low-carb'], dietMatch: 'all' });
    expect(isSearching(filters)).toBe(true);
    expect(readEquipment(address('diet=vegan&dietMatch=any')).dietMatch).toBe('any');
  });

  it('that mean nothing count as not said', () => {
    const filters = readDiscovery(address('category=brunch&difficulty=&tab=__proto__'));
    expect(filters).toMatchObject({ search: '', category: 'all', difficulty: 'all', tab: 'discover' });
    expect(isSearching(filters)).toBe(false);
  });

  it('never ask for more than the server takes', () => {
    const { search } = readDiscovery(address(`search=${'x'.repeat(5000)}`));
    expect(search).toHaveLength(SEARCH_MAX);
  });

  it('name each tile once, in one order', () => {
    const { equipment } = readEquipment(address('equipment=no-cook,oven,oven,laser'));
    expect(equipment).toEqual(['oven', 'no-cook']);
  });

  it('are written without the empty ones, and leave the rest alone', () => {
    const next = withFilters(address('ref=ANA&search=soup&category=lunch'), { search: '', category: 'all' });
    expect(next.toString()).toBe('ref=ANA');
    expect(withFilters(next, { equipment: 'oven,grill' }).get('equipment')).toBe('oven,grill');
  });
});
