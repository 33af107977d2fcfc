// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore, sessionStore } from './browser-storage.ts';

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe.each([
  ['localStorage', localStore],
  ['sessionStorage', sessionStore],
] as const)('%s', (name, store) => {
  it('is the browser’s where the browser allows it', () => {
    store.setItem('theme', 'dark');
    expect(window[name].getItem('theme')).toBe('dark');
    expect(store.getItem('theme')).toBe('dark');
    store.removeItem('theme');
    expect(window[name].getItem('theme')).toBeNull();
  });

  it('is memory where even reading the property throws', () => {
    const refused = vi.spyOn(window, name, 'get').mockImplementation(refuse);
    expect(store.getItem('theme')).toBeNull();
    store.setItem('theme', 'dark');
    expect(store.getItem('theme')).toBe('dark');
    store.removeItem('theme');
    expect(store.getItem('theme')).toBeNull();
    expect(refused).toHaveBeenCalled();
  });

  it('is memory where writing throws, as when it is full; then the new value hides the stored one', () => {
    store.setItem('theme', 'light');
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    store.setItem('theme', 'dark');
    expect(store.getItem('theme')).toBe('dark');
    refused.mockRestore();
    store.setItem('theme', 'light');
    expect(window[name].getItem('theme')).toBe('light');
    expect(store.getItem('theme')).toBe('light');
  });
});
