import type { WorthBuying } from '@crisper/contract/matching/matching';
import { plural } from '@lingui/core/macro';
import { listed } from '../../lib/i18n/listed.ts';

/** "Buy eggs and onions: 14 dishes." */
export function buySentence({ names, dishes }: WorthBuying): string {
  const foods = listed(names);
  return plural(dishes, { one: `Buy ${foods}: # dish.`, other: `Buy ${foods}: # dishes.` });
}
