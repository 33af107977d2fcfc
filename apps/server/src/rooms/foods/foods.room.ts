import { suggestFoods } from '@crisper/contract/foods/foods';
import { suggestFoods as suggest } from '@crisper/kitchen/foods/suggest';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';

/** The larder changes only with a new version of the program. */
const FRESH = 'public, max-age=3600';

export function foodsRoom(): RoomParts {
  const room: Room = {
    name: 'foods',
    routes(app) {
      route(app, suggestFoods, ({ query, reply }) => {
        reply.header('cache-control', FRESH);
        const foods = suggest(query.search, query.limit);
        return { foods: foods.map(({ id, name, emoji }) => ({ id, name, emoji })) };
      });
    },
  };
  return { room };
}
