import { createHash } from 'node:crypto';
import { foods } from '@crisper/kitchen/foods/larder';
import { DE } from '@crisper/kitchen/foods/localized/claims/de.data';
import { ES } from '@crisper/kitchen/foods/localized/claims/es.data';
import { FR } from '@crisper/kitchen/foods/localized/claims/fr.data';
import { IT } from '@crisper/kitchen/foods/localized/claims/it.data';
import * as words from '@crisper/kitchen/foods/name-claims.data';
import type { Database } from '../../../db/client.ts';
import { markSeeded, pageAfter, seedHash, updateClaims } from '../recipes.repository.ts';

const SEED = 'claims';
const PAGE = 200;

/** Changes whenever the data about foods changes. */
const known = () =>
  createHash('sha256')
    .update(JSON.stringify([foods, words, DE, ES, FR, IT]))
    .digest('hex');

/** Lists are filtered by stored diets and allergens, so these are updated when the food data changes. */
export async function refreshClaims(db: Database): Promise<number> {
  const wanted = known();
  if ((await seedHash(db.orm, SEED)) === wanted) return 0;
  let changed = 0;
  for (let page = await pageAfter(db.orm, '', PAGE); page.length > 0; ) {
    changed += await updateClaims(db.orm, page);
    page = await pageAfter(db.orm, page.at(-1)!.id, PAGE);
  }
  await markSeeded(db.orm, SEED, wanted);
  return changed;
}
