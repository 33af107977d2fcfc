import { MAX_IMPORT_BYTES } from '@crisper/contract/imports/imports';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { useSharedFiles } from '../../shared/use-shared-files.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { FileDrop } from './file-drop.tsx';
import { ImportCard } from './import-card.tsx';
import { importsQuery, useStartImport } from './imports.queries.ts';

const TOO_LARGE = t`A file may be at most 200 MB. Please export fewer recipes at a time.`;
const PAGE = t`That is a photo or a PDF of a page. Please add it from the Photo tab instead.`;
const LOST = t`The file did not arrive. Please try again.`;

const isPage = ({ type }: File): boolean => type === 'application/pdf' || type.startsWith('image/');

export function BringAlong() {
  const [keepDuplicates, setKeepDuplicates] = useState(false);
  const [problem, setProblem] = useState<string>();
  const start = useStartImport();
  const { data: imports = [] } = useQuery(importsQuery);

  const bring = async (files: readonly File[]) => {
    setProblem(undefined);
    for (const file of files) {
      if (isPage(file)) return setProblem(PAGE);
      if (file.size > MAX_IMPORT_BYTES) return setProblem(TOO_LARGE);
      try {
        await start.mutateAsync({ file, keepDuplicates });
      } catch (error) {
        return setProblem((error instanceof ApiError && error.message) || LOST);
      }
    }
  };
  useSharedFiles(bring);

  return (
    <div className="grid max-w-3xl gap-6">
      <Card className="grid gap-5 p-5 sm:p-8">
        <FileDrop label={t`Choose a file`} busy={start.isPending} onFiles={bring} />
        <FormError>{problem}</FormError>
        <Checkbox checked={keepDuplicates} onChange={setKeepDuplicates}>
          <Trans>Also add recipes I already have</Trans>
        </Checkbox>
        <p className="text-ink-soft">
          <Trans>
            From Paprika, Mealie, Tandoor, Nextcloud Cookbook, RecipeSage, Mela, Crouton, Recipe Keeper,
            CopyMeThat, Plan to Eat, MyRecipeBox, Cook’n, Meal-Master, MasterCook, KitchenOwl, Cookmate,
            Chowdown, Cooklang, or any page with a recipe in it. Crisper finds out which one it is. Up to 200
            MB.
          </Trans>
        </p>
        <p className="text-ink-soft">
          <Trans>
            A photo or a PDF of a page is read on the{' '}
            <Link to="/recipes/new?from=page" className="font-semibold text-herb-ink underline">
              Photo tab
            </Link>
            .
          </Trans>
        </p>
      </Card>
      {imports.map(({ id }) => (
        <ImportCard key={id} id={id} />
      ))}
    </div>
  );
}
