import { type Env, readEnv } from '../env.ts';
import { deedsOf, findCommand } from './admin-commands.ts';
import { withContainer } from './with-container.ts';

const usage = (env: Env): string =>
  deedsOf(env)
    .map(([name, { takes, does }]) => `npm run admin -- ${`${name} ${takes}`.trim().padEnd(24)} ${does}`)
    .join('\n');

async function main([name = '', ...given]: string[]): Promise<number> {
  const env = readEnv();
  const command = findCommand(name, given, env);
  if (!command) {
    console.error(usage(env));
    return 2;
  }
  const { newSecret } = command;
  console.log(await withContainer(env, (container) => command.run(container, given), { newSecret }));
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
