import { isUtf8 } from 'node:buffer';
import {
  type Entry,
  fromBufferPromise,
  fromRandomAccessReaderPromise,
  getFileNameLowLevel,
  type ZipFile,
} from 'yauzl';
import { FileProblem, LIMITS, tooLarge } from './file-problem.ts';
import { type OpenedFile, OpenedFileReader } from './opened-file.ts';
import { onePhotoEach, type Photo } from './photo.ts';
import type { Unpacking } from './unpacking.ts';

/** Files with names, as in an archive. Nothing is written to a disk. */
export interface Folder {
  /** In the order of the archive, without those that a computer adds by itself. */
  names: readonly string[];
  /** Names that cannot be read, and why. */
  refused: readonly { name: string; reason: string }[];
  read(name: string): Promise<Buffer>;
  photo(name: string): Photo;
  /** Lets go of what it holds. */
  close(): void;
}

export async function openZip(content: Uint8Array | OpenedFile, unpacking: Unpacking): Promise<Folder> {
  const zip = await opened(content);
  if (zip.entryCount > LIMITS.entries) {
    zip.close();
    throw new FileProblem(
      `This archive has more than ${LIMITS.entries.toLocaleString('en')} files in it. Please export fewer recipes at a time.`,
    );
  }
  const entries = new Map<string, Entry>();
  const refused: { name: string; reason: string }[] = [];
  let locked = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (name.endsWith('/') || isByTheWay(name)) continue;
      const reason = whyNot(name, entry);
      if (reason === null) entries.set(name, entry);
      else refused.push({ name: name.slice(0, 200), reason });
      if (entry.isEncrypted()) locked += 1;
    }
  } catch (cause) {
    throw damaged(cause);
  }
  if (entries.size === 0 && locked > 0)
    throw new FileProblem('This archive is locked with a password. Please export it again without one.');
  const read = async (name: string, most: number = LIMITS.entryBytes): Promise<Buffer> => {
    const entry = entries.get(name);
    if (!entry) throw new FileProblem('It is not in the archive.');
    if (entry.uncompressedSize > most) throw tooLarge(most);
    return inflate(zip, entry, unpacking);
  };
  return {
    names: [...entries.keys()],
    refused,
    read: (name) => read(name),
    photo: onePhotoEach((name) => read(name, LIMITS.photoBytes)),
    close: () => zip.close(),
  };
}

/** Names are checked here one by one: one bad name does not spoil the others. */
const OPTIONS = { decodeStrings: false, autoClose: false };

async function opened(content: Uint8Array | OpenedFile): Promise<ZipFile> {
  try {
    if (!(content instanceof Uint8Array))
      return await fromRandomAccessReaderPromise(new OpenedFileReader(content), content.bytes, OPTIONS);
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    return await fromBufferPromise(bytes, OPTIONS);
  } catch (cause) {
    throw damaged(cause);
  }
}

function damaged(cause: unknown): FileProblem {
  return new FileProblem('This archive is damaged or incomplete. Please export or download it again.', {
    cause,
  });
}

const UTF8_FLAG = 0x800;
const UTF8_NAME_FIELD = 0x7075;

/** Many programs write names in UTF-8 and do not say so; what DOS wrote is hardly ever UTF-8 by chance. */
function nameOf(entry: Entry): string {
  const raw = entry.fileName as unknown as Buffer;
  const isTold =
    (entry.generalPurposeBitFlag & UTF8_FLAG) !== 0 ||
    entry.extraFields.some(({ id }) => id === UTF8_NAME_FIELD);
  if (!isTold && isUtf8(raw)) return raw.toString('utf8').replaceAll('\\', '/');
  return getFileNameLowLevel(entry.generalPurposeBitFlag, raw, entry.extraFields, false);
}

/** What a computer adds to archives by itself. */
function isByTheWay(name: string): boolean {
  return name
    .split('/')
    .some((part) => part === '__MACOSX' || (part.startsWith('.') && !/^\.\.?$/.test(part)));
}

function whyNot(name: string, entry: Entry): string | null {
  if (name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..'))
    return 'Its name points outside of the archive.';
  if (entry.isEncrypted()) return 'It is locked with a password.';
  if (entry.uncompressedSize > LIMITS.entryBytes) return tooLarge(LIMITS.entryBytes).message;
  const isBomb =
    entry.uncompressedSize > LIMITS.ratioFrom && entry.uncompressedSize > entry.compressedSize * LIMITS.ratio;
  return isBomb ? 'It unpacks to far more than a recipe can be.' : null;
}

async function inflate(zip: ZipFile, entry: Entry, unpacking: Unpacking): Promise<Buffer> {
  unpacking.charge(entry.uncompressedSize);
  try {
    const bytes = Buffer.allocUnsafeSlow(entry.uncompressedSize);
    let at = 0;
    // The library ends the stream as soon as there is more, or in the end less, than the archive says.
    for await (const piece of await zip.openReadStreamPromise(entry)) at += (piece as Buffer).copy(bytes, at);
    return bytes.subarray(0, at);
  } catch (cause) {
    throw new FileProblem('It is damaged or incomplete.', { cause });
  }
}
