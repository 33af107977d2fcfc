import { describe, expect, it } from 'vitest';
import { targetsOf } from './share-targets.ts';

const recipe = { title: 'Mac & Cheese <3', link: 'https://crisper.example/recipes/mac-and-cheese' };

describe('sharing', () => {
  it('offers every target by its name', () => {
    expect(targetsOf(recipe).map(({ name }) => name)).toEqual([
      'SMS',
      'Email',
      'WhatsApp',
      'Facebook',
      'X (Twitter)',
      'LinkedIn',
      'Telegram',
    ]);
  });

  it('lets no title break out of an address', () => {
    for (const { href } of targetsOf(recipe)) {
      expect(href).not.toMatch(/[<>\s]/);
      expect(href).not.toContain('Mac & Cheese');
    }
    const email = targetsOf(recipe).find(({ name }) => name === 'Email');
    expect(new URL(email?.href ?? '').searchParams.get('subject')).toBe('Mac & Cheese <3');
  });
});
