import type { Discussion, Reply } from '@crisper/contract/community/community';
import type { Cast } from './people.ts';
import type { Player, Stage } from './stage.ts';
import { HELD_POST, REPORTED_REPLY, SHARED_RECIPE, TALKS } from './talk.data.ts';

/** Discussions, replies and likes by made-up people, and two posts for a moderator to review. */
export async function talk(stage: Stage, cast: Cast): Promise<void> {
  // The team's posts are older than those of the guests.
  await stage.sql(
    `update discussions set created_at = $1::timestamptz - make_interval(days => 45 + (50 - id)::int),
       view_count = 180 + (id * 37 % 240) where seed is not null`,
    [stage.now],
  );
  const crowd = [...cast.guests.values(), cast.cook];
  const who = (name: string): Player => crowd.find(({ username }) => username === name) ?? cast.cook;
  for (const one of TALKS) {
    const { by, title, content, category } = one;
    const { id } = await stage.call<Discussion>('POST', '/api/discussions', {
      by: who(by),
      body: { title, content, category },
    });
    await age(stage, 'discussions', id, one.hoursAgo);
    await stage.sql('update discussions set view_count = $2 where id = $1', [id, one.views]);
    for (const [at, { by: name, content }] of one.replies.entries()) {
      const reply = await answer(stage, who(name), id, content);
      await age(
        stage,
        'discussion_replies',
        reply.id,
        (one.hoursAgo * (one.replies.length - at)) / (one.replies.length + 1),
      );
      await like(stage, `/api/replies/${reply.id}/like`, crowd, 0.25);
    }
    await like(stage, `/api/discussions/${id}/like`, crowd, 0.55);
    if (one.disputed) await upset(stage, { id, rude: who('ben.demo'), upset: who(by) });
  }
  await shareRecipe(stage, who(SHARED_RECIPE.by), crowd);
  await stage.call('POST', '/api/discussions', { by: cast.newcomer, body: HELD_POST });
  await stage.call('POST', '/api/community/join', { by: cast.cook });
}

const answer = (stage: Stage, by: Player, id: string, content: string) =>
  stage.call<Reply>('POST', `/api/discussions/${id}/replies`, { by, body: { content } });

const age = (stage: Stage, table: 'discussions' | 'discussion_replies', id: string, hours: number) =>
  stage.sql(`update ${table} set created_at = $2::timestamptz - make_interval(mins => $3) where id = $1`, [
    id,
    stage.now,
    Math.round(hours * 60),
  ]);

async function like(stage: Stage, url: string, crowd: readonly Player[], share: number): Promise<void> {
  for (const by of crowd)
    if (stage.random() < share) await stage.call('POST', url, { by, body: { liked: true } });
}

interface Dispute {
  id: string;
  rude: Player;
  upset: Player;
}

async function upset(stage: Stage, { id, rude, upset: by }: Dispute): Promise<void> {
  const reply = await answer(stage, rude, id, REPORTED_REPLY);
  await age(stage, 'discussion_replies', reply.id, 20);
  const body = { reason: 'rude', note: 'Not helpful here.' };
  await stage.call('POST', `/api/replies/${reply.id}/report`, { by, body });
}

async function shareRecipe(stage: Stage, by: Player, crowd: readonly Player[]): Promise<void> {
  const { by: _, ...body } = SHARED_RECIPE;
  const { discussion } = await stage.call<{ discussion: Discussion }>('POST', '/api/community/recipes', {
    by,
    body,
  });
  await age(stage, 'discussions', discussion.id, 1);
  await like(stage, `/api/discussions/${discussion.id}/like`, crowd, 0.6);
}
