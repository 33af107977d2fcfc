import { type ExportFormat, exportRecipes } from '@crisper/contract/recipes/recipe-export';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { ApiError, send } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { ownQuery } from './browsing.queries.ts';

const LIMIT_MS = 30 * 60_000;
const FORMATS: { format: ExportFormat; label: string; name: string }[] = [
  { format: 'cooklang', label: t`Cooklang: text files and photos`, name: 'my-recipes-cooklang.zip' },
  { format: 'json-ld', label: t`JSON-LD: as websites have it`, name: 'my-recipes-json-ld.zip' },
  { format: 'paprika', label: t`Paprika: for most other apps`, name: 'my-recipes.paprikarecipes' },
];

/** All own recipes as one file. Not shown to who has none. */
export function DownloadRecipes() {
  const { data } = useInfiniteQuery(ownQuery({ search: '', tag: '', rating: '', collection: '' }));
  const download = useMutation({
    mutationFn: async ({ format, name }: (typeof FORMATS)[number]) => {
      const response = await send(exportRecipes, { query: { format }, timeoutMs: LIMIT_MS });
      saveFile(await response.blob(), name);
    },
    onError: (error) =>
      toast({
        title: t`Not Downloaded`,
        text: (error instanceof ApiError && error.message) || t`Please try again.`,
        tone: 'error',
      }),
  });
  if (!data?.pages[0]?.total) return null;
  return (
    <div className="mt-8 flex justify-center">
      <Menu
        trigger={
          <Button variant="ghost" busy={download.isPending}>
            <Download aria-hidden className="size-5" />
            <Trans>Download all of yours</Trans>
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        {FORMATS.map((one) => (
          <MenuItem key={one.format} onSelect={() => download.mutate(one)}>
            {one.label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
