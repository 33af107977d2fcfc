import type { CommunityOverview } from '@crisper/contract/community/community-overview';
import { BookOpen, type LucideIcon, MessageCircle, MessagesSquare, Users } from 'lucide-react';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const TILES: readonly { name: keyof CommunityOverview['stats']; label: string; icon: LucideIcon }[] = [
  { name: 'members', label: 'Members', icon: Users },
  { name: 'discussions', label: 'Discussions', icon: MessagesSquare },
  { name: 'replies', label: 'Replies', icon: MessageCircle },
  { name: 'recipes', label: 'Recipes shared', icon: BookOpen },
];

/** Live figures; a dash if they could not be loaded. */
export function StatTiles({
  stats,
  failed,
}: {
  stats: CommunityOverview['stats'] | undefined;
  failed: boolean;
}) {
  return (
    <dl className="grid grid-cols-2 gap-3">
      {TILES.map(({ name, label, icon: Icon }) => (
        <Card key={name} className="flex flex-col p-4 sm:p-5">
          <dt className="flex items-center gap-2 text-ink-soft text-sm">
            <Icon aria-hidden className="size-4.5 text-herb-ink" />
            {label}
          </dt>
          <dd className="mt-1 font-display font-semibold text-3xl tabular-nums">
            {stats ? stats[name].toLocaleString('en') : failed ? '–' : <Skeleton className="h-9 w-16" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
