import { MAX_SCAN_BODY_BYTES } from '@crisper/contract/scans';
import { Problem } from '../../problem.ts';

/** Photos that one instance holds in memory at once, and one person of those. */
const IN_ALL = 4 * MAX_SCAN_BODY_BYTES;
const EACH = MAX_SCAN_BODY_BYTES;

export interface UploadBudget {
  /** Answers what gives the bytes back, which may be called more than once. */
  take(who: string, bytes: number): () => void;
}

/** Large bodies are allowed on one route; without a bound on all of them together a few people could fill the memory. */
export function uploadBudget(inAll = IN_ALL, each = EACH): UploadBudget {
  const held = new Map<string, number>();
  let total = 0;

  const change = (who: string, bytes: number): void => {
    total += bytes;
    const now = (held.get(who) ?? 0) + bytes;
    if (now === 0) held.delete(who);
    else held.set(who, now);
  };

  return {
    take(who, bytes) {
      if (total + bytes > inAll || (held.get(who) ?? 0) + bytes > each) throw busy();
      change(who, bytes);
      let given = false;
      return () => {
        if (given) return;
        given = true;
        change(who, -bytes);
      };
    },
  };
}

function busy(): Problem {
  return new Problem('unavailable', 'Too many photos are on their way. Please try again in a moment.', {
    retryAfter: 5,
  });
}
