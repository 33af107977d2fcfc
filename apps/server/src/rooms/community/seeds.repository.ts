import { eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { discussions, events } from './community.tables.ts';
import { replaceTopics } from './discussions.repository.ts';

export async function seeded(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .select({ seed: discussions.seed })
    .from(discussions)
    .where(isNotNull(discussions.seed));
  return new Set(rows.map((row) => row.seed!));
}

interface Seed {
  seed: string;
  title: string;
  content: string;
  category: string;
  isPinned: boolean;
  isLocked: boolean;
  topics: readonly string[];
}

export async function insertSeed(tx: Tx, { topics, ...values }: Seed): Promise<void> {
  const [row] = await tx.insert(discussions).values(values).returning({ id: discussions.id });
  await replaceTopics(tx, row!.id, topics);
}

interface EventSeed {
  seed: string;
  title: string;
  description: string;
  startsAt: Date;
  hours: number;
  /** The seed name of the discussion in which the event takes place. */
  thread: string;
}

export async function insertEventSeed(tx: Tx, { thread, ...event }: EventSeed): Promise<void> {
  const [place] = await tx
    .select({ id: discussions.id })
    .from(discussions)
    .where(eq(discussions.seed, thread));
  await tx
    .insert(events)
    .values({ ...event, weekly: true, discussionId: place?.id ?? null })
    .onConflictDoNothing();
}
