import { read } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { RandomAccessReader } from 'yauzl';

/** A file that another user has opened and will close. It need not fit into memory. */
export interface OpenedFile {
  fd: number;
  bytes: number;
}

const PIECE_BYTES = 64 * 1024;
const readAt = promisify(read);

/** So many bytes from the start; fewer when the file is shorter. */
export async function startOf({ fd, bytes }: OpenedFile, wanted: number): Promise<Uint8Array> {
  const start = new Uint8Array(Math.min(wanted, bytes));
  return start.subarray(0, await fill(fd, start, 0));
}

/** Returns how many bytes there were. */
async function fill(fd: number, into: Uint8Array, position: number): Promise<number> {
  let at = 0;
  while (at < into.length) {
    const { bytesRead } = await readAt(fd, into, at, into.length - at, position + at);
    if (bytesRead === 0) return at;
    at += bytesRead;
  }
  return at;
}

/** For the reader of archives. A file stream of Node would close the file after the first entry. */
export class OpenedFileReader extends RandomAccessReader {
  readonly #fd: number;

  constructor({ fd }: OpenedFile) {
    super();
    this.#fd = fd;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    fill(this.#fd, buffer.subarray(offset, offset + length), position).then(
      (got) => callback(got === length ? null : new Error('The file ends too early')),
      callback,
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; at += PIECE_BYTES) {
      const piece = Buffer.allocUnsafe(Math.min(PIECE_BYTES, end - at));
      const got = await fill(this.#fd, piece, at);
      if (got < piece.length) throw new Error('The file ends too early');
      yield piece;
    }
  }
}
