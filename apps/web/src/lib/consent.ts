import { storageChanged, useStored } from './browser-storage.ts';

/** What a visitor may allow beyond the essential. */
export interface Consent {
  analytics: boolean;
  preferences: boolean;
  marketing: boolean;
}

const KEY = 'cookie_preferences';
/** Kept in the browser only while preferences are allowed; everything else here is essential to what was asked for. */
const PREFERENCE_KEYS: readonly string[] = ['theme', 'measures'];

export const ALL: Consent = { analytics: true, preferences: true, marketing: true };
export const NONE: Consent = { analytics: false, preferences: false, marketing: false };
/** How the switches stand before the first choice. Nothing follows from them until they are saved. */
export const SUGGESTED: Consent = { analytics: true, preferences: true, marketing: false };

let lastText: string | null = null;
let lastChoice: Consent | null = null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): Consent | null {
  if (!text) return null;
  try {
    const value = JSON.parse(text) as Partial<Record<keyof Consent, unknown>> | null;
    if (!value) return null;
    return {
      analytics: value.analytics === true,
      preferences: value.preferences === true,
      marketing: value.marketing === true,
    };
  } catch {
    return null;
  }
}

/** The choice made on this device; null before there is one. */
export function consent(): Consent | null {
  const text = stored();
  if (text !== lastText) {
    lastText = text;
    lastChoice = parse(text);
  }
  return lastChoice;
}

export function hasConsent(kind: keyof Consent): boolean {
  return consent()?.[kind] === true;
}

export function saveConsent(choice: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
    if (!choice.preferences) for (const key of PREFERENCE_KEYS) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is nowhere to keep a choice, and nothing is allowed without one.
  }
  storageChanged();
}

/** Whether something the person set may outlive this visit. Refusing ends it; before any choice it is what they asked for. */
export function mayRemember(key: string): boolean {
  return !PREFERENCE_KEYS.includes(key) || consent()?.preferences !== false;
}

export function useConsent(): Consent | null {
  return useStored(consent, null);
}
