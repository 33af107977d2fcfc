import { constants, gunzipSync } from 'node:zlib';
import { FileProblem, LIMITS } from './file-problem.ts';

/** What one file has unpacked so far, with everything inside of it. */
export class Unpacking {
  #bytes = 0;

  charge(bytes: number): void {
    this.#bytes += bytes;
    if (this.#bytes > LIMITS.totalBytes)
      throw new FileProblem('This file unpacks to more than 1 GB. Please export fewer recipes at a time.');
  }

  /** The content of a gzip file. */
  gunzip(packed: Uint8Array): Buffer {
    const most = Math.min(LIMITS.entryBytes, Math.max(LIMITS.ratioFrom, packed.length * LIMITS.ratio));
    try {
      const bytes = gunzipSync(packed, { maxOutputLength: most, finishFlush: constants.Z_FINISH });
      this.charge(bytes.length);
      return bytes;
    } catch (error) {
      if (error instanceof FileProblem) throw error;
      const { code } = error as NodeJS.ErrnoException;
      throw new FileProblem(
        code === 'ERR_BUFFER_TOO_LARGE'
          ? 'It unpacks to far more than a recipe can be.'
          : 'It is damaged or incomplete.',
      );
    }
  }
}
