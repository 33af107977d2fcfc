import { localStore, storageChanged, useStored } from './browser-storage.ts';

/** The optional categories that a visitor can allow. */
export interface Consent {
  analytics: boolean;
  preferences: boolean;
  marketing: boolean;
}

const KEY = 'cookie_preferences';
/** Stored only while preferences are allowed; all other keys are essential. */
const PREFERENCE_KEYS: readonly string[] = ['theme'];

export const ALL: Consent = { analytics: true, preferences: true, marketing: true };
export const NONE: Consent = { analytics: false, preferences: false, marketing: false };
/** The initial position of the switches. Has no effect until saved. */
export const SUGGESTED: Consent = { analytics: true, preferences: true, marketing: false };

let lastText: string | null = null;
let lastChoice: Consent | null = null;

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

/** The choice made on this device; null if there is none yet. */
export function consent(): Consent | null {
  const text = localStore.getItem(KEY);
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
  localStore.setItem(KEY, JSON.stringify(choice));
  if (!choice.preferences) for (const key of PREFERENCE_KEYS) localStore.removeItem(key);
  storageChanged();
}

/** Whether a preference may be stored: yes until the person refuses, because they asked for it by setting it. */
export function mayRemember(key: string): boolean {
  return !PREFERENCE_KEYS.includes(key) || consent()?.preferences !== false;
}

export function useConsent(): Consent | null {
  return useStored(consent, null);
}
