import type { CommunityEvent, CommunityOverview } from '@crisper/contract/community/community-overview';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CalendarDays, Hash, Repeat, ThumbsUp, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { locales } from '../../lib/i18n/i18n.ts';
import { useInBrowser } from '../../lib/in-browser.ts';
import { useNow } from '../../lib/now.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Initial } from './author-line.tsx';

interface PanelProps {
  icon: typeof Hash;
  title: string;
  children: ReactNode;
}

function Panel({ icon: Icon, title, children }: PanelProps) {
  return (
    <Card className="p-5">
      <h2 className="flex items-center gap-2 text-xl">
        <Icon aria-hidden className="size-5 text-herb-ink" />
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </Card>
  );
}

function Members({ members }: Pick<CommunityOverview, 'members'>) {
  return (
    <Panel icon={Trophy} title={t`Featured Members`}>
      {members.length === 0 ? (
        <p className="text-ink-soft text-sm">
          <Trans>The cooks whose posts get the most likes in 30 days show up here. It could be you.</Trans>
        </p>
      ) : (
        <ol className="grid gap-3">
          {members.map((member) => (
            <li key={member.username} className="flex items-center gap-3">
              <Initial name={member.username} />
              <div className="min-w-0">
                <p className="truncate font-semibold">{member.username}</p>
                <p className="flex items-center gap-1.5 text-ink-soft text-sm tabular-nums">
                  <ThumbsUp aria-hidden className="size-3.5" />
                  {plural(member.likes, { one: '# like this month', other: '# likes this month' })} ·{' '}
                  {plural(member.posts, { one: '# post', other: '# posts' })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

interface TopicsProps extends Pick<CommunityOverview, 'topics'> {
  topic: string;
  onTopic: (topic: string) => void;
}

function Topics({ topics, topic: chosen, onTopic }: TopicsProps) {
  if (topics.length === 0) return null;
  return (
    <Panel icon={Hash} title={t`Popular Topics`}>
      <div className="flex flex-wrap gap-2">
        {topics.map(({ topic, count }) => (
          <Chip
            key={topic}
            selected={topic === chosen}
            onToggle={() => onTopic(topic === chosen ? '' : topic)}
          >
            <span>
              #{topic} <span className="text-ink-soft tabular-nums">{count}</span>
            </span>
          </Chip>
        ))}
      </div>
    </Panel>
  );
}

/** The reader's time zone, or a labeled UTC until it is known. */
function clocks(timeZone: 'UTC' | undefined) {
  const zone = timeZone && { timeZone };
  return {
    day: new Intl.DateTimeFormat(locales(), { weekday: 'short', month: 'short', day: 'numeric', ...zone }),
    time: new Intl.DateTimeFormat(locales(), {
      hour: 'numeric',
      minute: '2-digit',
      ...(zone && { ...zone, timeZoneName: 'short' }),
    }),
  };
}
const local = clocks(undefined);
const universal = clocks('UTC');

function When({ startsAt, endsAt }: CommunityEvent) {
  const now = useNow();
  const { day, time } = useInBrowser(() => local, universal);
  const words =
    Date.parse(startsAt) <= now
      ? t`On now, until ${time.format(new Date(endsAt))}`
      : `${day.format(new Date(startsAt))}, ${time.format(new Date(startsAt))}`;
  return <time dateTime={startsAt}>{words}</time>;
}

function Events({ events }: Pick<CommunityOverview, 'events'>) {
  if (events.length === 0) return null;
  return (
    <Panel icon={CalendarDays} title={t`Upcoming Events`}>
      <ul className="grid gap-4">
        {events.map((event) => (
          <li key={event.id} className="relative">
            <p className="font-semibold">
              {event.discussionId ? (
                <Link
                  to={`/community/${event.discussionId}`}
                  className="after:absolute after:-inset-2 after:rounded-control hover:underline"
                >
                  {event.title}
                </Link>
              ) : (
                event.title
              )}
            </p>
            <p className="mt-0.5 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
              <When {...event} />
              {event.weekly && (
                <Badge>
                  <Repeat aria-hidden className="size-3" />
                  <Trans>weekly</Trans>
                </Badge>
              )}
            </p>
            {event.description && (
              <p className="mt-1 text-ink-soft text-sm wrap-anywhere">{event.description}</p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface SidebarProps {
  overview: CommunityOverview | undefined;
  failed: boolean;
  topic: string;
  onTopic: (topic: string) => void;
}

export function Sidebar({ overview, failed, topic, onTopic }: SidebarProps) {
  if (!overview) return failed ? null : <Skeleton className="h-72 rounded-card" />;
  return (
    <div className="grid content-start gap-5">
      <Events events={overview.events} />
      <Topics topics={overview.topics} topic={topic} onTopic={onTopic} />
      <Members members={overview.members} />
    </div>
  );
}
