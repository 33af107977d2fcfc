import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { s3Client } from '../storage/s3-client.ts';
import type { BackupPlace } from './backups.provider.ts';

/** Stores take parts of at least 5 MB, and 10,000 of them: this is enough for 160 GB. */
const PART_BYTES = 16_000_000;
const PART_LIMIT_MS = 10 * 60 * 1000;
const READ_LIMIT_MS = 6 * 60 * 60 * 1000;
const TRIES = 3;

/** Backups in an S3-compatible store, sent in parts while they are made: no disk has to hold them first. */
export function s3Backups(address: string): BackupPlace {
  const { folder, ask } = s3Client(address);

  const sendPart = async (to: string, number: number, body: Buffer): Promise<string> => {
    for (let tries = 1; ; tries++) {
      try {
        const path = `${to}&partNumber=${number}`;
        const response = await ask('PUT', path, { body, limitMs: PART_LIMIT_MS });
        await response.body?.cancel();
        const tag = response.headers.get('etag');
        if (tag) return tag;
        throw new Error('The store did not say what it kept.');
      } catch (error) {
        if (tries === TRIES) throw error;
      }
    }
  };

  return {
    place: folder,

    async write(name, bytes) {
      const begun = await (await ask('POST', `${name}?uploads=`)).text();
      const upload = /<UploadId>([^<]{1,1024})<\/UploadId>/.exec(begun)?.[1];
      if (!upload) throw new Error('The store did not begin an upload.');
      const to = `${name}?uploadId=${encodeURIComponent(upload)}`;
      try {
        const tags: string[] = [];
        let size = 0;
        for await (const part of inParts(bytes)) {
          tags.push(await sendPart(to, tags.length + 1, part));
          size += part.length;
        }
        const ended = await ask('POST', to, { body: listOf(tags), limitMs: PART_LIMIT_MS });
        // A store that needs long begins its answer with "200" and tells only then what went wrong.
        if (!/<CompleteMultipartUploadResult/.test(await ended.text()))
          throw new Error('The store could not put the parts together.');
        return size;
      } catch (error) {
        await ask('DELETE', to).then(
          (response) => response.body?.cancel(),
          () => {},
        );
        throw error;
      }
    },

    async read(name) {
      const { body } = await ask('GET', name, { limitMs: READ_LIMIT_MS });
      if (!body) throw new Error('The store sent nothing.');
      return Readable.fromWeb(body as ReadableStream);
    },

    remove: async (name) => void (await (await ask('DELETE', name)).body?.cancel()),

    has: (name) =>
      ask('HEAD', name).then(
        () => true,
        () => false,
      ),
  };
}

async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

function listOf(tags: readonly string[]): Buffer {
  const parts = tags.map(
    (tag, at) =>
      `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</ETag></Part>`,
  );
  return Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
}
