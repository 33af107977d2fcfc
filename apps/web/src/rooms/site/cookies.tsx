import type { Feature } from '@crisper/contract/site/site';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    label: t`Analytics`,
    text: t`Pages opened, how long a search took, what went wrong. Sent to Crisper only, and only while you are signed in. It feeds your own analytics page.`,
  },
  {
    kind: 'preferences',
    label: t`Preferences`,
    text: t`Light or dark, cups or grams. Without this they last until you close the page.`,
  },
  {
    kind: 'marketing',
    label: t`Marketing`,
    text: t`Crisper shows no advertisements and stores nothing of this kind. Should that ever change, this choice holds.`,
  },
];

const STORED: readonly { key: string; text: string; feature?: Feature }[] = [
  { key: 'auth_token, auth_user', text: t`Whether you’re signed in, and as whom. Gone when you sign out.` },
  {
    key: 'device_mark',
    text: t`A random number that lets your account recognize this browser, so that strangers guessing your password can’t lock you out. It stays when you sign out, signs nobody in, and is used for nothing else.`,
  },
  { key: 'cookie_preferences', text: t`The choice you make here.` },
  { key: 'cooking', text: t`The steps you have done, so that a reload does not lose them.` },
  { key: 'timers', text: t`Timers that run, so that they ring on every page and after a reload.` },
  { key: 'checked:…', text: t`Ingredients you ticked off.` },
  { key: 'referralCode', text: t`The friend who sent you, until you sign up.`, feature: 'referrals' },
  { key: t`dismissedTooltips, banner flags`, text: t`Hints you’ve dismissed.` },
  {
    key: 'scanResults, selectedEquipment, scanResultRecipes',
    text: t`Your last scan, until the tab closes.`,
  },
  { key: t`Drafts`, text: t`What you typed and did not send yet.` },
  { key: t`Offline copies`, text: t`The app itself and recipes you opened, for cooking offline.` },
];

export function Cookies() {
  const saved = useConsent();
  const [choice, setChoice] = useState<Consent>(saved ?? SUGGESTED);

  const save = (next: Consent) => {
    setChoice(next);
    saveConsent(next);
    toast({ title: t`Preferences saved`, text: t`They apply from now on, on this device.` });
  };

  return (
    <div className="mx-auto max-w-3xl px-4 py-12 sm:px-6 md:py-16">
      <h1 className="page-title">
        <Trans>Cookies</Trans>
      </h1>
      <p className="mt-4 text-lg">
        <Trans>
          Crisper sets no tracking cookies. It keeps a few things in your browser’s storage: what is needed to
          work, and what you allow here.
        </Trans>
      </p>
      <Card className="mt-8 grid gap-6 p-6">
        <h2 className="text-2xl">
          <Trans>Your choice</Trans>
        </h2>
        {!saved && (
          <p className="text-ink-soft">
            <Trans>Nothing below applies until you save it.</Trans>
          </p>
        )}
        <Switch label={t`Essential`} checked disabled>
          <Trans>
            Signing in, cooking, drafts, and this choice itself. Always on: without it nothing works.
          </Trans>
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
          <Button onClick={() => save(choice)}>
            <Trans>Save Preferences</Trans>
          </Button>
          <Button variant="outline" onClick={() => save(NONE)}>
            <Trans>Reject All</Trans>
          </Button>
        </div>
      </Card>
      <h2 className="mt-12 text-2xl">
        <Trans>What is stored, by name</Trans>
      </h2>
      <dl className="mt-4 grid gap-4">
        {STORED.filter(({ feature }) => !feature || offers(feature)).map(({ key, text }) => (
          <div key={key} className="border-line border-s-2 ps-4">
            <dt translate="no" className="break-words font-mono text-sm">
              {key}
            </dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
