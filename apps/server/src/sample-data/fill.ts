import type { User } from '@crisper/contract/auth/auth';
import { seeded } from '@crisper/kitchen/planning/seeded';
import type { FastifyInstance } from 'fastify';
import type { Container } from '../container.ts';
import { findCookBook } from '../rooms/recipes/book/book.repository.ts';
import { keepDiary } from './diary.ts';
import { gatherFamily } from './family.ts';
import { bringFriends, useTheApp } from './growth.ts';
import { becomePro, furnish } from './kitchen.ts';
import { MESSAGES } from './messages.data.ts';
import { type Cast, COOK, signUpAll } from './people.ts';
import { lookIntoTheFridge } from './scanning.ts';
import { type Stage, setStage } from './stage.ts';
import { recallStatus } from './status-history.ts';
import { talk } from './talk.ts';

const BOOK_MAX = 1_000;

interface Options {
  /** How many days the diary goes back. */
  days?: number;
  seed?: number;
  now?: Date;
  timeZone?: string;
}

export interface Filled {
  meals: number;
  scans: number;
}

/** Fills an empty database with the data of one cook and their family, so that every page has something to show. */
export async function fillDemo(
  app: FastifyInstance,
  container: Container,
  { days = 730, seed = 7, now = new Date(), timeZone = 'UTC' }: Options = {},
): Promise<Filled> {
  const stage = setStage({ app, container, random: seeded(seed), now, timeZone });
  const cast = await signUpAll(stage, days);
  await becomePro(stage, cast.cook);
  const { user } = await stage.call<{ user: User }>('GET', '/api/auth/me', { by: cast.cook });
  const meals = await keepDiary(stage, user, await findCookBook(container.db.orm, BOOK_MAX), days);
  await gatherFamily(stage, cast);
  await furnish(stage, cast.cook, cast.family);
  const scans = await lookIntoTheFridge(stage, cast.cook, Math.min(days, 120));
  await bringFriends(stage, cast);
  await useTheApp(stage, cast.cook, Math.min(days, 60));
  await talk(stage, cast);
  await writeIn(stage, cast);
  await recallStatus(stage);
  return { meals, scans };
}

async function writeIn(stage: Stage, { cook, guests }: Cast): Promise<void> {
  for (const { by, hoursAgo, ...message } of MESSAGES) {
    const player = by === 'cook' ? cook : guests.get(by);
    const { ticket } = await stage.call<{ ticket: string }>('POST', '/api/contact', {
      by: player,
      body: {
        ...message,
        name: player?.username ?? by,
        email: by === 'cook' ? COOK.email : `${by}@example.com`,
      },
    });
    await stage.sql(
      'update contact_messages set created_at = $2::timestamptz - make_interval(hours => $3) where id = $1',
      [Number(ticket.replace(/\D/g, '')), stage.now, hoursAgo],
    );
  }
  await stage.container.jobs.runDue();
}
