import { useEffect } from 'react';
import { create } from 'zustand';
import { localStore } from './browser-storage.ts';
import { mayRemember } from './consent.ts';

type Theme = 'light' | 'dark';

const KEY = 'theme';

function systemTheme(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

function theme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return systemTheme().matches ? 'dark' : 'light';
}

/** Light on the server; the browser sets the real theme after hydration. */
const useCurrent = create<Theme>()(() => 'light');

const refresh = () => useCurrent.setState(theme());
if (typeof window !== 'undefined' && 'matchMedia' in window) refresh();

function toggleTheme(): void {
  const next = theme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  if (mayRemember(KEY)) localStore.setItem(KEY, next);
  refresh();
}

/** The current theme, and a function that switches it and stores the choice. */
export function useTheme(): [Theme, () => void] {
  useEffect(() => {
    const system = systemTheme();
    system.addEventListener('change', refresh);
    return () => system.removeEventListener('change', refresh);
  }, []);
  return [useCurrent(), toggleTheme];
}
