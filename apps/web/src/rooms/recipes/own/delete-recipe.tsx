import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ApiError } from '../../../lib/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useDelete } from './own-recipes.queries.ts';

interface DeleteRecipeProps {
  recipe: { id: string; title: string };
  onClose: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Asks first: a deleted recipe is gone. */
export function DeleteRecipe({ recipe, onClose, onDeleted }: DeleteRecipeProps) {
  const deleting = useDelete();
  const remove = async () => {
    try {
      await deleting.mutateAsync(recipe.id);
      onClose();
      toast({ title: t`Recipe Deleted`, text: recipe.title });
      onDeleted?.();
    } catch (error) {
      toast({
        tone: 'error',
        title: t`Delete Failed`,
        text:
          (error instanceof ApiError && error.message) || t`Could not delete the recipe. Please try again.`,
      });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Delete this recipe?`}
      description={t`“${recipe.title}” will be gone for good.`}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          <Trans>Keep it</Trans>
        </Button>
        <Button variant="danger" busy={deleting.isPending} onClick={() => void remove()}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
