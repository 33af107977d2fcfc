import { RECIPE_PAGES } from '@crisper/contract/recipes/recipe-pages';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import type { Draft } from './draft-store.ts';
import { FileProblem, pageOf, photosOf, readPages } from './page-files.ts';
import { cachePagePhotos } from './page-photo-cache.ts';

interface PageImportProps {
  onRead: (draft: Draft) => void;
}

const UNREADABLE = t`This could not be read. Check your connection and try again.`;

/** From photos of a page, or a PDF, to a recipe to look through. */
export function PageImport({ onRead }: PageImportProps) {
  const file = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState('');
  const reading = useMutation({
    mutationFn: async (files: readonly File[]) => {
      if (files.length > RECIPE_PAGES)
        throw new FileProblem(t`At most ${RECIPE_PAGES} photos of one recipe.`);
      setWaiting(t`Sending…`);
      const pages: Blob[] = [];
      for (const one of files) pages.push(await pageOf(one));
      const draft = await readPages(pages, (page, of) =>
        setWaiting(of === 1 ? t`Reading the page…` : t`Reading page ${page} of ${of}…`),
      );
      return { ...draft, pagesId: await cachePagePhotos(photosOf(pages)) };
    },
    onSuccess: onRead,
  });
  const error = reading.error;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        <Trans>
          A page of a book or a magazine, a clipping, a screenshot. Lay it flat in good light and let it fill
          the picture; a recipe on several pages may take up to {RECIPE_PAGES} photos, in their order. A PDF
          with text in it works too.
        </Trans>
      </p>
      <input
        ref={file}
        type="file"
        accept="image/*,application/pdf"
        multiple
        aria-label={t`Photos of the page, or a PDF`}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) reading.mutate(files);
        }}
      />
      <Button
        size="lg"
        busy={reading.isPending}
        className="justify-self-start"
        onClick={() => file.current?.click()}
      >
        {!reading.isPending && <Camera aria-hidden className="size-5" />}
        {reading.isPending ? waiting : t`Choose Photos or a PDF`}
      </Button>
      <p role="status" className="sr-only">
        {reading.isPending ? waiting : ''}
      </p>
      {error && (
        <FormError>
          {((error instanceof ApiError || error instanceof FileProblem) && error.message) || UNREADABLE}
        </FormError>
      )}
    </div>
  );
}
