/** Why a whole file could not be read, in words for the person. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

/** There is nothing wrong with the file; it is only about something else. */
export class NoRecipes extends FileProblem {
  override name = 'NoRecipes';
}

export const tooLarge = (most: number) => new FileProblem(`It is larger than ${most / (1024 * 1024)} MB.`);

/** Limits of what one file may unpack to, so that none can fill the memory. */
export const LIMITS = {
  entries: 50_000,
  entryBytes: 64 * 1024 * 1024,
  /** Larger ones are never opened. */
  photoBytes: 10 * 1024 * 1024,
  totalBytes: 1024 * 1024 * 1024,
  /** Text packs to about a tenth. Only zeros pack to a thousandth. */
  ratio: 300,
  ratioFrom: 1024 * 1024,
  depth: 3,
  recipes: 10_000,
} as const;
