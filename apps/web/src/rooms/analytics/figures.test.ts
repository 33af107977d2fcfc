import { describe, expect, it } from 'vitest';
import { inOrder, percent, seconds, sentences, stepName } from './figures.ts';
import { sampleInsights } from './sample.ts';

describe('figures', () => {
  it('shows the unknown as unknown', () => {
    expect(percent(null)).toBe('Not known yet');
    expect(seconds(2.3)).toBe('2.3 s');
    expect(stepName('first_meal')).toBe('First meal');
  });

  it('puts the steps as they follow one another, the unknown last', () => {
    const steps = ['first_meal', 'cooking', 'scan', 'shared', 'recipe'].map((step) => ({ step }));
    expect(inOrder(steps).map(({ step }) => step)).toEqual([
      'scan',
      'recipe',
      'cooking',
      'first_meal',
      'shared',
    ]);
  });

  it('says only what is known', () => {
    const sample = sampleInsights(new Date('2026-03-04T12:00:00Z'));
    expect(sentences(sample)).toContain('Sunday was your busiest day this week, with 9 scans.');
    const nothing = {
      ...sample,
      totalScans: 0,
      successfulGenerations: 0,
      retentionRate: null,
      topIngredients: [],
      scansByDay: [],
    };
    expect(sentences(nothing)).toEqual([]);
  });
});
