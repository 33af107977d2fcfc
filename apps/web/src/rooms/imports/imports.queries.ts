import {
  getImport,
  importReport,
  listImports,
  type RecipeImport,
  startImport,
  undoImport,
} from '@crisper/contract/imports/imports';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';

const LOOK_AGAIN_MS = 1_000;
/** Two hundred megabytes over a slow line. */
const UPLOAD_LIMIT_MS = 30 * 60_000;

export const isRunning = ({ state }: RecipeImport): boolean => state === 'waiting' || state === 'reading';

export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: async ({ signal }) => (await call(listImports, { signal })).imports,
  staleTime: 0,
});

/** Asked again until the file is read. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => call(getImport, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (!state.data || isRunning(state.data.import) ? LOOK_AGAIN_MS : false),
  });

export function useStartImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ file, keepDuplicates }: { file: File; keepDuplicates: boolean }) =>
      call(startImport, {
        query: { name: file.name.slice(0, 200) || 'recipes', duplicates: keepDuplicates ? 'keep' : 'skip' },
        file,
        timeoutMs: UPLOAD_LIMIT_MS,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['imports'], exact: true }),
  });
}

export function useUndoImport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['imports'] });
      void queries.invalidateQueries({ queryKey: ['recipes'] });
    },
  });
}

export async function downloadReport(id: string): Promise<void> {
  const response = await send(importReport, { params: { id } });
  saveFile(await response.blob(), 'import-report.csv');
}
