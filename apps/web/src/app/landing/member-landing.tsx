import type { User } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChartPie, Heart, type LucideIcon, ScanLine, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isInFirstWeek } from '../../lib/first-week.ts';
import { homeQuery } from '../../rooms/home/home.queries.ts';
import { isFirstDay } from '../../rooms/home/home-words.ts';
import { FridgeArt } from '../../shared/fridge-art.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { HowItWorks } from './how-it-works.tsx';

interface MemberHeroProps {
  badge?: ReactNode;
  title: string;
  /** For the first day, when there is nothing else to show. */
  text: string;
  children?: ReactNode;
}

/** One line for a member who has a day to show; the way to the first scan for one who has none. */
function MemberHero({ badge, title, text, children }: MemberHeroProps) {
  const { data: home } = useQuery(homeQuery);
  if (!home || !isFirstDay(home))
    return (
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2.5 sm:px-6 md:py-5">
        <h1 className="min-w-0 truncate text-lg leading-normal md:text-3xl">{title}</h1>
        <span className="shrink-0 max-sm:hidden">{badge}</span>
        <Button
          variant="outline"
          asChild
          className="ms-auto shrink-0 max-sm:size-11 max-sm:rounded-full max-sm:p-0"
        >
          <Link to="/scan">
            <ScanLine aria-hidden className="size-5" />
            <span className="max-sm:sr-only">
              <Trans>Start Scanning</Trans>
            </span>
          </Link>
        </Button>
      </div>
    );
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-1 items-center gap-6 px-4 pt-6 pb-6 sm:px-6 md:grid-cols-[1fr_auto] md:pt-10 md:pb-8">
      <div>
        {badge}
        <h1 className="mt-1 page-title wrap-anywhere">{title}</h1>
        <p className="mt-2 max-w-lg text-ink-soft sm:text-lg">{text}</p>
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
          <Button size="lg" asChild>
            <Link to="/scan">
              <ScanLine aria-hidden className="size-5" />
              <Trans>Start Scanning</Trans>
            </Link>
          </Button>
          {children}
        </div>
      </div>
      <div aria-hidden="true" className="hidden w-52 md:block">
        <FridgeArt />
      </div>
    </div>
  );
}

interface MemberLandingProps {
  user: User;
  /** The day at a glance. */
  board: ReactNode;
}

export function FreeLanding({ user, board }: MemberLandingProps) {
  return (
    <>
      <MemberHero
        title={t`Welcome back, ${user.username}!`}
        text={t`Open the fridge, take a photo, and see what tonight could be.`}
      />
      {board}
    </>
  );
}

const CARDS: readonly { to: string; title: string; text: string; icon: LucideIcon }[] = [
  {
    to: '/scan',
    title: t`Unlimited Scanning`,
    text: t`Fridge, pantry, market bag: as often as you like.`,
    icon: ScanLine,
  },
  {
    to: '/nutrition',
    title: t`Nutrition Tracking`,
    text: t`Macros and micronutrients of everything you cook.`,
    icon: ChartPie,
  },
  {
    to: '/favorites',
    title: t`Saved Recipes`,
    text: t`Every plate worth making twice, in one place.`,
    icon: Heart,
  },
  {
    to: '/household',
    title: t`Household`,
    text: t`Diets, allergens and portions for everyone you cook for.`,
    icon: Users,
  },
];

/** What Pro is for and how it works are told in the first week. */
export function ProLanding({ user, board }: MemberLandingProps) {
  const isNew = isInFirstWeek(user);
  return (
    <>
      <MemberHero
        badge={
          <Badge tone="honey">
            <Trans>PRO CHEF</Trans>
          </Badge>
        }
        title={t`Welcome back, Chef ${user.username}!`}
        text={t`No limits today: scan all you have, keep all you like, and see every number.`}
      >
        {isNew && (
          <Button variant="ghost" size="lg" asChild>
            <a href="#how-it-works">
              <Trans>How it Works</Trans>
            </a>
          </Button>
        )}
      </MemberHero>
      {board}
      {isNew && (
        <>
          <nav
            aria-label={t`Pro features`}
            className="mx-auto grid max-w-6xl gap-5 px-4 sm:grid-cols-2 sm:px-6 lg:grid-cols-4"
          >
            {CARDS.map(({ to, title, text, icon: Icon }) => (
              <Link key={to} to={to} className="rounded-card">
                <Card lively className="h-full p-6">
                  <Icon aria-hidden className="size-7 text-honey-ink" />
                  <p className="mt-4 font-display font-semibold text-xl">{title}</p>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </Card>
              </Link>
            ))}
          </nav>
          <HowItWorks />
        </>
      )}
    </>
  );
}
