import type { FaqEntry } from '@crisper/contract/site/faq';
import type { Feature } from '@crisper/contract/site/site';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, LifeBuoy, type LucideIcon, Mail, MessagesSquare, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { offers } from '../../lib/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { findEntries } from './find-entries.ts';
import { faqQuery } from './site.queries.ts';

const QUICK: readonly { to: string; title: string; text: string; icon: LucideIcon; feature?: Feature }[] = [
  { to: '/tutorials', title: t`Tutorials`, text: t`Six short guides with pictures`, icon: BookOpen },
  { to: '/contact', title: t`Contact Support`, text: t`A person answers within 24 hours`, icon: Mail },
  {
    to: '/community',
    title: t`Community`,
    text: t`Ask other cooks`,
    icon: MessagesSquare,
    feature: 'community',
  },
  { to: '/contact', title: t`Report a problem`, text: t`Tell us what broke`, icon: LifeBuoy },
];

export function Help() {
  const [asked, setAsked] = useState('');
  const { data: entries, isError, refetch } = useQuery(faqQuery);
  const found = entries && findEntries(entries, asked);

  return (
    <div className="mx-auto max-w-4xl px-4 py-12 sm:px-6 md:py-16">
      <h1 className="page-title">
        <Trans>Help Center</Trans>
      </h1>
      <p className="mt-3 text-ink-soft text-lg">
        {offers('plans')
          ? t`What would you like to know? Search for a word, or open a question below: scanning, recipes, plans and your account.`
          : t`What would you like to know? Search for a word, or open a question below: scanning, recipes, and your account.`}
      </p>
      <div className="mt-6">
        <SearchField
          label={t`Search the questions`}
          placeholder={offers('plans') ? t`Refund, allergens, offline …` : t`Photos, allergens, offline …`}
          value={asked}
          onChange={setAsked}
        />
      </div>
      <QuickLinks />
      {isError && (
        <div className="mt-10 grid justify-items-start gap-3">
          <p>
            <Trans>The answers could not be loaded just now.</Trans>
          </p>
          <Button variant="outline" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!found && !isError && <Skeleton className="mt-10 h-96 w-full" />}
      <p role="status" className="sr-only">
        {asked && found ? plural(found.length, { one: '# answer found', other: '# answers found' }) : ''}
      </p>
      {found && found.length === 0 && <NothingFound onClear={() => setAsked('')} />}
      {found && found.length > 0 && <Answers entries={found} open={asked !== '' && found.length <= 3} />}
    </div>
  );
}

function QuickLinks() {
  return (
    <nav aria-label={t`Quick links`} className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {QUICK.filter(({ feature }) => !feature || offers(feature)).map(({ to, title, text, icon: Icon }) => (
        <Link key={title} to={to} className="rounded-card">
          <Card lively className="h-full p-5">
            <Icon aria-hidden className="size-6 text-herb-ink" />
            <p className="mt-3 font-semibold">{title}</p>
            <p className="text-ink-soft text-sm">{text}</p>
          </Card>
        </Link>
      ))}
    </nav>
  );
}

function Answers({ entries, open }: { entries: readonly FaqEntry[]; open: boolean }) {
  const categories = [...new Set(entries.map(({ category }) => category))];
  return categories.map((category) => {
    const own = entries.filter((entry) => entry.category === category);
    return (
      <section key={category} className="mt-10">
        <h2 className="text-2xl">{category}</h2>
        <div className="mt-4 divide-y divide-line rounded-card border border-line bg-surface">
          {own.map((entry) => (
            <details key={`${entry.question} ${open}`} open={open} className="group px-5">
              <summary className="flex min-h-13 cursor-pointer items-center py-2 font-semibold">
                {entry.question}
              </summary>
              <p className="pb-5 text-ink-soft">{entry.answer}</p>
            </details>
          ))}
        </div>
      </section>
    );
  });
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={t`No answers found`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onClear}>
            <Trans>Clear Search</Trans>
          </Button>
          <Button variant="outline" asChild>
            <Link to="/contact">
              <Trans>Contact Support</Trans>
            </Link>
          </Button>
        </div>
      }
    >
      <Trans>Try another word, or ask us.</Trans>
    </EmptyState>
  );
}
