import * as endpoints from '@crisper/contract/administration/administration';
import { originOf } from '../../http/origin.ts';
import type { Room, RoomParts } from '../../http/room.ts';
import { route } from '../../http/route.ts';
import { handle } from '../../jobs/job.ts';
import type { RegistrationPolicy } from '../auth/auth.room.ts';
import { checkBackups, makeBackupJob } from './backups.jobs.ts';
import { type Backups, type BackupsDeps, createBackups } from './backups.service.ts';
import { createInstallation, type InstallationDeps } from './installation.service.ts';
import { invitationEmail } from './invitation-email.ts';
import { createUsers, type PeopleDeps, type PeopleService } from './people.service.ts';

const DONE = { ok: true } as const;

interface Deps extends PeopleDeps, Omit<InstallationDeps, 'backups'>, BackupsDeps {
  registration: RegistrationPolicy;
}

/** What an administrator needs to run the installation. `route()` writes every action down before it is done. */
export function administrationRoom(deps: Deps): RoomParts<{ people: PeopleService; backups: Backups }> {
  const { registration, plans, env, mail } = deps;
  const people = createUsers(deps);
  const backups = createBackups(deps);
  const installation = createInstallation({ ...deps, backups });
  const room: Room = {
    name: 'administration',
    routes(app) {
      route(app, endpoints.listPeople, ({ query }) => people.list(query));
      route(app, endpoints.changePerson, async ({ user, params, body }) => ({
        person: await people.change(user, params.id, body),
      }));
      if (plans) {
        route(app, endpoints.grantPro, ({ params, body }) => people.grantPro(params.id, body.days));
        route(app, endpoints.takePro, ({ params }) => people.takePro(params.id));
      }
      route(app, endpoints.makeResetLink, ({ params }) => people.resetLink(params.id));
      route(app, endpoints.deletePerson, async ({ user, params, request }) => {
        await people.remove(user, params.id, originOf(request));
        return DONE;
      });

      route(app, endpoints.listInvitations, async () => ({ invitations: await registration.list() }));
      route(app, endpoints.makeInvitation, async ({ user, body }) => {
        const { invitation, link, mailed } = await registration.invite(user, {
          email: body.email ?? null,
          days: body.days,
          into: body.into ?? undefined,
        });
        const to = env.SMTP_URL ? invitation.email : null;
        if (to) await mail.send({ to, ...invitationEmail(mailed, invitation.expiresAt) });
        return { invitation, link, mailed: to !== null };
      });
      route(app, endpoints.revokeInvitation, async ({ params }) => {
        await registration.revoke(params.id);
        return DONE;
      });

      route(app, endpoints.installation, () => installation.look());
      route(app, endpoints.makeBackup, async () => {
        await backups.enqueue();
        return DONE;
      });
      route(app, endpoints.testMail, ({ user }) => installation.testMail(user));
      route(app, endpoints.listJobs, () => installation.jobs());
      route(app, endpoints.retryJob, async ({ params }) => {
        await installation.retry(params.id);
        return DONE;
      });
    },
    jobs: [
      handle(makeBackupJob, async () => void (await backups.make())),
      handle(checkBackups, () => backups.enqueueIfDue()),
    ],
  };
  return { room, api: { people, backups } };
}
