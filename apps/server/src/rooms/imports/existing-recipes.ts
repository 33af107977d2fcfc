import type { Tx } from '../../db/client.ts';
import { ACCOUNT_BYTES, OWN_MAX, ownUsage } from '../recipes/recipes.room.ts';
import type { Existing } from './duplicates.ts';
import * as repository from './imports.repository.ts';

/** What the person has, and room for. Locks the person. */
export async function existingOf(
  tx: Tx,
  { userId, keepDuplicates }: Pick<repository.Archive, 'userId' | 'keepDuplicates'>,
): Promise<Existing> {
  const { count, bytes } = await ownUsage(tx, userId, '');
  return {
    own: await repository.keysOfOwn(tx, userId),
    keepDuplicates,
    room: { recipes: OWN_MAX - count, bytes: ACCOUNT_BYTES - bytes },
  };
}
