import type { CommunityOverview } from '@crisper/contract/community/community-overview';
import { t } from '@lingui/core/macro';
import { BookOpen, type LucideIcon, MessageCircle, MessagesSquare, Users } from 'lucide-react';
import { locales } from '../../lib/i18n/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const TILES: readonly { name: keyof CommunityOverview['stats']; label: string; icon: LucideIcon }[] = [
  { name: 'members', label: t`Members`, icon: Users },
  { name: 'discussions', label: t`Discussions`, icon: MessagesSquare },
  { name: 'replies', label: t`Replies`, icon: MessageCircle },
  { name: 'recipes', label: t`Recipes shared`, icon: BookOpen },
];

/** Live figures; what there is none of yet is left out. */
export function StatTiles({ stats }: { stats: CommunityOverview['stats'] | undefined }) {
  const shown = TILES.filter(({ name }) => !stats || stats[name] > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 gap-3">
      {shown.map(({ name, label, icon: Icon }) => (
        <Card key={name} className="flex flex-col px-4 py-3">
          <dt className="flex items-center gap-2 text-ink-soft text-sm">
            <Icon aria-hidden className="size-4.5 text-herb-ink" />
            {label}
          </dt>
          <dd className="font-display font-semibold text-2xl tabular-nums">
            {stats ? stats[name].toLocaleString(locales()) : <Skeleton className="h-8 w-16" />}
          </dd>
        </Card>
      ))}
    </dl>
  );
}
