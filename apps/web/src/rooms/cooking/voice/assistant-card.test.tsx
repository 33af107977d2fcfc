// @vitest-environment jsdom
import type { Recipe } from '@crisper/contract/recipes/recipes';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AssistantCard } from './assistant-card.tsx';
import { TAP_MS } from './constants.ts';

/** Recognitions that were started and not stopped. */
let open = 0;
let last: FakeRecognition | null = null;

class FakeRecognition {
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onresult: ((event: object) => void) | null = null;
  start() {
    last = this;
    open += 1;
  }
  stop() {
    open -= 1;
    this.onend?.();
  }
  abort() {
    open -= 1;
  }
}

const recipe: Recipe = {
  id: 'soup',
  slug: 'soup',
  title: 'Soup',
  description: '',
  imageUrl: null,
  tags: [],
  courses: [],
  cuisine: null,
  totalTimeMin: 10,
  prepTimeMin: 5,
  cookTimeMin: 5,
  servings: 2,
  difficulty: 'easy',
  equipment: [],
  diets: [],
  allergens: [],
  mayContain: [],
  hasUnknown: false,
  calories: null,
  isFavorite: false,
  isFeatured: false,
  plate: [],
  origin: 'cookbook',
  isOwn: false,
  sourceUrl: null,
  nutritionPerServing: null,
  ingredients: [],
  steps: [],
  interactiveSteps: [],
};

beforeEach(() => {
  open = 0;
  vi.useFakeTimers();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('SpeechRecognition', FakeRecognition);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** jsdom has no pointer events with a button. */
const pointerDown = (element: Element) =>
  fireEvent(element, new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
const show = () =>
  render(
    <AssistantCard
      situation={{ recipe, steps: [], cooking: null, people: [] }}
      act={() => undefined}
      rate={1}
    />,
  );
const talk = () => screen.getByRole('button', { name: /Hold to talk|Listening/ });
const handsFree = () => screen.getByRole('button', { name: /Hands free|Listening/ });

const NOTHING = 'No speech detected. Please try speaking again.';

describe('the talk button', () => {
  it('says that nothing was heard while it was held', () => {
    show();
    pointerDown(talk());
    vi.advanceTimersByTime(TAP_MS * 10);
    expect(screen.queryByText(NOTHING)).toBeNull();
    act(() => fireEvent.pointerUp(window));
    expect(screen.getByText(NOTHING)).toBeTruthy();
  });

  it('says nothing of the kind after it heard something', () => {
    show();
    pointerDown(talk());
    vi.advanceTimersByTime(TAP_MS * 10);
    const results = [{ isFinal: false, 0: { transcript: 'next' } }];
    act(() => last!.onresult!({ resultIndex: 0, results }));
    act(() => fireEvent.pointerUp(window));
    expect(screen.queryByText(NOTHING)).toBeNull();
  });

  it('says that nothing is heard, hands free', () => {
    show();
    fireEvent.click(handsFree());
    act(() => last!.onerror!({ error: 'no-speech' }));
    expect(screen.getByText(NOTHING)).toBeTruthy();
  });

  it.each([
    ['the pointer', () => pointerDown(talk()), () => fireEvent.pointerUp(window)],
    [
      'the space bar',
      () => fireEvent.keyDown(talk(), { key: ' ' }),
      () => fireEvent.keyUp(talk(), { key: ' ' }),
    ],
  ])('listens as long as it is held with %s', (_, press, release) => {
    show();
    press();
    expect(open).toBe(1);
    vi.advanceTimersByTime(TAP_MS * 10);
    expect(open).toBe(1);
    release();
    expect(open).toBe(0);
    expect(talk().getAttribute('aria-pressed')).toBe('false');
  });

  it('goes on listening after a tap, until the next one', () => {
    show();
    const tap = () => {
      pointerDown(screen.getByRole('button', { name: 'Hold to talk' }));
      vi.advanceTimersByTime(TAP_MS - 1);
      fireEvent.pointerUp(window);
    };
    tap();
    expect(open).toBe(1);
    expect(handsFree().getAttribute('aria-pressed')).toBe('true');
    tap();
    expect(open).toBe(0);
    expect(handsFree().getAttribute('aria-pressed')).toBe('false');
  });

  it('takes Enter for a tap, because it cannot be held', () => {
    show();
    fireEvent.click(talk(), { detail: 0 });
    expect(open).toBe(1);
  });

  it('is not offered on plain http, where the microphone is withheld; the card says why', () => {
    vi.stubGlobal('isSecureContext', false);
    show();
    expect(screen.queryByRole('button', { name: 'Hold to talk' })).toBeNull();
    expect(
      screen.getByText(/Talking doesn’t work here, but typing does\. Browsers allow the microphone/),
    ).toBeTruthy();
  });
});
