import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, ListChecks, ScanLine, UtensilsCrossed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { offers } from '../../lib/offers.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { Button } from '../../ui/button.tsx';

const POINTS = [
  { icon: ScanLine, text: t`One photo of the shelf, the drawer or the shopping bag` },
  { icon: ListChecks, text: t`Every ingredient by name, and how sure we are` },
  { icon: UtensilsCrossed, text: t`Recipes you can cook right now, with steps and calories` },
];

/** Shown to visitors in place of the scanner. `art` is the drawing beside it. */
export function ScanPitch({ art }: { art: ReactNode }) {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-10 sm:px-6 md:grid-cols-[1.2fr_1fr] md:py-20">
      <div>
        <h1 className="text-4xl sm:text-6xl">
          <Trans>Let your fridge pick dinner</Trans>
        </h1>
        <p className="mt-4 max-w-lg text-ink-soft text-lg">
          {offers('plans')
            ? t`Sign up free, take a photo, and see what tonight could be. Photos are never stored.`
            : t`Sign up, take a photo, and see what tonight could be. Photos are never stored.`}
        </p>
        <ul className="mt-7 grid gap-4">
          {POINTS.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-full bg-herb-soft text-herb-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              {text}
            </li>
          ))}
        </ul>
        <div className="mt-9 grid gap-3 sm:flex sm:flex-wrap">
          <Button size="lg" onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
            <Trans>Get Started</Trans>
          </Button>
          <Button variant="outline" size="lg" onClick={() => openAuth({ tab: 'signin' })}>
            <Trans>Sign In</Trans>
          </Button>
          <Button variant="ghost" size="lg" asChild>
            <Link to="/recipes">
              <Trans>Just Browse Recipes</Trans>
            </Link>
          </Button>
        </div>
        {offers('plans') && (
          <p className="mt-5 flex items-center gap-2 text-ink-soft text-sm">
            <Check aria-hidden className="size-4 text-herb" strokeWidth={3} />
            <Trans>No card needed</Trans>
          </p>
        )}
      </div>
      <div aria-hidden="true" className="mx-auto w-full max-w-xs md:max-w-sm">
        {art}
      </div>
    </section>
  );
}
