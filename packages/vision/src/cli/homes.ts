import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Annotations } from './metrics.ts';

export interface HomeLabel {
  file: string;
  sure: string[];
  maybe: string[];
  /** Right as well, but no names of the vocabulary. */
  other?: string[];
  /** Those of `sure` that only a label says. */
  by_text?: string[];
}

/** Photos of homes name what is surely there; every other name that is not a "maybe" is wrong. */
export function annotationsOf(labels: readonly HomeLabel[], classes: readonly string[]): Annotations {
  const names = [...new Set([...classes, ...labels.flatMap(({ sure }) => sure)])];
  const ids = new Map(names.map((name, id) => [name, id]));
  return {
    images: labels.map(({ file, maybe }, id) => ({ id, file_name: file, source: 'homes', maybe })),
    annotations: labels.flatMap(({ sure }, image_id) =>
      sure.map((name) => ({ image_id, category_id: ids.get(name)! })),
    ),
    categories: names.map((name, id) => ({ id, name })),
    labelled_classes: { homes: names },
  };
}

export async function readLabels(folder: string): Promise<HomeLabel[]> {
  return JSON.parse(await readFile(join(folder, 'labels.json'), 'utf8')) as HomeLabel[];
}

export async function readHomes(folder: string, classes: ReadonlySet<string>): Promise<Annotations> {
  return annotationsOf(await readLabels(folder), [...classes]);
}
