import type { Finding, SceneThing } from '../finding.ts';
import { overlap, type RelativeBox, toPixels } from '../picture.ts';
import type { Remarkable } from '../remembering/memory.ts';
import { isPiece, type LikelyName, likelyNames } from './likely-names.ts';

/** A thing in a photo that the cook can tap and name. */
export interface Place {
  photo: number;
  box: RelativeBox;
  /** What it is on the list; null where nothing names it. */
  name: string | null;
  likely: LikelyName[];
  look: Remarkable;
}

/** More boxes than this cannot be told apart on a phone. */
const MOST_PLACES = 24;
/** Below this score boxes lie on shelves and walls as often as on things. */
const LEAST_SCORE = 0.2;
const SAME_PLACE = 0.5;
const UNIT = { width: 1, height: 1 };

const isSame = (a: RelativeBox, b: RelativeBox): boolean =>
  overlap(toPixels(a, UNIT), toPixels(b, UNIT)) >= SAME_PLACE;

/** What stands in the photos and can be tapped: the things on the list, and the clearest others. */
export function placesToName(listed: readonly Finding[], things: readonly SceneThing[]): Place[] {
  const taken = new Set(listed.map(({ name }) => name));
  const places = things
    .filter(({ box }) => isPiece(box))
    .flatMap((thing): Place[] => {
      const named = listed.find(({ evidence }) =>
        evidence.some(({ photo, box }) => photo === thing.photo && box !== null && isSame(box, thing.box)),
      );
      if (!named && (thing.names[0]?.score ?? 0) < LEAST_SCORE) return [];
      const { photo, box, embedding, words } = thing;
      const likely = likelyNames(thing, taken);
      return [{ photo, box, name: named?.name ?? null, likely, look: { embedding, words } }];
    });
  const photos = new Set(places.map(({ photo }) => photo));
  return [...photos].flatMap((photo) => {
    const here = places.filter((place) => place.photo === photo);
    const first = (named: boolean) => here.filter(({ name }) => (name !== null) === named);
    return [...first(true), ...first(false)].slice(0, MOST_PLACES);
  });
}
