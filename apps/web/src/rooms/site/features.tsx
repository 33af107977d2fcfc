import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  BarChart3,
  BookHeart,
  CalendarDays,
  Camera,
  Download,
  Headset,
  Infinity as InfinityIcon,
  type LucideIcon,
  Mic,
  Salad,
  Timer,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { offers } from '../../lib/offers.ts';
import { dollars, usePlans } from '../../lib/plans.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CookingPicture, ResultPicture, ScanPicture } from './pictures.tsx';

interface Feature {
  title: string;
  text: string;
  icon: LucideIcon;
}

const CORE: readonly Feature[] = [
  {
    title: t`It sees your fridge`,
    text: t`Our own detector and label reader name what’s in the photo. No cloud, no key, and the photo is never stored.`,
    icon: Camera,
  },
  {
    title: t`It knows what you can cook`,
    text: t`Recipes are ranked by what you have. Swaps are named, and what spoils first is used first.`,
    icon: Salad,
  },
  {
    title: t`It cooks with you`,
    text: t`One step at a time, several timers at once, answers by voice, and it keeps going when the network doesn’t.`,
    icon: Mic,
  },
  {
    title: t`It shows its work`,
    text: t`Every figure is computed from USDA tables and can be traced to its ingredient, with an honest range.`,
    icon: BarChart3,
  },
];

const ACTION: readonly { title: string; text: string; picture: ReactNode }[] = [
  {
    title: t`One photo, one list`,
    text: t`Tap away what isn’t there and add what it missed. When it isn’t sure, it asks.`,
    picture: <ScanPicture />,
  },
  {
    title: t`100% means: cook it now`,
    text: t`The badge says how much of a recipe is already in your kitchen, and the card says what is missing.`,
    picture: <ResultPicture />,
  },
  {
    title: t`Wet hands welcome`,
    text: t`Big type, big buttons, a screen that stays awake, and timers that are right even after your phone slept.`,
    picture: <CookingPicture />,
  },
];

const PRO: readonly Feature[] = [
  {
    title: t`Unlimited scans and results`,
    text: t`Every shelf, every day, every recipe that fits.`,
    icon: InfinityIcon,
  },
  {
    title: t`Every recipe you love`,
    text: t`Save as many as you like and find them again in a moment.`,
    icon: BookHeart,
  },
  {
    title: t`Macros and meal timing`,
    text: t`Protein, carbs, fat and nutrients of every recipe; weekly averages, streaks, and when you eat what.`,
    icon: Timer,
  },
  {
    title: t`A week in one click`,
    text: t`Four meals a day that meet your targets, with a shopping list by aisle.`,
    icon: CalendarDays,
  },
  {
    title: t`Household profiles`,
    text: t`Diets, allergens and portions of the people you cook for.`,
    icon: Users,
  },
];

/** What Pro adds; where nothing is sold everybody has it. */
const more = (): readonly Feature[] => [
  ...PRO,
  offers('plans')
    ? {
        title: t`Health export and priority support`,
        text: t`CSV, JSON and FHIR for your records, and your messages first in line.`,
        icon: Download,
      }
    : { title: t`Health export`, text: t`CSV, JSON and FHIR for your records.`, icon: Download },
];

export function Features() {
  const { data: plans } = usePlans();
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-16">
      <h1 className="max-w-3xl text-4xl sm:text-6xl">
        <Trans>From the open door to the plate</Trans>
      </h1>
      <p className="mt-4 max-w-2xl text-ink-soft text-lg">
        <Trans>Crisper looks, suggests, guides and counts. Here is what each of these means.</Trans>
      </p>
      <FeatureGrid features={CORE} columns="sm:grid-cols-2 lg:grid-cols-4" />
      <h2 className="mt-20 text-3xl sm:text-4xl">
        <Trans>See it in action</Trans>
      </h2>
      <div className="mt-8 grid gap-10 md:grid-cols-3">
        {ACTION.map(({ title, text, picture }) => (
          <figure key={title}>
            {picture}
            <figcaption className="mt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </figcaption>
          </figure>
        ))}
      </div>
      <h2 className="mt-20 text-3xl sm:text-4xl">{offers('plans') ? t`What Pro adds` : t`And more`}</h2>
      {plans?.pro.prices && (
        <p className="mt-3 text-ink-soft text-lg">
          <Trans>
            {dollars(plans.pro.prices.month)} a month or {dollars(plans.pro.prices.year)} a year, with a 7-day
            money-back guarantee.
          </Trans>
        </p>
      )}
      <FeatureGrid features={more()} columns="sm:grid-cols-2 lg:grid-cols-3" />
      <Calls />
    </div>
  );
}

function FeatureGrid({ features, columns }: { features: readonly Feature[]; columns: string }) {
  return (
    <ul className={`mt-8 grid gap-5 ${columns}`}>
      {features.map(({ title, text, icon: Icon }) => (
        <li key={title}>
          <Card className="h-full p-6">
            <Icon aria-hidden className="size-7 text-herb-ink" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Calls() {
  const signedIn = useSession() !== null;
  return (
    <section className="mt-20 rounded-panel bg-herb px-6 py-14 text-center text-on-herb">
      <Headset aria-hidden className="mx-auto size-8" />
      <h2 className="mt-4 text-3xl sm:text-4xl">
        <Trans>Hungry already?</Trans>
      </h2>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {signedIn ? (
          <Button variant="honey" size="lg" asChild>
            <Link to="/scan">
              <Trans>Scan your fridge</Trans>
            </Link>
          </Button>
        ) : (
          <>
            <Button variant="honey" size="lg" onClick={() => openAuth({ tab: 'signup', plan: 'free' })}>
              {offers('plans') ? t`Start Free` : t`Sign Up`}
            </Button>
            {offers('plans') && (
              <Button variant="outline" size="lg" onClick={() => openAuth({ tab: 'signup', plan: 'pro' })}>
                <Trans>Go Pro</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
