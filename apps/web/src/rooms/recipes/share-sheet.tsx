import type { Recipe } from '@crisper/contract/recipes/recipes';
import { t } from '@lingui/core/macro';
import { trackEvent } from '../../lib/analytics-events.ts';
import { siteUrl } from '../../lib/base-path.ts';
import { ShareTiles } from '../../shared/sharing/share-tiles.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ShareSheetProps {
  recipe: Pick<Recipe, 'title' | 'slug'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ShareSheet({ recipe, open, onOpenChange }: ShareSheetProps) {
  const { title, slug } = recipe;
  const told = (target: string) =>
    trackEvent({
      event: 'viral_action',
      properties: {
        action: 'recipe_shared',
        target,
        metadata: { recipeTitle: title.slice(0, 200), slug: slug.slice(0, 200) },
      },
    });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t`Share this recipe`} description={title}>
      <ShareTiles shared={{ title, link: siteUrl(`/recipes/${encodeURIComponent(slug)}`) }} onShared={told} />
    </Dialog>
  );
}
