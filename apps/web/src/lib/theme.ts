import { useSyncExternalStore } from 'react';
import { mayRemember } from './consent.ts';

type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

function systemTheme(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function theme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemTheme().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void): () => void {
  const system = systemTheme();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}

function toggleTheme(): void {
  const next = theme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  if (mayRemember(KEY)) localStorage.setItem(KEY, next);
  for (const listener of listeners) listener();
}

/** The theme in force, and a switch to the other one, which is remembered. */
export function useTheme(): [Theme, () => void] {
  return [useSyncExternalStore(subscribe, theme, () => 'light'), toggleTheme];
}
