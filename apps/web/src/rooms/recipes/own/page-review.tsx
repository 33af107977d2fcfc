import { addRecipePhoto } from '@crisper/contract/recipes/recipe-marks';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DoubtfulList } from './doubtful-list.tsx';
import type { Draft } from './draft-store.ts';
import { cachedPagePhotos } from './page-photo-cache.ts';
import { PagePhotos } from './page-photos.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import type { RecipeText } from './recipe-text.ts';
import { ReviewNotes } from './review-notes.tsx';

interface PageReviewProps {
  draft: Draft;
  onChange: (text: RecipeText) => void;
  onSaved: () => void;
  otherwise: ReactNode;
}

const PHOTO_LIMIT_MS = 60_000;

/** The page and what was read from it, side by side; on a phone the page stays above the text. */
export function PageReview({ draft, onChange, onSaved, otherwise }: PageReviewProps) {
  const form = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly Blob[]>([]);
  useEffect(() => {
    let left = false;
    void cachedPagePhotos(draft.pagesId ?? '').then((kept) => {
      if (!left) setPages(kept);
    });
    return () => {
      left = true;
    };
  }, [draft.pagesId]);
  const [keepsPages, setKeepsPages] = useState(false);
  const saved = async (id: string) => {
    if (keepsPages) await addPhotos(id, pages);
    onSaved();
  };
  return (
    <div data-wide>
      <header className="mb-7">
        <h1 className="page-title">
          <Trans>Check before saving</Trans>
        </h1>
        <p className="mt-3 text-ink-soft text-lg">
          <Trans>Compare it with the page and fix anything that’s off. Only you’ll see this recipe.</Trans>
        </p>
      </header>
      <div className={pages.length > 0 ? 'grid gap-5 lg:grid-cols-2' : 'grid gap-5'}>
        {pages.length > 0 && <PagePhotos pages={pages} />}
        <div ref={form} className="grid min-w-0 content-start gap-5">
          <DoubtfulList doubtful={draft.doubtful ?? []} text={draft.text} form={form} />
          <ReviewNotes draft={draft} />
          <Card className="p-5 sm:p-8">
            <RecipeEditor
              id={null}
              value={draft.text}
              onChange={onChange}
              onSaved={saved}
              otherwise={
                <>
                  {otherwise}
                  {pages.length > 0 && (
                    <Checkbox checked={keepsPages} onChange={setKeepsPages}>
                      {pages.length === 1
                        ? t`Keep the photo with the recipe`
                        : t`Keep the photos with the recipe`}
                    </Checkbox>
                  )}
                </>
              }
            />
          </Card>
        </div>
      </div>
    </div>
  );
}

/** The recipe is saved already, so that a photo that fails is no reason to stay. */
async function addPhotos(id: string, pages: readonly Blob[]): Promise<void> {
  try {
    for (const photo of pages)
      await call(addRecipePhoto, { params: { id }, body: { photo }, timeoutMs: PHOTO_LIMIT_MS });
  } catch {
    toast({
      tone: 'error',
      title: t`Photo Not Kept`,
      text: t`The recipe is saved, but its photo is not. You can add it on the recipe’s page.`,
    });
  }
}
