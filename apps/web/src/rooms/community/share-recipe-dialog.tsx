import { type Discussion, TITLE_MAX } from '@crisper/contract/community';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type SharedRecipe, useShareRecipe } from './community.queries.ts';
import { showError } from './show-error.ts';
import { useFormDraft } from './use-draft.ts';

const EMPTY = {
  title: '',
  description: '',
  ingredients: '',
  instructions: '',
  cookTime: '',
  difficulty: 'Easy',
};
const DIFFICULTIES = ['Easy', 'Medium', 'Hard'].map((name) => ({ value: name, label: name }));

interface ShareRecipeDialogProps {
  userId: string;
  onShared: (discussion: Discussion) => void;
  onClose: () => void;
}

/** Only the title is required: with ingredients and steps it becomes a recipe that others can cook from. */
export function ShareRecipeDialog({ userId, onShared, onClose }: ShareRecipeDialogProps) {
  const [form, change, clear] = useFormDraft(`recipe:${userId}`, EMPTY);
  const [error, setError] = useState<string>();
  const share = useShareRecipe();

  const submit = async () => {
    if (!form.title.trim()) return setError('Give the recipe a title.');
    setError(undefined);
    try {
      const { discussion } = await share.mutateAsync(form as SharedRecipe);
      clear();
      onClose();
      onShared(discussion);
    } catch (failure) {
      showError(failure, 'Failed to share the recipe. Please try again.');
    }
  };

  const field = (name: keyof typeof EMPTY) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title="Share a recipe"
      description="Others can open it, cook from it and save it. Calories and diets are worked out from the ingredients."
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Field label="Title" maxLength={TITLE_MAX} error={error} {...field('title')} />
        <TextArea label="Description" rows={2} maxLength={2000} {...field('description')} />
        <TextArea
          label="Ingredients"
          rows={5}
          maxLength={20_000}
          placeholder={'200 g red lentils\n1 lemon'}
          hint="One a line, with amounts."
          {...field('ingredients')}
        />
        <TextArea
          label="Instructions"
          rows={5}
          maxLength={40_000}
          placeholder="Simmer the lentils for 15 minutes."
          hint="One step a line."
          {...field('instructions')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Cook time" maxLength={60} placeholder="30 minutes" {...field('cookTime')} />
          <Select label="Difficulty" options={DIFFICULTIES} {...field('difficulty')} />
        </div>
        <Button type="submit" variant="accent" size="lg" busy={share.isPending}>
          {share.isPending ? 'Sharing…' : 'Share Recipe'}
        </Button>
      </form>
    </Dialog>
  );
}
