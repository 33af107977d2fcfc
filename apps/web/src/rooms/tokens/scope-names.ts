import { type Scope, TOKEN_ROOMS, type TokenRoom } from '@crisper/contract/tokens/scopes';

export const ROOM_NAMES: Readonly<Record<TokenRoom, string>> = {
  recipes: 'Recipes, collections and favorites',
  pantry: 'Pantry and staples',
  plan: 'Meal plan',
  shopping: 'Shopping list',
  meals: 'Meals eaten',
  nutrition: 'Nutrition and goals',
  products: 'Products and bar codes',
  scans: 'Scans',
  household: 'Who eats, and the kitchen’s tools',
};

/** "May read everything and change: Pantry and staples." */
export function whatItMay(scopes: readonly Scope[]): string {
  const rooms = (change: 'read' | 'write') =>
    scopes.includes(change)
      ? 'everything'
      : TOKEN_ROOMS.filter((room) => scopes.includes(`${room}:${change}`))
          .map((room) => ROOM_NAMES[room].toLowerCase())
          .join('; ');
  const [changes, reads] = [rooms('write'), rooms('read')];
  const parts = [
    changes && `read and change ${changes}`,
    reads && changes !== 'everything' && `read ${reads}`,
  ];
  return `May ${parts.filter(Boolean).join(', and ')}`;
}
