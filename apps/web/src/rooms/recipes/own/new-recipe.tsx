import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLocation, useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { type Draft, forgetSources, useDraft } from './draft-store.ts';
import { LinkImport, TextImport } from './import-forms.tsx';
import { PageImport } from './page-import.tsx';
import { clearPagePhotos } from './page-photo-cache.ts';
import { PageReview } from './page-review.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { EMPTY_TEXT } from './recipe-text.ts';
import { ReviewNotes } from './review-notes.tsx';

const ENTRY_METHODS = ['link', 'text', 'page', 'write'] as const;
type EntryMethod = (typeof ENTRY_METHODS)[number];

/** What a bookmark or another app handed over. */
export interface ImportedDraft {
  link?: string;
  text?: string;
}

function Head({ title, children }: { title: string; children: string }) {
  return (
    <header className="mb-7">
      <h1 className="page-title">{title}</h1>
      <p className="mt-3 text-ink-soft text-lg">{children}</p>
    </header>
  );
}

/** Import, review, save; or write by hand, which is the review of an empty recipe. */
export function NewRecipe({ userId }: { userId: string }) {
  const [draft, setDraft] = useDraft(userId);
  const [address, setAddress] = useSearchParams();
  const brought = (useLocation().state as { brought?: ImportedDraft } | null)?.brought;
  const way = ENTRY_METHODS.find((one) => one === address.get('from')) ?? 'link';
  const choose = (next: EntryMethod) =>
    setAddress({ from: next }, { replace: true, preventScrollReset: true });

  const review = (read: Draft) => {
    setDraft(read);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  const discard = (unsaved: Draft) => {
    setDraft(null);
    toast({
      title: t`Draft discarded`,
      text: unsaved.text.title || t`A recipe without a name`,
      action: { label: t`Undo`, onPress: () => setDraft(unsaved) },
    });
  };

  const saved = () => {
    forgetSources(userId);
    void clearPagePhotos();
    setDraft(null);
  };
  const startOver = draft && (
    <Button variant="ghost" size="lg" onClick={() => discard(draft)}>
      <Trans>Start over</Trans>
    </Button>
  );

  if (draft?.fromPage)
    return (
      <PageReview
        draft={draft}
        onChange={(text) => setDraft({ ...draft, text })}
        onSaved={saved}
        otherwise={startOver}
      />
    );

  if (draft)
    return (
      <>
        {draft.byHand ? (
          <Head title={t`Write your recipe`}>{t`What you write is kept in this tab until you save it.`}</Head>
        ) : (
          <Head title={t`Check before saving`}>
            {t`Read it over and fix anything that’s off. Only you’ll see this recipe.`}
          </Head>
        )}
        {!draft.byHand && <ReviewNotes draft={draft} />}
        <Card className="mt-5 p-5 sm:p-8">
          <RecipeEditor
            id={null}
            value={draft.text}
            onChange={(text) => setDraft({ ...draft, text })}
            onSaved={saved}
            otherwise={startOver}
          />
        </Card>
      </>
    );

  return (
    <>
      <Head title={t`Add your own recipe`}>
        {t`Bring one from a link, a note, a page of a book, or your head. It stays yours alone.`}
      </Head>
      <Card className="p-5 sm:p-8">
        <Tabs
          label={t`Where the recipe comes from`}
          value={way}
          onChange={choose}
          tabs={[
            {
              id: 'link',
              label: t`Link`,
              content: (
                <LinkImport
                  userId={userId}
                  brought={brought?.link}
                  onRead={review}
                  onPasteInstead={() => choose('text')}
                />
              ),
            },
            {
              id: 'text',
              label: t`Text`,
              content: <TextImport userId={userId} brought={brought?.text} onRead={review} />,
            },
            {
              id: 'page',
              label: t`Photo`,
              content: <PageImport onRead={review} />,
            },
            {
              id: 'write',
              label: t`By hand`,
              content: (
                <div className="grid justify-items-start gap-4">
                  <p className="text-ink-soft">
                    <Trans>
                      A name, the ingredients, the steps. Calories, diets and timers are worked out for you.
                    </Trans>
                  </p>
                  <Button
                    size="lg"
                    onClick={() => review({ text: EMPTY_TEXT, unknown: [], calories: null, byHand: true })}
                  >
                    <Trans>Start Writing</Trans>
                  </Button>
                </div>
              ),
            },
          ]}
        />
      </Card>
    </>
  );
}
