import { type Discussion, shareRecipe, TITLE_MAX } from '@crisper/contract/community/community';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { useForm } from 'react-hook-form';
import { ConfirmEmail } from '../../shared/confirm-email.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { type SharedRecipe, useShareRecipe } from './community.queries.ts';
import { showError } from './show-error.ts';
import { readFormDraft, useKeepDraft } from './use-draft.ts';

const EMPTY = {
  title: '',
  description: '',
  ingredients: '',
  instructions: '',
  cookTime: '',
  difficulty: 'Easy' as SharedRecipe['difficulty'] & string,
};
const DIFFICULTIES = [
  { value: 'Easy', label: t`Easy` },
  { value: 'Medium', label: t`Medium` },
  { value: 'Hard', label: t({ message: 'Hard', comment: 'to cook' }) },
];

interface ShareRecipeDialogProps {
  userId: string;
  onShared: (discussion: Discussion) => void;
  onClose: () => void;
}

/** Only the title is required; with ingredients and steps it becomes a recipe that others can cook. */
export function ShareRecipeDialog({ userId, onShared, onClose }: ShareRecipeDialogProps) {
  const draft = `recipe:${userId}`;
  const form = useForm({
    resolver: zodResolver(shareRecipe.body!),
    defaultValues: readFormDraft(draft, EMPTY),
  });
  const forget = useKeepDraft(form, draft);
  const share = useShareRecipe();

  const { errors } = form.formState;

  const submit = form.handleSubmit(async (recipe) => {
    try {
      const { discussion } = await share.mutateAsync(recipe);
      forget();
      onClose();
      onShared(discussion);
    } catch (failure) {
      showError(failure, t`Failed to share the recipe. Please try again.`, form);
    }
  });

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t`Share a recipe`}
      description={t`Others can open it, cook from it and save it. Calories and diets are worked out from the ingredients.`}
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <ConfirmEmail>{t`to share a recipe`}</ConfirmEmail>
        <Field
          label={t`Title`}
          required
          maxLength={TITLE_MAX}
          error={errors.title?.message}
          {...form.register('title')}
        />
        <TextArea
          label={t`Description`}
          rows={2}
          maxLength={2000}
          error={errors.description?.message}
          {...form.register('description')}
        />
        <TextArea
          label={t`Ingredients`}
          rows={5}
          maxLength={20_000}
          placeholder={t`200 g red lentils
1 lemon`}
          hint={t`One per line, with amounts.`}
          error={errors.ingredients?.message}
          {...form.register('ingredients')}
        />
        <TextArea
          label={t`Instructions`}
          rows={5}
          maxLength={40_000}
          placeholder={t`Simmer the lentils for 15 minutes.`}
          hint={t`One step per line.`}
          error={errors.instructions?.message}
          {...form.register('instructions')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t`Cook time`}
            maxLength={60}
            placeholder={t`30 minutes`}
            error={errors.cookTime?.message}
            {...form.register('cookTime')}
          />
          <Select label={t`Difficulty`} options={DIFFICULTIES} {...form.register('difficulty')} />
        </div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" size="lg" disabled={form.watch('title').trim() === ''} busy={share.isPending}>
          {share.isPending ? t`Sharing…` : t`Share Recipe`}
        </Button>
      </form>
    </Dialog>
  );
}
