import type { LimitsOf } from '@crisper/contract/billing/plans';
import {
  addProfile,
  chooseEaters,
  getHousehold,
  getKitchen,
  removeProfile,
  updateKitchen,
  updateProfile,
} from '@crisper/contract/household/household';
import { followHousehold } from '@crisper/contract/household/household-live';
import type { Database } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { streamRoute } from '../../http/stream-route.ts';
import { move } from './household.repository.ts';
import { createHousehold, type HouseholdService } from './household.service.ts';
import { createKitchens, type KitchensService } from './kitchens.service.ts';
import { createLive } from './live.ts';

interface Deps {
  db: Database;
  limitsOf: LimitsOf;
}

interface HouseholdApi extends HouseholdService {
  kitchenOf: KitchensService['of'];
}

export function householdRoom(deps: Deps): RoomParts<HouseholdApi> {
  const household = createHousehold(deps);
  const kitchens = createKitchens(deps.db);
  const live = createLive(deps.db);
  const room: Room = {
    name: 'household',
    shared: { bring: move },
    personal: {
      export: (userId, householdId) => ({
        household: household.exportOf(userId, householdId),
        kitchen: kitchens.exportOf(userId, householdId),
      }),
    },
    routes(app) {
      route(app, getHousehold, ({ user }) => household.view(user));
      route(app, getKitchen, ({ user }) => kitchens.of(user));
      route(app, updateKitchen, ({ user, body }) => kitchens.update(user, body));
      route(app, addProfile, ({ user, body }) => household.add(user, body));
      route(app, chooseEaters, ({ user, body }) => household.chooseEaters(user, body.ids));
      route(app, updateProfile, ({ user, params, body }) => household.update(user, params.id, body));
      route(app, removeProfile, ({ user, params }) => household.remove(user, params.id));
      streamRoute(app, followHousehold, ({ user, send, signal }) => live.watch(user, send, signal), {
        endless: true,
      });
    },
    close: live.close,
  };
  return { room, api: { ...household, kitchenOf: kitchens.of } };
}

export type { HouseholdService } from './household.service.ts';
export { lockHousehold, versionOf } from './households.repository.ts';
export { removeTo as removeInvitationsTo } from './invitations.repository.ts';
// What other rooms may ask, besides the api.
export { signUpInvitations } from './sign-up-invitations.ts';
