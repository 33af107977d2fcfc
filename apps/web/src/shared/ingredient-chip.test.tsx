// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { IngredientChip, type IngredientVariant } from './ingredient-chip.tsx';

afterEach(cleanup);

const looks = () => screen.getByText('tomato').className;

it.each([
  [0.9, 'bg-herb-soft'],
  [0.89, 'bg-honey-soft'],
  [0.7, 'bg-honey-soft'],
  [0.69, 'bg-sunken'],
])('a finding of %f has its colour', (confidence, colour) => {
  render(<IngredientChip variant="detected" name="tomato" confidence={confidence} />);
  expect(looks()).toContain(colour);
});

it('each variant looks like no other', () => {
  const variants: IngredientVariant[] = ['detected', 'added', 'missing', 'optional', 'manual'];
  const drawn = variants.map((variant) => {
    const { container } = render(
      <IngredientChip variant={variant} name="tomato" {...(variant !== 'manual' && { confidence: 0.95 })} />,
    );
    const { innerHTML } = container;
    cleanup();
    return innerHTML;
  });
  expect(new Set(drawn).size).toBe(variants.length);
});

it('says what was counted, and nothing when nothing was', () => {
  render(<IngredientChip variant="detected" name="tomato" confidence={0.9} quantity={3} unit="piece" />);
  expect(screen.getByText('tomato').textContent).toContain('about 3 pieces');
  cleanup();
  render(<IngredientChip variant="detected" name="tomato" confidence={0.9} quantity={null} unit={null} />);
  expect(screen.getByText('tomato').textContent).not.toContain('about');
});
