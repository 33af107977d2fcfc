import type { WorthBuying } from '@crisper/contract/matching/matching';
import { listed } from '@crisper/kitchen/composing/wording';

/** "Buy eggs and onions: 14 dishes." */
export function buySentence({ names, dishes }: WorthBuying): string {
  return `Buy ${listed(names)}: ${dishes} ${dishes === 1 ? 'dish' : 'dishes'}.`;
}
