// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NO_DIETS } from './diet-choice.ts';
import { DietFilter } from './diet-filter.tsx';

afterEach(cleanup);

function Chooser() {
  const [choice, setChoice] = useState(NO_DIETS);
  return (
    <>
      <DietFilter value={choice} onChange={setChoice} />
      <output>{`${choice.diets.join('+')} ${choice.dietMatch}`}</output>
    </>
  );
}

it('says that all chosen diets hold, and lets any do', () => {
  render(<Chooser />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('vegan');
  expect(screen.queryByRole('radio')).toBeNull();
  press('gluten-free');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All of these' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'Any of these' }));
  expect(screen.getByRole('status').textContent).toBe('vegan+gluten-free any');
  press('vegan');
  expect(screen.queryByRole('radio')).toBeNull();
});
