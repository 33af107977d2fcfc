import type { AuditEntry } from '@crisper/contract/audit/audit';

export interface EntryGroup {
  /** The newest of them. */
  entry: AuditEntry;
  times: number;
  /** When the oldest of them happened. */
  since: string;
}

/** The same change from the same place several times in a row is one line: fifty guesses must not hide what matters. */
export function groupConsecutive(entries: readonly AuditEntry[]): EntryGroup[] {
  const rows: EntryGroup[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && isAlike(last.entry, entry)) {
      last.times++;
      last.since = entry.at;
    } else rows.push({ entry, times: 1, since: entry.at });
  }
  return rows;
}

function isAlike(a: AuditEntry, b: AuditEntry): boolean {
  return a.action === b.action && a.device === b.device && a.network === b.network && a.detail === b.detail;
}
