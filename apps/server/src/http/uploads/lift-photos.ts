import { randomUUID } from 'node:crypto';

const START = Buffer.from('"data:');
const QUOTE = 0x22;
const ESCAPE = 0x5c;
/** What is shorter is as well read with the rest. */
const WORTH_LIFTING = 16 * 1024;

export interface Lifted {
  /** The JSON that remains, with a short name in place of each photo. */
  rest: string;
  /** The text that stood where `name` stands now; a text that was never lifted is its own. */
  textOf(name: string): string;
}

/**
 * Takes the long data URLs out of a JSON text before it is parsed. Parsing 100 MB would hold up everybody else for a
 * second and need the memory several times over; finding quotes takes next to nothing.
 */
export function liftPhotos(json: Buffer): Lifted {
  const prefix = randomUUID();
  const photos = new Map<string, Buffer>();
  const parts: string[] = [];
  let done = 0;
  for (let at = json.indexOf(START); at >= 0; at = json.indexOf(START, at + 1)) {
    const from = at + 1;
    const to = json.indexOf(QUOTE, from);
    if (to < 0) break;
    if (to - from < WORTH_LIFTING) continue;
    const name = `${prefix}-${photos.size}`;
    photos.set(name, json.subarray(from, to));
    parts.push(json.toString('utf8', done, from), name);
    done = to;
    at = to;
  }
  parts.push(json.toString('utf8', done));
  return { rest: parts.join(''), textOf: (name) => plain(photos.get(name)) ?? name };
}

/** Some writers of JSON escape slashes, which base64 has many of. */
function plain(photo: Buffer | undefined): string | undefined {
  const text = photo?.toString('latin1');
  return photo?.includes(ESCAPE) ? text?.replaceAll('\\/', '/') : text;
}
