import type { AdminAuditEntry } from '@crisper/contract/audit/audit';
import { t } from '@lingui/core/macro';
import { knownDevice } from '../../lib/session/device-name.ts';
import { dayOf } from './action-names.ts';

type Person = Pick<AdminAuditEntry, 'username' | 'userId'>;
type Origin = Pick<AdminAuditEntry, 'device' | 'network'>;

export function personOf({ username, userId }: Person): string {
  return username ?? (userId ? t`Deleted account` : t`Unknown`);
}

/** The browser, where its name is known, and the network. */
export function originOf({ device, network }: Origin): string {
  return [device && knownDevice(device), network].filter(Boolean).join(' · ');
}

/** The entries under the days on which they happened, in their order. */
export function byDay<Entry extends { at: string }>(entries: readonly Entry[]) {
  const days: { day: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}
