import { describe, expect, it } from 'vitest';
import { splitSections, withHeadings } from './sections.ts';

describe('sections of a list', () => {
  it('are headings with a colon, on lines of their own', () => {
    expect(splitSections(['1 onion', 'For the sauce:', '2 tomatoes', 'Salt'])).toEqual([
      { section: null, text: '1 onion' },
      { section: 'For the sauce', text: '2 tomatoes' },
      { section: 'For the sauce', text: 'Salt' },
    ]);
  });

  it('are no amounts, no sentences and nothing at the end', () => {
    const lines = ['2 cups flour, divided:', 'Rest. Then serve:', 'Serve with:'];
    expect(splitSections(lines).map(({ section }) => section)).toEqual([null, null, null]);
  });

  it('can be written as lines and read again, also where one ends before the list does', () => {
    const items = [
      { section: 'Dough', text: '200 g flour' },
      { section: null, text: 'salt' },
      { section: 'Sauce', text: '2 tomatoes' },
    ];
    expect(withHeadings(items)).toEqual(['Dough:', '200 g flour', ':', 'salt', 'Sauce:', '2 tomatoes']);
    expect(splitSections(withHeadings(items))).toEqual(items);
  });
});
