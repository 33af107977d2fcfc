import { Link2, Text } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type Draft, useSource } from './draft-store.ts';
import { type ImportSource, useImport } from './own-recipes.queries.ts';
import { textOfDraft } from './recipe-text.ts';

const UNREADABLE = 'No recipe could be read from that. Check it and try again.';

interface ImportProps {
  userId: string;
  onRead: (draft: Draft) => void;
}

/** Reads a source; a failure is said in the server's words and leaves everything as it was typed. */
function useReading(onRead: ImportProps['onRead']) {
  const reading = useImport();
  const [error, setError] = useState<string>();
  const read = async (source: ImportSource) => {
    setError(undefined);
    try {
      const { draft, unknown, calories } = await reading.mutateAsync(source);
      onRead({ text: textOfDraft(draft), unknown, calories, byHand: false });
    } catch (failure) {
      setError((failure instanceof ApiError && failure.message) || UNREADABLE);
    }
  };
  return { read, error, setError, busy: reading.isPending };
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
        {busy ? waiting : 'Read Recipe'}
      </Button>
      <p role="status" className="sr-only">
        {busy ? waiting : ''}
      </p>
    </>
  );
}

/** "example.com/cake" is what people copy; the scheme is ours to add. */
function withScheme(link: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(link) ? link : `https://${link}`;
}

interface LinkImportProps extends ImportProps {
  /** The other way in, for pages that cannot be read. */
  onPasteInstead: () => void;
}

export function LinkImport({ userId, onRead, onPasteInstead }: LinkImportProps) {
  const [link, setLink] = useSource('link', userId);
  const { read, error, setError, busy } = useReading(onRead);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (link.trim() === '') return setError('Paste a link first');
        void read({ url: withScheme(link.trim()) });
      }}
    >
      <Field
        label="Link to the recipe"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={2000}
        value={link}
        error={error}
        onChange={(event) => setLink(event.target.value)}
        hint="Crisper opens the page, takes the recipe and leaves the rest. You check it before it is saved."
      />
      <ReadButton busy={busy} icon={<Link2 aria-hidden className="size-5" />} waiting="Reading the page…" />
      {error && (
        <p role="alert" className="text-ink-soft">
          Some pages keep readers out.{' '}
          <button
            type="button"
            onClick={onPasteInstead}
            className="min-h-11 font-semibold text-herb-ink underline"
          >
            Paste the text instead
          </button>
        </p>
      )}
    </form>
  );
}

export function TextImport({ userId, onRead }: ImportProps) {
  const [text, setText] = useSource('text', userId);
  const { read, error, setError, busy } = useReading(onRead);
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return setError('Paste the recipe first');
        void read({ text });
      }}
    >
      <TextArea
        label="The recipe as text"
        rows={10}
        maxLength={200_000}
        placeholder={'Plum cake\n\nIngredients\n500 g plums\n…'}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
        hint="A name, the ingredients, the steps: in any order people usually write them."
      />
      <ReadButton busy={busy} icon={<Text aria-hidden className="size-5" />} waiting="Reading your text…" />
    </form>
  );
}
