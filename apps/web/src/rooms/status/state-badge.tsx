import type { ServiceStatus } from '@crisper/contract/status/status';
import { Badge } from '../../ui/badge.tsx';
import { STATES } from './status-labels.ts';

const TONES = {
  operational: 'herb',
  degraded: 'honey',
  outage: 'tomato',
  maintenance: 'plain',
  unknown: 'plain',
} as const;

export function StateBadge({ state }: { state: ServiceStatus['state'] }) {
  return <Badge tone={TONES[state]}>{STATES[state]}</Badge>;
}
