import type { Insights } from '@crisper/contract/analytics/analytics';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChartNoAxesColumn, Lightbulb, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useConsent } from '../../lib/consent.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { offers } from '../../lib/offers.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { FigureRow } from '../../shared/figure-row.tsx';
import { LoadFailed } from '../../shared/load-failed.tsx';
import { SignInRequired } from '../../shared/sign-in-required.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { insightsQuery } from './analytics.queries.ts';
import { Journey, ScansByDay, TopIngredients } from './charts.tsx';
import { percent, sentences } from './figures.ts';
import { PerformanceTab } from './performance-tab.tsx';
import { sampleInsights } from './sample.ts';
import { SampleMark } from './sample-mark.tsx';

type TabId = 'overview' | 'usage' | 'performance' | 'insights';

/** The figure to be proud of is from the pantry room. */
export function AnalyticsPage({ saved }: { saved: ReactNode }) {
  const signedIn = useSession() !== null;
  const queries = useQueryClient();
  const answer = useQuery({ ...insightsQuery, enabled: signedIn });

  if (!signedIn)
    return (
      <div className="px-4 py-16">
        <SignInRequired icon={ChartNoAxesColumn} title={t`Please log in to view your analytics`}>
          <Trans>Your scans, your ingredients and how quick it all was, for your eyes only.</Trans>
        </SignInRequired>
      </div>
    );
  return (
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-8">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="page-title">
          <Trans>Analytics</Trans>
        </h1>
        <IconButton
          label={t`Refresh`}
          aria-busy={answer.isFetching}
          onClick={() => void queries.invalidateQueries({ queryKey: ['analytics'] })}
        >
          <RefreshCw className={answer.isFetching ? 'animate-spin' : undefined} />
        </IconButton>
      </header>
      <div className="mb-5 empty:hidden">{saved}</div>
      {answer.data && <Known answer={answer.data} />}
      {answer.isPending && (
        <div aria-busy="true" className="grid gap-4">
          <span className="sr-only">
            <Trans>Loading</Trans>
          </span>
          <Skeleton className="h-13 w-full" />
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      )}
      {answer.isError && !answer.data && (
        <LoadFailed of={answer}>
          <Trans>Your figures could not be loaded.</Trans>
        </LoadFailed>
      )}
    </div>
  );
}

function Known({ answer }: { answer: Insights }) {
  const [tab, setTab] = useState<TabId>('overview');
  const sample = answer.empty;
  const insights = sample ? sampleInsights(new Date()) : answer;
  return (
    <>
      {sample && (
        <p
          role="status"
          className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-honey-soft px-4 py-3 text-sm"
        >
          <SampleMark />
          <Trans>
            There’s nothing of yours to count yet, so these figures are made up. Your first scan replaces them
            all.
          </Trans>
        </p>
      )}
      <ConsentNote />
      <Tabs
        label={t`Analytics`}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'overview', label: t`Overview`, content: <Overview insights={insights} sample={sample} /> },
          {
            id: 'usage',
            label: t`Usage Patterns`,
            content: (
              <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
                <TopIngredients insights={insights} sample={sample} />
                <Journey insights={insights} sample={sample} />
              </div>
            ),
          },
          {
            id: 'performance',
            label: t`Performance`,
            content: <PerformanceTab insights={insights} sample={sample} />,
          },
          { id: 'insights', label: t`Insights`, content: <Sentences insights={insights} sample={sample} /> },
        ]}
      />
    </>
  );
}

/** Explains why some figures are missing: scans are always counted for the plan, the rest only with consent. */
function ConsentNote() {
  if (useConsent()?.analytics === true || !offers('measuring')) return null;
  return (
    <p className="mb-5 text-ink-soft">
      <Trans>
        Searches, load times and steps are counted only if you allow it.{' '}
        <Link to="/cookies" className="text-herb-ink underline underline-offset-4">
          Cookie choices
        </Link>
      </Trans>
    </p>
  );
}

function Overview({ insights, sample }: { insights: Insights; sample: boolean }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {sample && (
        <p>
          <SampleMark />
        </p>
      )}
      <FigureRow
        figures={[
          { label: t`Total scans`, value: insights.totalScans.toLocaleString(locales()) },
          {
            label: t`Searches with recipes`,
            value: insights.successfulGenerations.toLocaleString(locales()),
          },
          { label: t`Weeks you came back`, value: percent(insights.retentionRate) },
        ]}
      />
      <ScansByDay insights={insights} sample={sample} />
    </div>
  );
}

function Sentences({ insights, sample }: { insights: Insights; sample: boolean }) {
  const said = sentences(insights);
  if (said.length === 0)
    return (
      <EmptyState icon={Lightbulb} title={t`Not enough to say yet`}>
        <Trans>A few more scans, and something will stand out.</Trans>
      </EmptyState>
    );
  return (
    <Card className="p-5 sm:p-6">
      {sample && <SampleMark />}
      <ul className="grid gap-3">
        {said.map((sentence) => (
          <li key={sentence} className="flex gap-3">
            <Lightbulb aria-hidden className="mt-0.5 size-5 shrink-0 text-honey-ink" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
