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
      toast({ title: 'Recipe Deleted', text: recipe.title });
      onDeleted?.();
    } catch (error) {
      toast({
        tone: 'error',
        title: 'Delete Failed',
        text:
          (error instanceof ApiError && error.message) || 'Could not delete the recipe. Please try again.',
      });
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete this recipe?"
      description={`“${recipe.title}” will be gone for good.`}
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={deleting.isPending} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </Dialog>
  );
}
