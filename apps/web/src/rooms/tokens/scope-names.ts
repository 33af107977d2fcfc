import { type Scope, TOKEN_ROOMS, type TokenRoom } from '@crisper/contract/tokens/scopes';
import { t } from '@lingui/core/macro';
import { inSentence } from '../../lib/i18n/numbers.ts';

export const ROOM_NAMES: Readonly<Record<TokenRoom, string>> = {
  recipes: t`Recipes, collections and favorites`,
  pantry: t`Pantry and staples`,
  plan: t`Meal plan`,
  shopping: t`Shopping list`,
  meals: t`Meals eaten`,
  nutrition: t`Nutrition and goals`,
  products: t`Products and bar codes`,
  scans: t`Scans`,
  household: t`Who eats, and the kitchen’s tools`,
  webhooks: t`Webhooks`,
  calendar: t`Calendar`,
};

/** "May read everything and change: Pantry and staples." */
export function whatItMay(scopes: readonly Scope[]): string {
  const rooms = (change: 'read' | 'write') =>
    scopes.includes(change)
      ? t({ message: 'everything', context: 'May read everything' })
      : TOKEN_ROOMS.filter((room) => scopes.includes(`${room}:${change}`))
          .map((room) => inSentence(ROOM_NAMES[room]))
          .join('; ');
  const [changes, reads] = [rooms('write'), rooms('read')];
  if (!changes) return t`May read ${reads}`;
  if (!reads || scopes.includes('write')) return t`May read and change ${changes}`;
  return t`May read and change ${changes}, and read ${reads}`;
}
