import {
  addProfile,
  chooseEaters,
  getHousehold,
  removeProfile,
  updateProfile,
} from '@crisper/contract/household';
import type { LimitsOf } from '@crisper/contract/plans';
import type { Database } from '../../db/client.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { createHousehold, type HouseholdService } from './household.service.ts';

interface Deps {
  db: Database;
  limitsOf: LimitsOf;
}

export function householdRoom(deps: Deps): RoomParts<HouseholdService> {
  const household = createHousehold(deps);
  const room: Room = {
    name: 'household',
    personal: { export: (userId) => ({ household: household.exportOf(userId) }) },
    routes(app) {
      route(app, getHousehold, ({ user }) => household.view(user));
      route(app, addProfile, ({ user, body }) => household.add(user, body));
      route(app, chooseEaters, ({ user, body }) => household.chooseEaters(user, body.ids));
      route(app, updateProfile, ({ user, params, body }) => household.update(user, params.id, body));
      route(app, removeProfile, ({ user, params }) => household.remove(user, params.id));
    },
  };
  return { room, api: household };
}
