import { suggestFoods } from '@crisper/contract/foods/foods';
import { foodName } from '@crisper/kitchen/foods/food-name';
import { suggestFoods as suggest } from '@crisper/kitchen/foods/suggest';
import { varyBy } from '../../http/request-language.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { currentLanguage } from '../../language.ts';

/** The larder changes only with a new version of the program. */
const FRESH = 'public, max-age=3600';

export function foodsRoom(): RoomParts {
  const room: Room = {
    name: 'foods',
    routes(app) {
      route(app, suggestFoods, ({ query, reply }) => {
        reply.header('cache-control', FRESH);
        varyBy(reply, 'accept-language');
        const language = currentLanguage();
        const foods = suggest(query.search, query.limit, language);
        return { foods: foods.map(({ id, emoji }) => ({ id, name: foodName(id, language), emoji })) };
      });
    },
  };
  return { room };
}
