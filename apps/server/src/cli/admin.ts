import { readEnv } from '../env.ts';
import { DEEDS, findDeed } from './admin-deeds.ts';
import { withContainer } from './with-container.ts';

const USAGE = Object.entries(DEEDS)
  .map(([name, { takes, does }]) => `npm run admin -- ${`${name} ${takes}`.trim().padEnd(24)} ${does}`)
  .join('\n');

async function main([name = '', ...given]: string[]): Promise<number> {
  const deed = findDeed(name, given);
  if (!deed) {
    console.error(USAGE);
    return 2;
  }
  console.log(await withContainer(readEnv(), (container) => deed.run(container, given)));
  return 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
