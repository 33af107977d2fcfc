import { Trans } from '@lingui/react/macro';
import { ArrowLeft, NotebookPen } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '../../../lib/session/session-store.ts';
import { SignInRequired } from '../../../shared/sign-in-required.tsx';
import { Button } from '../../../ui/button.tsx';
import { EditRecipe } from './edit-recipe.tsx';
import { NewRecipe } from './new-recipe.tsx';

function Guest() {
  return (
    <SignInRequired icon={NotebookPen}>
      <Trans>Your own recipes are private, so Crisper needs to know whose they are.</Trans>
    </SignInRequired>
  );
}

export function OwnRecipesPage() {
  const session = useSession();
  const [address] = useSearchParams();
  const edited = address.get('edit');
  return (
    <div className="mx-auto max-w-3xl px-4 py-6 sm:px-6 lg:has-data-wide:max-w-6xl">
      <Button variant="ghost" asChild className="-ms-4 mb-2">
        <Link to="/recipes">
          <ArrowLeft aria-hidden className="size-5" />
          <Trans>Back to Recipes</Trans>
        </Link>
      </Button>
      {!session && <Guest />}
      {session && edited && <EditRecipe key={edited} id={edited} />}
      {session && !edited && <NewRecipe key={session.user.id} userId={session.user.id} />}
    </div>
  );
}
