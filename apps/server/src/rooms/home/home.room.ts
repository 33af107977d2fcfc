import { getHome } from '@crisper/contract/home/home';
import type { RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { createHome, type HomeDeps } from './home.service.ts';

export function homeRoom(deps: HomeDeps): RoomParts {
  const home = createHome(deps);
  return { room: { name: 'home', routes: (app) => route(app, getHome, ({ user }) => home.of(user)) } };
}
