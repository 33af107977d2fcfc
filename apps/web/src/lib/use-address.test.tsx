// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useAddress } from './use-address.ts';

afterEach(cleanup);

function Filters() {
  const [address, change] = useAddress();
  const set = (name: string, value: string) =>
    change((before) => {
      const after = new URLSearchParams(before);
      if (value === '') after.delete(name);
      else after.set(name, value);
      return after;
    });
  return (
    <>
      <p>{address.toString()}</p>
      <button type="button" onClick={() => set('search', '')}>
        Clear
      </button>
      <button type="button" onClick={() => set('tag', 'vegan')}>
        Vegan
      </button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name }).click();

it('does not bring back what was removed just before the next change', async () => {
  render(
    <MemoryRouter initialEntries={['/?search=soup&sort=title']}>
      <Filters />
    </MemoryRouter>,
  );
  await act(async () => {
    press('Clear');
    press('Vegan');
  });
  expect(screen.getByText('sort=title&tag=vegan')).toBeTruthy();
});
