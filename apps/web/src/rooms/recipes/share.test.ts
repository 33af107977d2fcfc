import { describe, expect, it } from 'vitest';
import { linkOf, targetsOf } from './share.ts';

const recipe = { title: 'Mac & Cheese <3', slug: 'mac-and-cheese' };
const origin = 'https://crisper.example';

describe('sharing a recipe', () => {
  it('links to the page of its slug', () => {
    expect(linkOf(recipe, origin)).toBe('https://crisper.example/recipes/mac-and-cheese');
  });

  it('lets no title break out of an address', () => {
    for (const { href } of targetsOf(recipe, origin)) {
      expect(href).not.toMatch(/[<>\s]/);
      expect(href).not.toContain('Mac & Cheese');
    }
    const email = targetsOf(recipe, origin).find(({ name }) => name === 'Email');
    expect(new URL(email?.href ?? '').searchParams.get('subject')).toBe('Mac & Cheese <3');
  });
});
