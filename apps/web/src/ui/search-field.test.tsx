// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

const told = vi.fn();
const field = (value = '') => (
  <SearchField label="Search" placeholder="Search" value={value} onChange={told} />
);
const input = () => screen.getByLabelText<HTMLInputElement>('Search');
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  told.mockReset();
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the search field', () => {
  it('tells once after a pause, trimmed', () => {
    render(field());
    type('so');
    wait(100);
    type('soup ');
    expect(told).not.toHaveBeenCalled();
    wait(250);
    expect(told.mock.calls).toEqual([['soup']]);
    expect(input().value).toBe('soup ');
  });

  it('tells at once on Enter, and not again after the pause', () => {
    render(field());
    type('soup');
    fireEvent.submit(input());
    wait(1000);
    expect(told.mock.calls).toEqual([['soup']]);
  });

  it('keeps what is being typed when the answer to an earlier word arrives', () => {
    const { rerender } = render(field());
    type('so');
    wait(250);
    type('soup');
    rerender(field('so'));
    expect(input().value).toBe('soup');
  });

  it('gives way to a value from outside', () => {
    const { rerender } = render(field('soup'));
    type('soupy');
    rerender(field(''));
    wait(1000);
    expect(input().value).toBe('');
    expect(told).not.toHaveBeenCalled();
  });

  it('is cleared by its button', () => {
    render(field('soup'));
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input().value).toBe('');
    expect(told.mock.calls).toEqual([['']]);
  });
});
