import { DISCUSSION_CATEGORIES, type Discussion } from '@crisper/contract/community/community';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BookOpen, MessageSquarePlus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { CategoryBar } from './category-bar.tsx';
import { type Filters, overviewQuery } from './community.queries.ts';
import { DiscussionDialog } from './discussion-dialog.tsx';
import { DiscussionList } from './discussion-list.tsx';
import { Hero } from './hero.tsx';
import { ShareRecipeDialog } from './share-recipe-dialog.tsx';
import { Sidebar } from './sidebar.tsx';
import { StatTiles } from './stat-tiles.tsx';

const SHARED_MS = 2_000;
const TOPIC_MAX = 30;

type Open = 'create' | 'start' | 'share' | null;

function readFilters(address: URLSearchParams): Filters {
  return {
    category: DISCUSSION_CATEGORIES.find((name) => name === address.get('category')) ?? 'All',
    topic: (address.get('topic') ?? '').trim().toLowerCase().slice(0, TOPIC_MAX),
  };
}

export function CommunityPage() {
  const session = useSession();
  const overview = useQuery(overviewQuery);
  const [address, setAddress] = useSearchParams();
  const [open, setOpen] = useState<Open>(null);
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const filters = readFilters(address);
  const shared = useShared();

  const filter = (next: Partial<Filters>) =>
    setAddress(
      Object.fromEntries(
        Object.entries({ ...filters, ...next }).filter(([, value]) => value !== '' && value !== 'All'),
      ),
      { replace: true, preventScrollReset: true },
    );
  const browse = () => {
    section.current?.scrollIntoView({ behavior: 'smooth' });
    heading.current?.focus({ preventScroll: true });
  };
  const ask = (what: Open) => (session ? setOpen(what) : openAuth({ tab: 'signup', plan: 'free' }));

  return (
    <>
      <Hero joined={overview.data?.joined} onBrowse={browse} />
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-4 sm:px-6 sm:py-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section
          ref={section}
          aria-labelledby="discussions"
          className="grid min-w-0 scroll-mt-24 content-start gap-3"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="discussions" ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
              <Trans>Discussions</Trans>
            </h2>
            <Button onClick={() => ask('create')}>
              <Plus aria-hidden className="size-5" />
              <Trans>New Discussion</Trans>
            </Button>
          </div>
          <CategoryBar value={filters} onChange={filter} />
          <DiscussionList filters={filters} from={address.toString()} onStart={() => ask('create')} />
        </section>
        <aside aria-label={t`More of the community`} className="grid min-w-0 content-start gap-5">
          {!overview.isError && <StatTiles stats={overview.data?.stats} />}
          <Sidebar
            overview={overview.data}
            failed={overview.isError}
            topic={filters.topic}
            onTopic={(topic) => {
              filter({ topic });
              browse();
            }}
          />
          <JoinCard onShare={() => ask('share')} onStart={() => ask('start')} />
        </aside>
      </div>
      {session && (open === 'create' || open === 'start') && (
        <DiscussionDialog
          userId={session.user.id}
          done={open === 'create' ? t`Discussion Created!` : t`Discussion Started!`}
          category={filters.category === 'All' ? 'General' : filters.category}
          onClose={() => setOpen(null)}
        />
      )}
      {session && open === 'share' && (
        <ShareRecipeDialog userId={session.user.id} onShared={shared} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

/** Shows a success toast and opens the scan page after a moment, unless the user navigates first. */
function useShared(): (discussion: Discussion) => void {
  const navigate = useNavigate();
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return ({ id, status }) => {
    toast({
      title: t`Recipe Shared Successfully!`,
      text:
        status === 'held'
          ? t`It has links, so a moderator takes a look before others see it.`
          : t`Everyone can open it now. Next: see what your fridge has in store.`,
      action: { label: t`See It`, onPress: () => void navigate(`/community/${id}`) },
    });
    timer.current = window.setTimeout(() => void navigate('/scan'), SHARED_MS);
  };
}

function JoinCard({ onShare, onStart }: { onShare: () => void; onStart: () => void }) {
  return (
    <Card className="bg-herb-soft p-6">
      <h2 className="text-2xl">
        <Trans>Ready to Join?</Trans>
      </h2>
      <p className="mt-2 text-ink-soft">
        <Trans>One question or one recipe is a good beginning.</Trans>
      </p>
      <div className="mt-5 grid gap-3">
        <Button onClick={onShare}>
          <BookOpen aria-hidden className="size-5" />
          <Trans>Share a Recipe</Trans>
        </Button>
        <Button variant="outline" onClick={onStart}>
          <MessageSquarePlus aria-hidden className="size-5" />
          <Trans>Start Discussion</Trans>
        </Button>
      </div>
    </Card>
  );
}
