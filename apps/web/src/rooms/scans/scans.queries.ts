import { answerScan, correctScan, listScans, type ScanAnswer } from '@crisper/contract/scans/scans';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useConnection } from '../../lib/connection.ts';
import { isAway } from '../../lib/kept/away.ts';

const HISTORY = 6;

export const lastScans = queryOptions({
  queryKey: ['scans', 'last'],
  queryFn: ({ signal }) => call(listScans, { query: { limit: HISTORY }, signal }),
});

/** Scans left today; null when unlimited, undefined until the server has said. */
export const useScansLeft = (): number | null | undefined => useQuery(lastScans).data?.scansLeft;

/** True while no scan can be made, as far as the page knows. */
export function useScansAway(): boolean {
  const { error } = useQuery(lastScans);
  return useConnection((one) => one.offline) || isAway(error);
}

/** Shows what a scan left at once; the list follows. */
export function tellScansLeft(queries: QueryClient, scansLeft: number | null): void {
  queries.setQueryData(lastScans.queryKey, (before) => before && { ...before, scansLeft });
  void queries.invalidateQueries(lastScans);
}

/** The stored lists are other ones now; they load again when they are next shown. */
function announceCorrected(queries: QueryClient): void {
  for (const queryKey of [['scans'], ['home']])
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** In the background: a failure does not affect the user. */
export function useSendCorrections() {
  const queries = useQueryClient();
  return useMutation({
    onSuccess: () => announceCorrected(queries),
    mutationFn: ({ id, ...body }: { id: string; removed: string[]; added: string[] }) =>
      call(correctScan, { params: { id }, body }),
  });
}

/** In the background, one after the other, so that nothing overtakes what was said before it. */
export function useSendAnswer() {
  const queries = useQueryClient();
  return useMutation({
    onSuccess: () => announceCorrected(queries),
    scope: { id: 'scan-answers' },
    mutationFn: ({ scanId, answer }: { scanId: string; answer: ScanAnswer }) =>
      call(answerScan, { params: { id: scanId }, body: { answers: [answer] } }),
  });
}
