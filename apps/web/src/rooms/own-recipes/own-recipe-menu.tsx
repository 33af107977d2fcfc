import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useDelete } from './own-recipes.queries.ts';

export interface OwnRecipeMenuProps {
  recipe: { id: string; title: string };
  onDeleted?: () => void;
}

/** The actions of a recipe's owner. */
export function OwnRecipeMenu({ recipe, onDeleted }: OwnRecipeMenuProps) {
  const [asking, setAsking] = useState(false);
  const deleting = useDelete();

  const remove = async () => {
    try {
      await deleting.mutateAsync(recipe.id);
      setAsking(false);
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
    <>
      <Menu
        trigger={
          <IconButton
            label={`Options for ${recipe.title}`}
            title="Options"
            className="rounded-full bg-raised/90 shadow-soft backdrop-blur-sm hover:bg-raised"
          >
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuItem asChild>
          <Link to={`/recipes/new?edit=${encodeURIComponent(recipe.id)}`}>
            <Pencil aria-hidden />
            Edit
          </Link>
        </MenuItem>
        <MenuItem tone="danger" onSelect={() => setAsking(true)}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </Menu>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this recipe?"
        description={`“${recipe.title}” will be gone for good.`}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={() => setAsking(false)}>
            Keep it
          </Button>
          <Button variant="danger" busy={deleting.isPending} onClick={() => void remove()}>
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  );
}
