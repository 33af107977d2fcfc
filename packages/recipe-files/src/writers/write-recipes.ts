import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { writeCooklang } from './write-cooklang.ts';
import { writeJsonLd } from './write-json-ld.ts';
import { writePaprika } from './write-paprika.ts';
import type { WrittenRecipe } from './writing.ts';

export type WrittenFormat = 'cooklang' | 'json-ld' | 'paprika';

/** A recipe whose text and photos are asked for when it is their turn. */
export interface ToWrite {
  title: string;
  text: () => Promise<Omit<WrittenRecipe, 'photos'>>;
  photos: readonly { ending: string; bytes: () => Promise<Uint8Array> }[];
}

interface Entry {
  name: string;
  bytes: () => Promise<Uint8Array>;
  /** Photos are packed already. */
  isPacked: boolean;
}

/** Recipes as a ZIP in one of the formats that are read too. It is made while it is read: only one file of it is in memory. */
export function writeRecipes(format: WrittenFormat, recipes: Iterable<ToWrite>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const nameOf = fileNames();
  for (const recipe of recipes)
    for (const { name, bytes, isPacked } of entriesOf(format, nameOf(recipe.title), recipe))
      zip.addReadStreamLazy(name, { compress: !isPacked }, (give) => {
        bytes().then(
          (content) => give(null, Readable.from([content], { objectMode: false })),
          (error: Error) => output.destroy(error),
        );
      });
  zip.end();
  return output;
}

function entriesOf(format: WrittenFormat, name: string, recipe: ToWrite): Entry[] {
  if (format === 'paprika')
    return [
      {
        name: `${name}.paprikarecipe`,
        bytes: async () => {
          const photos = await Promise.all(recipe.photos.map(({ bytes }) => bytes()));
          return writePaprika({ ...(await recipe.text()), photos });
        },
        isPacked: true,
      },
    ];
  const photos = recipe.photos.map(({ ending, bytes }, at) => ({
    name: at === 0 ? `${name}.${ending}` : `${name}.${at + 1}.${ending}`,
    bytes,
    isPacked: true,
  }));
  const write = async () => {
    const text = { ...(await recipe.text()), photos: [] };
    if (format === 'cooklang') return writeCooklang(text);
    return writeJsonLd(
      text,
      photos.map((photo) => photo.name),
    );
  };
  return [
    { name: `${name}.${format === 'cooklang' ? 'cook' : 'json'}`, bytes: write, isPacked: false },
    ...photos,
  ];
}

const LONGEST_NAME = 80;

/** Names that every computer can store, each once. */
function fileNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const plain = title
      .replace(/[\p{C}/\\:*?"<>|.%#]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const base = [...(plain || 'Recipe')].slice(0, LONGEST_NAME).join('').trim();
    let name = base;
    for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${base} ${count}`;
    taken.add(name.toLowerCase());
    return name;
  };
}
