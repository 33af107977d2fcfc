import type { User } from '@crisper/contract/auth/auth';
import { NOTICE_DAYS } from '@crisper/contract/notices/notices';
import type { PantryItem } from '@crisper/contract/pantry/pantry';
import type { RecipeCard } from '@crisper/contract/recipes/recipes';
import type { Allergen, Equipment } from '@crisper/contract/vocabulary';
import { dayAfter, daysBetween } from '@crisper/kitchen/calendar';
import type { Logger } from 'pino';
import type { Database } from '../../db/client.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { inLanguageOf } from '../../language.ts';
import { localDay, localTime } from '../../local-day.ts';
import type { Mail } from '../../providers/mail/mail.provider.ts';
import type { Push } from '../../providers/push/push.provider.ts';
import type { PersonOf } from '../auth/auth.room.ts';
import type { HouseholdService } from '../household/household.room.ts';
import { mailText, type Notice, pushText } from './notice-texts.ts';
import { tellPerson } from './notices.jobs.ts';
import * as repository from './notices.repository.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/** Between two notices, also for a member who travels to where it is tomorrow already. */
const APART_HOURS = 20;
const PAGE = 200;

/** Who eats, with what holds for all of them. */
type Table = Awaited<ReturnType<HouseholdService['table']>>;

export interface NoticeSenderDeps {
  db: Database;
  jobs: Jobs;
  log: Logger;
  now: () => Date;
  secret: string;
  publicUrl: string;
  push: Push;
  mail: Mail;
  hasMail: boolean;
  personOf: PersonOf;
  shelfOf: (user: User) => Promise<{ items: PantryItem[] }>;
  tableOf: HouseholdService['table'];
  equipmentOf: (user: User) => Promise<readonly Equipment[] | null>;
  useUp: (
    user: User,
    equipment: readonly Equipment[] | null,
    asked: { table: Table; now: Date; soonDays: number },
  ) => Promise<{ recipe: RecipeCard; uses: string[] } | null>;
}

/** Tells people what spoils soon. */
export function createNoticeSender(deps: NoticeSenderDeps) {
  const { db, now } = deps;

  /** Those who eat, and in any case who is told. */
  const tableWith = async (user: User): Promise<Table> => {
    const table = await deps.tableOf(user);
    const ids = table.eaters.map(({ id }) => id);
    return ids.includes(user.id) ? table : deps.tableOf(user, [...ids, user.id]);
  };

  const noticeFor = async (user: User, at: Date, today: string): Promise<Notice | null> => {
    const [{ items }, table, own] = await Promise.all([
      deps.shelfOf(user),
      tableWith(user),
      deps.tableOf(user, [user.id]),
    ]);
    const soon = items.flatMap((item) => {
      const daysLeft = item.bestBefore === null ? -1 : daysBetween(today, item.bestBefore);
      const told = daysLeft >= 0 && daysLeft <= NOTICE_DAYS && mayEat(item, own.allergens);
      return told ? [{ item, daysLeft }] : [];
    });
    if (soon.length === 0) return null;
    const equipment = await deps.equipmentOf(user);
    const found = await deps.useUp(user, equipment, { table, now: at, soonDays: NOTICE_DAYS });
    return {
      things: soon
        .toSorted((a, b) => a.daysLeft - b.daysLeft)
        .map(({ item, daysLeft }) => ({ name: item.name, daysLeft })),
      dish: found && {
        id: found.recipe.id,
        title: found.recipe.title,
        minutes: found.recipe.totalTimeMin,
        uses: found.uses,
      },
    };
  };

  const push = async (devices: readonly repository.DeviceRow[], notice: Notice): Promise<void> => {
    const message = JSON.stringify(pushText(notice));
    await Promise.all(
      devices.map(async (device) => {
        if ((await deps.push.send(device, message)) === 'gone') await repository.removeGone(db.orm, device);
      }),
    );
  };

  const mail = async (user: User, notice: Notice): Promise<void> => {
    const token = unsubscribeToken(deps.secret, user.id);
    const unsubscribe = `${deps.publicUrl}/unsubscribe?token=${token}`;
    const message = mailText(notice, { publicUrl: deps.publicUrl, unsubscribe });
    try {
      await deps.mail.send({ to: user.email, ...message, unsubscribe });
    } catch (error) {
      // It may have arrived all the same, so it is not tried again: tomorrow's email says what is left.
      deps.log.warn({ err: error }, 'a notice was not mailed');
    }
  };

  return {
    /** Queues everybody who may have something to hear. */
    async look(): Promise<void> {
      const at = now();
      const day = localDay(at, 'UTC');
      const days = { from: dayAfter(day, -1), to: dayAfter(day, NOTICE_DAYS + 1) };
      let after: string | undefined;
      do {
        const due = { now: at, hours: APART_HOURS, ...days, after, limit: PAGE };
        const people = await repository.mayBeDue(db.orm, due);
        for (const person of people) await deps.jobs.enqueue(tellPerson, person);
        after = people.length === PAGE ? people.at(-1)!.userId : undefined;
      } while (after !== undefined);
    },

    /** Tells one person, once a day at most: a notice that is lost on its way is not sent again. */
    async tell(userId: string): Promise<void> {
      const [user, settings, devices] = await Promise.all([
        deps.personOf(userId),
        repository.settingsOf(db.orm, userId),
        repository.devicesOf(db.orm, userId),
      ]);
      if (!user || !settings) return;
      const mails = settings.mail && deps.hasMail && user.emailConfirmed;
      if (!mails && devices.length === 0) return;
      const at = now();
      if (isQuiet(localTime(at, user.timeZone), settings)) return;
      const today = localDay(at, user.timeZone);
      await inLanguageOf(user, async () => {
        const notice = await noticeFor(user, at, today);
        if (!notice) return;
        if (!(await repository.claim(db.orm, userId, { day: today, now: at, hours: APART_HOURS }))) return;
        await push(devices, notice);
        if (mails) await mail(user, notice);
      });
    },
  };
}

/** Quiet hours may go over midnight. */
export function isQuiet(
  time: string,
  { quietFrom, quietUntil }: { quietFrom: string; quietUntil: string },
): boolean {
  if (quietFrom <= quietUntil) return time >= quietFrom && time < quietUntil;
  return time >= quietFrom || time < quietUntil;
}

/** Leftovers with something in them that this person must not eat are no news to them. */
function mayEat({ dish }: PantryItem, avoid: readonly Allergen[]): boolean {
  return !dish?.allergens.some((allergen) => avoid.includes(allergen));
}
