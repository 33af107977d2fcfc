import { detect } from './detect.ts';
import { household } from './household.ts';

const USAGE = `usage: npm run -s vision -- detect [--questions] PATH...
       npm run -s vision -- household DIR --confirmed FILE`;

const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<number | null>>> = { detect, household };

async function main([command = '', ...args]: string[]): Promise<number> {
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  const code = run ? await run(args) : null;
  if (code === null) console.error(USAGE);
  return code ?? 2;
}

process.exitCode = await main(process.argv.slice(2));
