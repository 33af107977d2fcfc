import { randomUUID } from 'node:crypto';

const START = Buffer.from('"data:');
const QUOTE = 0x22;
const ESCAPE = 0x5c;
/** Shorter texts are parsed with the rest. */
const WORTH_LIFTING = 16 * 1024;

export interface Lifted {
  /** The remaining JSON, with a short name in place of each photo. */
  rest: string;
  /** The text that `name` replaced; any other text is returned unchanged. */
  textOf(name: string): string;
}

/**
 * Takes long data URLs out of a JSON text before it is parsed. Parsing 100 MB would block the event loop for a second
 * and use several times the memory; searching for quotes is fast.
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

/** Some JSON writers escape slashes, which are frequent in base64. */
function plain(photo: Buffer | undefined): string | undefined {
  const text = photo?.toString('latin1');
  return photo?.includes(ESCAPE) ? text?.replaceAll('\\/', '/') : text;
}
