// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const FOODS = ['rice', 'rice noodles', 'rice vinegar'];
const picked = vi.fn();
const entered = vi.fn();

function Foods({ markFirst = false, late = false }: { markFirst?: boolean; late?: boolean }) {
  const [text, setText] = useState('');
  const [known, setKnown] = useState(!late);
  return (
    <>
      <Combobox
        label="Food"
        listLabel="Foods"
        placeholder=""
        maxLength={60}
        text={text}
        onText={setText}
        options={text && known ? FOODS.filter((food) => food.startsWith(text)) : []}
        keyOf={(food) => food}
        draw={(food) => food}
        onPick={(food) => {
          picked(food);
          setText('');
        }}
        onEnter={() => {
          entered(text);
          setText('');
        }}
        markFirst={markFirst}
      />
      <button type="button" onClick={() => setKnown(true)}>
        The answer arrives
      </button>
    </>
  );
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  picked.mockReset();
  entered.mockReset();
});
afterEach(cleanup);

const field = () => screen.getByRole('combobox', { name: 'Food' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const press = (key: string) => fireEvent.keyDown(field(), { key });
const write = (value: string) => {
  act(() => field().focus());
  fireEvent.change(field(), { target: { value } });
};
const markedOption = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

it('says that it is closed, open, and which option is marked', () => {
  render(<Foods />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  write('ric');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(offered()).toEqual(FOODS);
  expect(screen.getByRole('listbox', { name: 'Foods' }).id).toBe(field().getAttribute('aria-controls'));
  expect(markedOption()).toBeNull();
  press('ArrowDown');
  press('ArrowDown');
  expect(markedOption()?.textContent).toBe('rice noodles');
  expect(markedOption()?.getAttribute('aria-selected')).toBe('true');
});

it('picks the marked option with Enter, and hands over what was typed where none is marked', () => {
  render(<Foods />);
  write('ric');
  press('Enter');
  expect(entered.mock.calls).toEqual([['ric']]);
  write('ric');
  press('ArrowUp');
  press('Enter');
  expect(picked.mock.calls).toEqual([['rice vinegar']]);
  expect(offered()).toEqual([]);
  write('rice n');
  expect(offered()).toEqual(['rice noodles']);
});

it('takes the first option with Enter where it is asked to, also when it comes late', () => {
  render(<Foods markFirst late />);
  write('ric');
  act(() => screen.getByText('The answer arrives').click());
  press('Enter');
  write('rice v');
  press('Enter');
  expect(picked.mock.calls).toEqual([['rice'], ['rice vinegar']]);
});

it('picks what is tapped, as often as it is tapped', () => {
  render(<Foods />);
  for (let time = 0; time < 2; time += 1) {
    write('rice');
    fireEvent.click(screen.getByRole('option', { name: 'rice' }));
  }
  expect(picked.mock.calls).toEqual([['rice'], ['rice']]);
});

it('is left without picking anything, and closed by Escape without losing the text', () => {
  render(<Foods markFirst />);
  write('ric');
  fireEvent.mouseMove(screen.getByRole('option', { name: 'rice vinegar' }));
  expect(markedOption()?.textContent).toBe('rice');
  press('Escape');
  expect(offered()).toEqual([]);
  press('Escape');
  expect((field() as HTMLInputElement).value).toBe('ric');
  press('ArrowDown');
  expect(offered()).toEqual(FOODS);
  fireEvent.blur(field());
  expect(offered()).toEqual([]);
  expect(picked).not.toHaveBeenCalled();
});

it('does not take the Enter that ends a composed character', () => {
  render(<Foods />);
  write('ric');
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  expect(entered).not.toHaveBeenCalled();
});
