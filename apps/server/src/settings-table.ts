import { aboutSetting, SETTING_NAMES } from './settings.ts';

/** The settings as the table of the README. */
export function settingsTable(): string {
  const rows = SETTING_NAMES.map((name) => {
    const { otherwise, means } = aboutSetting(name);
    return `| \`${name}\` | ${otherwise} | ${means} |`;
  });
  return ['| name | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}

/** For the services beside the server in compose.yaml. */
const COMPOSE_PASSWORDS = ['POSTGRES_PASSWORD', 'REDIS_PASSWORD'];

/** A file to copy: every setting, none of them set. */
export function exampleFile(): string {
  const blocks = SETTING_NAMES.map((name) => {
    const { otherwise, means } = aboutSetting(name);
    return `# ${plain(means)}\n# Otherwise: ${plain(otherwise)}\n#${name}=\n`;
  });
  const passwords = COMPOSE_PASSWORDS.map((name) => `#${name}=\n`).join('');
  return `# Every setting. Set what you need in the environment, or in a copy of this file named .env, which npm start, the command
# line and compose read. What the environment says wins. Secrets may be files instead: SECRET_FILE=/run/secrets/secret

${blocks.join('\n')}
# with compose.yaml only: the passwords of PostgreSQL and Redis, of letters and digits, because they stand in addresses
${passwords}`;
}

/** What holds for a server with these settings, secrets masked. */
export function settingsInForce(env: Readonly<Record<string, unknown>>): string {
  const width = Math.max(...SETTING_NAMES.map(({ length }) => length));
  return SETTING_NAMES.map((name) => {
    const { otherwise, secret } = aboutSetting(name);
    const value = env[name];
    if (value === undefined)
      return `${name.padEnd(width)}  ${otherwise === 'none' ? 'not set' : `not set (${plain(otherwise)})`}`;
    return `${name.padEnd(width)}  ${secret ? '********' : String(value)}`;
  }).join('\n');
}

const plain = (markdown: string): string => markdown.replaceAll('`', '');
