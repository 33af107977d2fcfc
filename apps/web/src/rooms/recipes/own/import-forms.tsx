import { importRecipe } from '@crisper/contract/recipes/own-recipes';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link2, Text } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { ApiError } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { Bookmarklet } from './bookmarklet.tsx';
import { type Draft, keepSource, sourceOf } from './draft-store.ts';
import { type ImportSource, useImport } from './own-recipes.queries.ts';
import { textOfDraft } from './recipe-text.ts';

const { url, text } = importRecipe.body!.shape;
const LINK = z.object({ url: url.unwrap().min(1, t`Paste a link first`).transform(withScheme) });
const TEXT = z.object({
  text: text.unwrap().refine((pasted) => pasted.trim() !== '', t`Paste the recipe first`),
});

const UNREADABLE = t`No recipe could be read from that. Check it and try again.`;

interface ImportProps {
  userId: string;
  /** Handed over by a bookmark or another app. */
  brought: string | undefined;
  onRead: (draft: Draft) => void;
}

/** Imports a source. Returns the error message if that fails; the input is kept. */
function useReading(onRead: ImportProps['onRead']) {
  const reading = useImport();
  const read = async (source: ImportSource): Promise<string | undefined> => {
    try {
      const { draft, unknown, calories } = await reading.mutateAsync(source);
      onRead({ text: textOfDraft(draft), unknown, calories, byHand: false });
      return undefined;
    } catch (failure) {
      return (failure instanceof ApiError && failure.message) || UNREADABLE;
    }
  };
  return { read, busy: reading.isPending };
}

interface ReadButtonProps {
  busy: boolean;
  icon: ReactNode;
  waiting: string;
}

function ReadButton({ busy, icon, waiting }: ReadButtonProps) {
  return (
    <>
      <Button type="submit" size="lg" busy={busy} className="justify-self-start">
        {!busy && icon}
        {busy ? waiting : t`Read Recipe`}
      </Button>
      <p role="status" className="sr-only">
        {busy ? waiting : ''}
      </p>
    </>
  );
}

/** Adds the scheme, because people paste "example.com/cake". */
function withScheme(link: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;
}

interface LinkImportProps extends ImportProps {
  /** Switches to the other form, for pages that cannot be read. */
  onPasteInstead: () => void;
}

export function LinkImport({ userId, brought, onRead, onPasteInstead }: LinkImportProps) {
  const { read, busy } = useReading(onRead);
  const form = useForm({
    resolver: zodResolver(LINK),
    defaultValues: { url: brought ?? sourceOf('link', userId) },
    reValidateMode: 'onSubmit',
  });
  const error = form.formState.errors.url?.message;
  const submit = form.handleSubmit(async (source) => {
    const message = await read(source);
    if (message) form.setError('url', { message });
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <Field
        label={t`Link to the recipe`}
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={t`https://`}
        maxLength={2000}
        error={error}
        hint={t`Crisper opens the page, takes the recipe and leaves the rest. You check it before it is saved.`}
        {...form.register('url', { onChange: ({ target }) => keepSource('link', userId, target.value) })}
      />
      <ReadButton
        busy={busy}
        icon={<Link2 aria-hidden className="size-5" />}
        waiting={t`Reading the page…`}
      />
      {error && (
        <p role="alert" className="text-ink-soft">
          <Trans>Some pages can’t be read.</Trans>{' '}
          <button
            type="button"
            onClick={onPasteInstead}
            className="min-h-11 font-semibold text-herb-ink underline"
          >
            <Trans>Paste the text instead</Trans>
          </button>
        </p>
      )}
      <Bookmarklet />
    </form>
  );
}

export function TextImport({ userId, brought, onRead }: ImportProps) {
  const { read, busy } = useReading(onRead);
  const form = useForm({
    resolver: zodResolver(TEXT),
    defaultValues: { text: brought ?? sourceOf('text', userId) },
    reValidateMode: 'onSubmit',
  });
  const submit = form.handleSubmit(async (source) => {
    const message = await read(source);
    if (message) form.setError('text', { message });
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextArea
        label={t`The recipe as text`}
        rows={10}
        maxLength={200_000}
        placeholder={t`Plum cake

Ingredients
500 g plums
…`}
        error={form.formState.errors.text?.message}
        hint={t`Name, ingredients and steps, in whatever order they come.`}
        {...form.register('text', { onChange: ({ target }) => keepSource('text', userId, target.value) })}
      />
      <ReadButton
        busy={busy}
        icon={<Text aria-hidden className="size-5" />}
        waiting={t`Reading your text…`}
      />
    </form>
  );
}
