// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ActiveFilters } from './active-filters.tsx';
import { readEquipment } from './browse-filters.ts';

afterEach(cleanup);

function show(address: string) {
  const on = { onRemove: vi.fn(), onRemoveSearch: vi.fn(), onRemoveDiet: vi.fn(), onClear: vi.fn() };
  render(<ActiveFilters filters={readEquipment(new URLSearchParams(address))} {...on} />);
  return on;
}

it('shows a diet alone, to take off by itself or with everything', () => {
  const on = show('diet=vegan');
  fireEvent.click(screen.getByRole('button', { name: 'Remove vegan' }));
  expect(on.onRemoveDiet).toHaveBeenCalledWith('vegan');
  fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(on.onClear).toHaveBeenCalled();
});

it('shows nothing where nothing is filtered', () => {
  show('');
  expect(screen.queryByRole('button')).toBeNull();
});
