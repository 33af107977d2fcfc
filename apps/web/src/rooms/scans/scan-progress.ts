import type { ScanEvent } from '@crisper/contract/scans/scans';
import { CAP, type Stage } from '../../shared/stage-bar.ts';

const RECEIVED = 20;
const LOOKED = 84;
const MATCHING = 90;

export const SENDING: Stage = {
  at: 5,
  next: RECEIVED,
  messages: ['Sending your photos…', 'A slow connection takes a little longer…'],
};

function share(photo: number, of: number, half: 0 | 1): number {
  const steps = (photo - 1) * 2 + 1 + half;
  return RECEIVED + (LOOKED - RECEIVED) * Math.min(1, steps / Math.max(1, of * 2));
}

function listed(names: readonly string[]): string {
  const few = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${few} and more` : few;
}

/** The stage after an event. Photos may finish in any order; the bar never goes back. */
export function stageAfter(before: Stage, event: ScanEvent): Stage {
  const onward = (at: number, next: number, ...messages: string[]): Stage => ({
    at: Math.min(CAP, Math.max(before.at, at)),
    next: Math.min(CAP, Math.max(before.next, next)),
    messages,
  });
  switch (event.type) {
    case 'received':
      return onward(RECEIVED, RECEIVED + 6, 'Photos received', 'Getting them into good light…');
    case 'queued':
      return onward(
        RECEIVED,
        RECEIVED + 4,
        event.ahead === 1 ? 'One scan is ahead of yours…' : `${event.ahead} scans are ahead of yours…`,
        'Almost your turn…',
      );
    case 'decoded': {
      const which = event.of > 1 ? `photo ${event.photo} of ${event.of}` : 'your photo';
      const at = share(event.photo, event.of, 0);
      return onward(
        at,
        share(event.photo, event.of, 1),
        `Looking at ${which}…`,
        'Reading the labels…',
        'Checking behind the milk…',
      );
    }
    case 'found': {
      const found = event.names.length > 0 ? `Found ${listed(event.names)}` : 'Nothing clear here';
      const at = share(event.photo, event.of, 1);
      return onward(
        at,
        event.photo < event.of ? share(event.photo + 1, event.of, 0) : MATCHING,
        found,
        'Still looking…',
      );
    }
    case 'matching':
      return onward(MATCHING, CAP, 'Putting the list together…', 'Counting the eggs…');
    default:
      return before;
  }
}
