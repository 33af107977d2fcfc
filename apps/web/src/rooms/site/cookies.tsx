import type { Feature } from '@crisper/contract/site/site';
import { useState } from 'react';
import { type Consent, NONE, SUGGESTED, saveConsent, useConsent } from '../../lib/consent.ts';
import { offers } from '../../lib/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';

const KINDS: readonly { kind: keyof Consent; label: string; text: string }[] = [
  {
    kind: 'analytics',
    label: 'Analytics',
    text: 'Pages opened, how long a search took, what went wrong. Sent to Crisper only, and only while you are signed in. It feeds your own analytics page.',
  },
  {
    kind: 'preferences',
    label: 'Preferences',
    text: 'Light or dark, cups or grams. Without this they last until you close the page.',
  },
  {
    kind: 'marketing',
    label: 'Marketing',
    text: 'Crisper shows no advertisements and stores nothing of this kind. Should that ever change, this choice holds.',
  },
];

const STORED: readonly { key: string; text: string; feature?: Feature }[] = [
  { key: 'auth_token, auth_user', text: 'Whether you’re signed in, and as whom. Gone when you sign out.' },
  {
    key: 'device_mark',
    text: 'A random number that lets your account recognize this browser, so that strangers guessing your password can’t lock you out. It stays when you sign out, signs nobody in, and is used for nothing else.',
  },
  { key: 'cookie_preferences', text: 'The choice you make here.' },
  { key: 'cooking', text: 'The steps you have done, so that a reload does not lose them.' },
  { key: 'timers', text: 'Timers that run, so that they ring on every page and after a reload.' },
  { key: 'checked:…', text: 'Ingredients you ticked off.' },
  { key: 'referralCode', text: 'The friend who sent you, until you sign up.', feature: 'referrals' },
  { key: 'dismissedTooltips, banner flags', text: 'Hints you’ve dismissed.' },
  { key: 'scanResults, selectedEquipment, scanResultRecipes', text: 'Your last scan, until the tab closes.' },
  { key: 'Drafts', text: 'What you typed and did not send yet.' },
  { key: 'Offline copies', text: 'The app itself and recipes you opened, for cooking offline.' },
];

export function Cookies() {
  const saved = useConsent();
  const [choice, setChoice] = useState<Consent>(saved ?? SUGGESTED);

  const save = (next: Consent) => {
    setChoice(next);
    saveConsent(next);
    toast({ title: 'Preferences saved', text: 'They apply from now on, on this device.' });
  };

  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 md:py-16">
      <h1 className="page-title">Cookies</h1>
      <p className="mt-4 text-lg">
        Crisper sets no tracking cookies. It keeps a few things in your browser’s storage: what is needed to
        work, and what you allow here.
      </p>
      <Card className="mt-8 grid gap-6 p-6">
        <h2 className="text-2xl">Your choice</h2>
        {!saved && <p className="text-ink-soft">Nothing below applies until you save it.</p>}
        <Switch label="Essential" checked disabled>
          Signing in, cooking, drafts, and this choice itself. Always on: without it nothing works.
        </Switch>
        {KINDS.filter(({ kind }) => kind !== 'analytics' || offers('measuring')).map(
          ({ kind, label, text }) => (
            <Switch
              key={kind}
              label={label}
              checked={choice[kind]}
              onChange={(allowed) => setChoice({ ...choice, [kind]: allowed })}
            >
              {text}
            </Switch>
          ),
        )}
        <div className="grid gap-3 sm:flex">
          <Button onClick={() => save(choice)}>Save Preferences</Button>
          <Button variant="outline" onClick={() => save(NONE)}>
            Reject All
          </Button>
        </div>
      </Card>
      <h2 className="mt-12 text-2xl">What is stored, by name</h2>
      <dl className="mt-4 grid gap-4">
        {STORED.filter(({ feature }) => !feature || offers(feature)).map(({ key, text }) => (
          <div key={key} className="border-line border-s-2 ps-4">
            <dt className="break-words font-mono text-sm">{key}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
