import type { ScanEvent } from '@crisper/contract/scans/scans';
import { plural, t } from '@lingui/core/macro';
import { CAP, type Stage } from '../../shared/stage-bar.ts';

const RECEIVED = 20;
const LOOKED = 84;
const MATCHING = 90;

export const SENDING: Stage = {
  at: 5,
  next: RECEIVED,
  messages: [t`Sending your photos…`, t`A slow connection takes a little longer…`],
};

function share(photo: number, of: number, half: 0 | 1): number {
  const steps = (photo - 1) * 2 + 1 + half;
  return RECEIVED + (LOOKED - RECEIVED) * Math.min(1, steps / Math.max(1, of * 2));
}

function foundText(names: readonly string[]): string {
  if (names.length === 0) return t`Nothing clear here`;
  const foods = names.slice(0, 3).join(', ');
  return names.length > 3 ? t`Found ${foods} and more` : t`Found ${foods}`;
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
      return onward(RECEIVED, RECEIVED + 6, t`Photos received`, t`Getting them into good light…`);
    case 'queued':
      return onward(
        RECEIVED,
        RECEIVED + 4,
        plural(event.ahead, {
          one: 'One scan is ahead of yours…',
          other: '# scans are ahead of yours…',
        }),
        t`Almost your turn…`,
      );
    case 'decoded': {
      const { photo, of } = event;
      const at = share(event.photo, event.of, 0);
      return onward(
        at,
        share(event.photo, event.of, 1),
        of > 1 ? t`Looking at photo ${photo} of ${of}…` : t`Looking at your photo…`,
        t`Reading the labels…`,
        t`Checking behind the milk…`,
      );
    }
    case 'found': {
      const at = share(event.photo, event.of, 1);
      return onward(
        at,
        event.photo < event.of ? share(event.photo + 1, event.of, 0) : MATCHING,
        foundText(event.names),
        t`Still looking…`,
      );
    }
    case 'matching':
      return onward(MATCHING, CAP, t`Putting the list together…`, t`Counting the eggs…`);
    default:
      return before;
  }
}
