import { rollUpEvents } from '../rooms/analytics/analytics.jobs.ts';
import { friendScanned } from '../rooms/referrals/referrals.jobs.ts';
import type { Cast } from './people.ts';
import { lookIntoTheFridge } from './scanning.ts';
import { type Player, pick, type Stage } from './stage.ts';

/** How many invited friends have made their first scan. The others are still pending. */
const ARRIVED = 3;
const PLATFORMS = ['whatsapp', 'facebook', 'twitter', 'email'] as const;
const SHARED = ['Thai green curry', 'Shakshuka', 'Butter chicken', 'Red lentil dal', 'Fudgy brownies'];

/** Friends who signed up with the cook's code, shared recipes, and the people who agreed to appear on the leaderboard. */
export async function bringFriends(stage: Stage, { cook, friends, guests }: Cast): Promise<void> {
  const { container, sql, now } = stage;
  await sql(`update referrals set created_at = users.created_at from users where users.id = friend_id`);
  for (const friend of friends.slice(-ARRIVED)) {
    await lookIntoTheFridge(stage, friend, 2);
    await container.jobs.enqueue(friendScanned, { userId: friend.id });
  }
  await container.jobs.runDue();
  // They made their first scan two days after signing up.
  await sql(
    `update referrals set completed_at = created_at + interval '2 days' where completed_at is not null`,
  );
  await share(stage, cook, 14);
  for (const guest of guests.values()) await share(stage, guest, 1 + Math.floor(stage.random() * 9));
  await sql(
    `update recipe_shares set shared_at = $1::timestamptz - make_interval(hours => moved.days * 24 + 3),
       day = recipe_shares.day - moved.days
     from (select user_id, title, platform, (row_number() over (partition by user_id order by title, platform) * 3)::int
       as days from recipe_shares) as moved
     where moved.user_id = recipe_shares.user_id and moved.title = recipe_shares.title
       and moved.platform = recipe_shares.platform`,
    [now],
  );
  for (const by of [cook, ...guests.values()])
    await stage.call('PUT', '/api/viral/leaderboard', { by, body: { consent: true } });
}

async function share(stage: Stage, by: Player, times: number): Promise<void> {
  for (let time = 0; time < times; time++)
    await stage.call('POST', '/api/viral/track-share', {
      by,
      body: {
        userId: by.id,
        recipeTitle: SHARED[Math.floor(stage.random() ** 1.5 * SHARED.length)],
        platform: pick(stage.random, PLATFORMS),
      },
    });
}

/** The analytics events a browser with consent would have sent, added up per day as the nightly job does. */
export async function useTheApp(stage: Stage, { id }: Player, days: number): Promise<void> {
  await stage.sql(
    `insert into analytics_events (user_id, event, label, good, cache_hit, millis, at)
     select $1, event, label, random() < good, random() < hits,
       case when ms > 0 then (ms * (0.6 + random() * 0.9))::int end,
       $2::timestamptz - make_interval(days => day, mins => (random() * 600)::int)
     from generate_series(1, $3::int) day,
       (values ('page_view', '', 9, 1.0, 0.0, 320), ('recipe_generated', '', 3, 0.97, 0.42, 160),
         ('user_journey', 'scan', 2, 0.96, 0.0, 0), ('user_journey', 'recipe', 3, 1.0, 0.0, 0),
         ('user_journey', 'cooking', 2, 0.81, 0.0, 0), ('viral_action', 'share', 1, 1.0, 0.0, 0))
         as kind (event, label, most, good, hits, ms),
       generate_series(1, kind.most) time
     where random() < 0.7 and (day % 6 <> 0 or day < 7)`,
    [id, stage.now, days],
  );
  await stage.container.jobs.enqueue(rollUpEvents, {});
  await stage.container.jobs.runDue();
}
