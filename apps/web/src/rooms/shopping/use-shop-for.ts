import { shopForRecipe } from '@crisper/contract/shopping/shopping';
import { plural, t } from '@lingui/core/macro';
import { perform } from '../../lib/outbox/outbox.ts';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { getSession } from '../../lib/session/session-store.ts';
import { toast } from '../../ui/toast-store.ts';
import { markListed } from './listed-recipes.ts';

export interface ShopTarget {
  id: string;
  title: string;
  servings: number;
  /** What a scan has found, beside the pantry. */
  have: readonly string[];
}

const HAVE_MAX = 200;

/** Puts what a recipe misses on the shopping list, with Undo. It is sent later without a network. */
export function useShopFor(): (target: ShopTarget) => Promise<void> {
  const send = ({ id, title, have }: ShopTarget, servings: number) =>
    perform(shopForRecipe, {
      kind: 'shop',
      title,
      params: { recipe: id },
      body: { servings, have: have.slice(0, HAVE_MAX) },
    });

  const undo = (target: ShopTarget, before: number) => {
    markListed(target.id, before > 0);
    void send(target, before);
    toast({ title: t`Taken Off`, text: t`Your list is as it was before ${target.title}.` });
  };

  return async (target) => {
    if (!getSession()) return openAuth({ tab: 'signup', plan: 'free' });
    markListed(target.id, true);
    const outcome = await send(target, target.servings);
    if (outcome.state === 'refused') return;
    if (outcome.state === 'waiting') {
      if (outcome.signedOut) return openAuth({ tab: 'signin' });
      return toast({
        title: t`Added to Your List`,
        text: t`${target.title}. We’ll send it as soon as Crisper can be reached.`,
        action: { label: t`Undo`, onPress: () => undo(target, 0) },
      });
    }
    const { added, before } = outcome.answer;
    const { title } = target;
    if (added === 0)
      return toast({ title: t`Nothing to Buy`, text: t`You have everything for ${target.title}.` });
    toast({
      title: t`Added to Your List`,
      text: plural(added, { one: `# thing for ${title}.`, other: `# things for ${title}.` }),
      action: { label: t`Undo`, onPress: () => undo(target, before) },
    });
    return undefined;
  };
}
