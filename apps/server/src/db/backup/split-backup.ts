import { END_OF_ROWS } from './format.ts';

const NEW_LINE = 0x0a;
/** A line that describes something is short; rows may be long. */
const LINE_MAX_BYTES = 4_000_000;
/** The line break before it belongs to the last row, or to the line that describes the table. */
const AFTER_ROWS = Buffer.from(`\n${END_OF_ROWS}`);

export class NotWhole extends Error {
  override name = 'NotWhole';
}

/** Reads a backup from its beginning: lines that describe something, and rows in between. */
export function splitBackup(bytes: AsyncIterable<Buffer>) {
  const chunks = bytes[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  const more = async (): Promise<boolean> => {
    const { value, done } = await chunks.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  };

  return {
    /** Undefined at the end. */
    async line(): Promise<unknown> {
      for (;;) {
        const at = rest.indexOf(NEW_LINE);
        if (at >= 0) {
          const text = rest.toString('utf8', 0, at);
          rest = rest.subarray(at + 1);
          return JSON.parse(text);
        }
        if (rest.length > LINE_MAX_BYTES) throw new NotWhole('A line is too long.');
        if (!(await more())) {
          if (rest.length > 0) throw new NotWhole('It ends in the middle of a line.');
          return undefined;
        }
      }
    },

    /** The rows that follow the line before, up to their end. */
    async *rows(): AsyncGenerator<Buffer> {
      // As if the line before still had its line break: an empty table then ends like any other.
      rest = Buffer.concat([Buffer.of(NEW_LINE), rest]);
      let from = 1;
      for (;;) {
        const at = rest.indexOf(AFTER_ROWS);
        const until = at >= 0 ? at + 1 : rest.length - AFTER_ROWS.length;
        if (until > from) {
          yield rest.subarray(from, until);
          if (at < 0) rest = rest.subarray(until);
          from = 0;
        }
        if (at >= 0) {
          rest = rest.subarray(at + AFTER_ROWS.length);
          return;
        }
        if (!(await more())) throw new NotWhole('It ends in the middle of a table.');
      }
    },
  };
}
