/** A language's folder in the book ("de/dinner/carnitas.cook") holds the same recipes again, in its words. */
const LANGUAGE_FOLDER = /^[\\/]?[a-z]{2}[\\/]/;

/** Whether a path below the cook book's folder is an English recipe, the source of all that is computed. */
export const isSourceRecipe = (path: string): boolean =>
  path.endsWith('.cook') && !LANGUAGE_FOLDER.test(path);
