import { confirmStatusMails, endStatusMails, systemStatus } from '@crisper/contract/status/status';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';

export type SystemStatus = z.output<typeof systemStatus.response>;

const EVERY_MS = 60_000;

export const STATUS_KEY = ['status'] as const;

export function useSystemStatus() {
  return useQuery({
    queryKey: STATUS_KEY,
    queryFn: ({ signal }) => call(systemStatus, { signal }),
    staleTime: 0,
    refetchInterval: EVERY_MS,
  });
}

/** Returns the text for a toast. */
export async function followMailLink(link: { confirm: string } | { end: string }): Promise<string> {
  if ('confirm' in link) {
    await call(confirmStatusMails, { body: { token: link.confirm } });
    return t`You’ll hear from us when something breaks`;
  }
  await call(endStatusMails, { body: { token: link.end } });
  return t`No more status emails`;
}
