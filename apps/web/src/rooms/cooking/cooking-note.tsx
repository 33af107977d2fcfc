import { type CookingNote, keepCookingNote, NOTE_MAX } from '@crisper/contract/cooking';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Camera, NotebookPen, X } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { call } from '../../lib/api.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { noteQuery } from './cooking.queries.ts';
import { Stars, StarsField } from './stars.tsx';

interface CookingNoteFormProps {
  recipe: { id: string };
  /** Makes a file ready to be shown and sent; throws if it is no photo. */
  prepare: (file: File) => Promise<{ dataUrl: string }>;
}

/** Stars, a note and a photo, for oneself: shown on the recipe from then on. */
export function CookingNoteForm({ recipe, prepare }: CookingNoteFormProps) {
  const { data, isPending } = useQuery(noteQuery(recipe.id));
  if (isPending) return null;
  return <Form key={data?.cookedAt ?? ''} before={data ?? null} recipe={recipe} prepare={prepare} />;
}

function Form({ before, recipe, prepare }: CookingNoteFormProps & { before: CookingNote | null }) {
  const queries = useQueryClient();
  const [stars, setStars] = useState(before?.stars ?? null);
  const [note, setNote] = useState(before?.note ?? '');
  const [photo, setPhoto] = useState(before?.photo ?? null);
  const file = useId();
  const keep = useMutation({
    mutationFn: () =>
      call(keepCookingNote, {
        params: { id: recipe.id },
        body: { stars, note, ...(photo !== (before?.photo ?? null) && { photo }) },
      }),
    onSuccess: (kept) => {
      queries.setQueryData(noteQuery(recipe.id).queryKey, kept.note);
      toast({ title: 'Kept', text: 'It’s on the recipe now. Only you can see it.' });
    },
    onError: (error) => toast({ tone: 'error', title: 'Not Saved', text: whyOf(error) }),
  });
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (!chosen) return;
    const ready = await prepare(chosen).catch(() => null);
    if (ready) setPhoto(ready.dataUrl);
    else toast({ tone: 'error', title: 'Not a Photo', text: 'This file cannot be opened. Choose another.' });
  };
  return (
    <Card className="grid gap-4 p-5">
      <h3 className="flex items-center gap-2 text-2xl">
        <NotebookPen aria-hidden className="size-5 text-honey-ink" />
        For next time
      </h3>
      <StarsField value={stars} onChange={setStars} />
      <TextArea
        label="Your note"
        hint="Only you can see it."
        maxLength={NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {photo ? (
        <div className="relative">
          <img src={photo} alt="Your dish" className="max-h-72 w-full rounded-card object-cover" />
          <IconButton
            label="Remove photo"
            onClick={() => setPhoto(null)}
            className="absolute top-2 right-2 rounded-full bg-raised"
          >
            <X />
          </IconButton>
        </div>
      ) : (
        <label
          htmlFor={file}
          className="inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-control border border-line-strong px-5 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-herb"
        >
          <Camera aria-hidden className="size-5" />
          Add a photo
          <input
            id={file}
            type="file"
            accept="image/*"
            onChange={(event) => void choose(event)}
            className="sr-only"
          />
        </label>
      )}
      <FormError>{keep.error ? whyOf(keep.error) : undefined}</FormError>
      <Button
        variant="outline"
        busy={keep.isPending}
        disabled={stars === null && note.trim() === '' && photo === null && before === null}
        onClick={() => keep.mutate()}
      >
        Keep this
      </Button>
    </Card>
  );
}

/** What was kept the last time, on the recipe's page. Nothing while there is nothing. */
export function KeptNote({ recipeId }: { recipeId: string }) {
  const { data: note } = useQuery(noteQuery(recipeId));
  if (!note || (note.stars === null && !note.note && !note.photo)) return null;
  return (
    <Card className="grid gap-3 p-5 sm:p-6 print:hidden">
      <h2 className="text-2xl">Your note</h2>
      {note.stars !== null && <Stars value={note.stars} />}
      {note.note && <p className="whitespace-pre-line text-lg">{note.note}</p>}
      {note.photo && (
        <img src={note.photo} alt="As you cooked it" className="max-h-80 w-full rounded-card object-cover" />
      )}
    </Card>
  );
}
