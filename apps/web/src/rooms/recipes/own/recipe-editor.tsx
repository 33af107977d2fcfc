import type { OwnRecipe } from '@crisper/contract/recipes/own-recipes';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api.ts';
import { openAuth } from '../../../lib/session/auth-dialog-store.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useSave } from './own-recipes.queries.ts';
import { RecipeForm } from './recipe-form.tsx';
import { errorsByField, type RecipeText, recipeShape } from './recipe-text.ts';

interface RecipeEditorProps {
  /** Null for a new recipe. */
  id: string | null;
  value: RecipeText;
  onChange: (next: RecipeText) => void;
  /** The recipe opens when this is done. */
  onSaved: (id: string) => void | Promise<void>;
  otherwise?: ReactNode;
}

/** The form with saving: on success the recipe opens, on failure the input is kept. */
export function RecipeEditor({ id, value, onChange, onSaved, otherwise }: RecipeEditorProps) {
  const navigate = useNavigate();
  const saving = useSave(id);
  const form = useForm({
    resolver: zodResolver(recipeShape),
    defaultValues: value,
    reValidateMode: 'onSubmit',
  });

  useEffect(() => {
    const watching = form.watch((_, { name }) => {
      // A field that is being corrected stops complaining; the others wait for their turn.
      if (name) form.clearErrors(name);
      onChange(form.getValues());
    });
    return () => watching.unsubscribe();
  }, [form, onChange]);

  const save = async (recipe: OwnRecipe) => {
    try {
      const saved = await saving.mutateAsync(recipe);
      await onSaved(saved.id);
      toast({ title: t`Recipe Saved`, text: t`Only you can see it.` });
      await navigate(`/recipe/${encodeURIComponent(saved.id)}`, { replace: true });
    } catch (error) {
      const known = error instanceof ApiError ? error : null;
      if (known?.code === 'unauthorized') openAuth({ tab: 'signin' });
      const refused = errorsByField(Object.keys(known?.fields ?? {}), form.getValues());
      for (const [name, message] of Object.entries(refused))
        form.setError(name as keyof RecipeText, { message });
      const text =
        known?.message || t`Could not save the recipe. Nothing you wrote is lost. Please try again.`;
      toast({ tone: 'error', title: t`Save Failed`, text });
      if (Object.keys(refused).length === 0) form.setError('root', { message: text });
    }
  };

  return (
    <RecipeForm
      form={form}
      onSave={(recipe) => void save(recipe)}
      saving={saving.isPending}
      otherwise={otherwise}
    />
  );
}
