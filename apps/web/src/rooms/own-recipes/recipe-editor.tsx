import type { OwnRecipe } from '@crisper/contract/own-recipes';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { useSave } from './own-recipes.queries.ts';
import { RecipeForm } from './recipe-form.tsx';
import { errorsByField, type RecipeErrors, type RecipeText } from './recipe-text.ts';

interface RecipeEditorProps {
  /** Null for a new recipe. */
  id: string | null;
  value: RecipeText;
  onChange: (next: RecipeText) => void;
  onSaved: () => void;
  otherwise?: ReactNode;
}

/** The form with its saving: on success the recipe opens, on a failure all that was typed stays. */
export function RecipeEditor({ id, value, onChange, onSaved, otherwise }: RecipeEditorProps) {
  const navigate = useNavigate();
  const saving = useSave(id);
  const [refused, setRefused] = useState<RecipeErrors>({});

  const save = async (recipe: OwnRecipe) => {
    setRefused({});
    try {
      const saved = await saving.mutateAsync(recipe);
      onSaved();
      toast({ title: 'Recipe Saved', text: 'Only you can see it.' });
      await navigate(`/recipe/${encodeURIComponent(saved.id)}`, { replace: true });
    } catch (error) {
      const known = error instanceof ApiError ? error : null;
      if (known?.code === 'unauthorized') openAuth({ tab: 'signin' });
      setRefused(errorsByField(Object.keys(known?.fields ?? {}), value));
      toast({
        tone: 'error',
        title: 'Save Failed',
        text: known?.message || 'Could not save the recipe. Nothing you wrote is lost. Please try again.',
      });
    }
  };

  return (
    <RecipeForm
      value={value}
      onChange={(next) => {
        setRefused({});
        onChange(next);
      }}
      onSave={(recipe) => void save(recipe)}
      saving={saving.isPending}
      refused={refused}
      otherwise={otherwise}
    />
  );
}
