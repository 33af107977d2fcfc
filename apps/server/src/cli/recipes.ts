/** Standard output carries the results only. Messages for the person go to standard error. */

const USAGE = `usage: npm run -s recipes -- COMMAND
  check [FILE…]            what is wrong with the cook book, or with these .cook files
  translations LANGUAGE [--warnings] [FILE…]   where translated recipes (recipes/de/…) and the English ones differ
  parse                    ingredient lines on standard input, one JSON per line out
  foods                    names on standard input, one JSON per line out: the food, what is in it, what may be, diets it is not for
  nutrition                {"ingredients": [line…], "servings": n} per line on standard input, figures per serving out
  read FILE…               a web page, JSON, Cooklang or plain text file as a recipe in JSON
  read --all FILE|DIR…     every recipe in files of other apps, photos of pages and PDFs, one JSON a line with its source, or why it could not be read
  ask RECIPE [--step N] [--timers "rice 10 minutes, eggs 3 minutes"]   questions on standard input, answers of the chef out
  match [--json] "eggs, spinach, feta"
  compose [BLUEPRINT…] [--count 10]   composed recipes of each blueprint, to be read
  plates FOLDER [--composed N] [FILE|DIR…]   contact sheets of the drawn plates of the cook book, of composed recipes or of files
  import FILE|DIR…         JSONL of schema.org recipes, HTML, Cooklang; resumes where it was interrupted
  import FILE… --user EMAIL   files of other apps into an account, with photos, notes and stars; one JSON a file
  export                   every recipe of the database, one JSON-LD per line`;

type Command = (args: string[]) => Promise<number> | number;

/** Each command is imported only when it is used. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: async () => (await import('./recipes-check.ts')).check,
  translations: async () => (await import('./recipes-translations.ts')).translations,
  parse: async () => (await import('./recipes-lines.ts')).parse,
  foods: async () => (await import('./recipes-foods.ts')).foods,
  nutrition: async () => (await import('./recipes-lines.ts')).nutrition,
  read: async () => (await import('./recipes-read.ts')).read,
  ask: async () => (await import('./recipes-ask.ts')).ask,
  match: async () => (await import('./recipes-match.ts')).match,
  compose: async () => (await import('./recipes-compose.ts')).compose,
  plates: async () => (await import('./recipes-plates.ts')).plates,
  import: async () => (await import('./recipes-database.ts')).importRecipes,
  export: async () => (await import('./recipes-database.ts')).exportRecipes,
};

/** A reader that closes the pipe early (`| head`) is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (load === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    const command = await load();
    process.exitCode = await command(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

export {};
