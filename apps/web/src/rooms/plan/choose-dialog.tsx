import { listRecipes, type RecipeCard } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { timeOf } from '../../shared/minutes.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Select } from '../../ui/select.tsx';

interface ChooseDialogProps {
  /** "Wednesday dinner". */
  where: string;
  onChoose: (recipe: string) => void;
  onClose: () => void;
}

const SHOWN = 8;

/** Any recipe, of the book or one's own, by its name. */
export function ChooseDialog({ where, onChoose, onClose }: ChooseDialogProps) {
  const [text, setText] = useState('');
  const [own, setOwn] = useState(false);
  const { data, isFetching } = useQuery({
    queryKey: ['plan', 'choose', text, own],
    queryFn: ({ signal }) =>
      call(listRecipes, {
        query: { limit: SHOWN, page: 1, ...(text ? { search: text } : {}), ...(own ? { own: 'true' } : {}) },
        signal,
      }),
    placeholderData: (before) => before,
  });
  const recipes: readonly RecipeCard[] = data ? (Array.isArray(data) ? data : data.recipes) : [];
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Choose for ${where}`}>
      <div className="grid gap-4">
        <SearchField
          label={t`Search recipes`}
          placeholder={t`Lasagna, curry, my soup…`}
          value={text}
          onChange={setText}
        />
        <Select
          label={t`Whose recipes`}
          hideLabel
          value={own ? 'own' : 'all'}
          onChange={(event) => setOwn(event.target.value === 'own')}
          options={[
            { value: 'all', label: t`All recipes` },
            { value: 'own', label: t`My recipes` },
          ]}
        />
        <ul aria-label={t`Recipes`} aria-busy={isFetching} className="grid gap-1">
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 py-2 text-start hover:bg-sunken"
                onClick={() => {
                  onChoose(recipe.id);
                  onClose();
                }}
              >
                <span className="font-semibold leading-snug">{recipe.title}</span>
                <span className="shrink-0 text-ink-soft text-sm">{timeOf(recipe.totalTimeMin)}</span>
              </button>
            </li>
          ))}
        </ul>
        {!isFetching && recipes.length === 0 && (
          <p className="text-ink-soft">
            {own ? t`You have no recipe of that name.` : t`No recipe of that name.`}
          </p>
        )}
      </div>
    </Dialog>
  );
}
