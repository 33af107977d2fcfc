// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Field } from './field.tsx';
import { Toaster } from './toast.tsx';
import { currentToast, dismissOldToast, dismissToast, TOAST_MS, toast } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  const left = currentToast();
  if (left) dismissToast(left.id);
  cleanup();
  vi.useRealTimers();
});

function show(title: string): void {
  act(() => toast({ title, text: `${title} text` }));
}

function shown(title: string): boolean {
  return screen.queryAllByText(title).length > 0;
}

describe('toasts', () => {
  it('come one at a time', () => {
    render(<Toaster />);
    show('First');
    show('Second');
    expect(shown('First')).toBe(false);
    expect(shown('Second')).toBe(true);
  });

  it('leave after five seconds', () => {
    render(<Toaster />);
    show('Hello');
    act(() => vi.advanceTimersByTime(TOAST_MS - 100));
    expect(shown('Hello')).toBe(true);
    act(() => vi.advanceTimersByTime(200));
    expect(currentToast()).toBeNull();
  });

  it('are only heard where the screen shows it already', () => {
    render(<Toaster />);
    act(() => toast({ title: 'Ingredient Added', quiet: true }));
    expect(screen.getByText('Ingredient Added').closest('li')?.className).toBe('sr-only');
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it('stay behind with the page they are about', () => {
    render(<Toaster />);
    show('Just now');
    act(dismissOldToast);
    expect(shown('Just now')).toBe(true);
    act(() => vi.advanceTimersByTime(1_000));
    act(dismissOldToast);
    expect(shown('Just now')).toBe(false);
  });

  it('leave by their button', () => {
    render(<Toaster />);
    show('Hello');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(currentToast()).toBeNull();
  });

  it('take the focus with F8', () => {
    render(<Toaster />);
    show('Hello');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region', { name: /F8/ }).contains(document.activeElement)).toBe(true);
  });

  it('offer one thing to do', () => {
    const onPress = vi.fn();
    render(<Toaster />);
    act(() => toast({ title: 'Daily Limit Reached', tone: 'error', action: { label: 'Upgrade', onPress } }));
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(currentToast()).toBeNull();
  });

  it('are not taken away by the end of an older one', () => {
    toast({ title: 'Old' });
    const old = currentToast()!.id;
    toast({ title: 'New' });
    dismissToast(old);
    expect(currentToast()?.title).toBe('New');
  });

  it('stay when Escape closes the dialog that has the focus', () => {
    const closed = vi.fn();
    render(
      <>
        <Dialog open onOpenChange={closed} title="Amount">
          <Field label="Pieces" />
        </Dialog>
        <Toaster />
      </>,
    );
    show('Kept');
    fireEvent.keyDown(screen.getByLabelText('Pieces'), { key: 'Escape' });
    expect(closed).toHaveBeenCalledExactlyOnceWith(false);
    expect(shown('Kept')).toBe(true);
  });

  it('leave on Escape when no dialog is open', () => {
    render(<Toaster />);
    show('Bye');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(currentToast()).toBeNull();
  });
});
