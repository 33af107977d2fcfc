import {
  acceptInvitation,
  changeMember,
  invite,
  leaveHousehold,
  listMembers,
  readInvitation,
  removeMember,
  takeBackInvitation,
} from '@crisper/contract/household/household-members';
import type { FastifyInstance } from 'fastify';
import { inOne } from '../../db/paged-rows.ts';
import { originOf } from '../../http/origin.ts';
import { headOf } from '../../http/pages.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import { exportOf } from './invitations.repository.ts';
import { createInvitations, type InvitationsService } from './invitations.service.ts';
import { invitationRequested, sweepInvitations } from './members.jobs.ts';
import { createMembers, type MembersService } from './members.service.ts';

type Deps = Parameters<typeof createMembers>[0] & Parameters<typeof createInvitations>[0];

/** The page says nothing about who invites; the browser asks with the token. */
const joinHead = () => headOf('/join/:token');

/** Members and invitations. It needs what the other rooms share, so it is created after them. */
export function membersRoom(deps: Deps): RoomParts {
  const members = createMembers(deps);
  const invitations = createInvitations(deps);
  const room: Room = {
    name: 'members',
    routes: (app) => membersRoutes(app, members, invitations),
    pages: async (path) => (/^\/join\/[\w-]{1,64}$/.test(path) ? joinHead() : undefined),
    jobs: [
      handle(invitationRequested, ({ invitationId }) => invitations.mailLink(invitationId)),
      handle(sweepInvitations, () => invitations.removeExpired()),
    ],
    personal: {
      export: (userId, householdId) => ({
        membership: members.exportOf(userId, householdId),
        householdInvitations: inOne(() => exportOf(deps.db.orm, userId)),
      }),
    },
  };
  return { room };
}

function membersRoutes(app: FastifyInstance, members: MembersService, invitations: InvitationsService): void {
  route(app, listMembers, ({ user }) => members.view(user));
  route(app, invite, async ({ user, body, request }) => {
    const token = await invitations.invite(user, body, originOf(request));
    return { ...(await members.view(user)), path: token && `/join/${token}` };
  });
  route(app, takeBackInvitation, async ({ user, params }) => {
    await invitations.takeBack(user, params.id);
    return members.view(user);
  });
  route(app, changeMember, ({ user, params, body, request }) =>
    members.changeRole(user, params.id, body.role, originOf(request)),
  );
  route(app, removeMember, ({ user, params, request }) => members.remove(user, params.id, originOf(request)));
  route(app, leaveHousehold, ({ user, request }) => members.leave(user, originOf(request)));
  route(app, readInvitation, ({ user, params, request }) =>
    invitations.read(params.token, user, originOf(request)),
  );
  route(app, acceptInvitation, ({ user, params, body, request }) =>
    members.join(user, params.token, body.bring, originOf(request)),
  );
}
