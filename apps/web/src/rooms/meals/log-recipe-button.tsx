import { Check } from 'lucide-react';
import { useState } from 'react';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { getSession } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { useMealActions } from './use-meal-actions.ts';

/** Logs one serving of the cooked recipe, only once. */
export function LogRecipeButton({ recipeId, title }: { recipeId: string; title: string }) {
  const [logged, setLogged] = useState(false);
  const actions = useMealActions();

  const log = async () => {
    if (!getSession()) return openAuth({ tab: 'signup', plan: 'free' });
    if (await actions.logRecipe(recipeId, title)) setLogged(true);
  };

  return (
    <Button variant="accent" busy={actions.busy} disabled={logged} onClick={() => void log()}>
      {logged && <Check aria-hidden className="size-5" />}
      {logged ? 'Logged' : 'Log this meal'}
    </Button>
  );
}
