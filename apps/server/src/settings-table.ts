import { aboutSetting, SETTING_NAMES } from './settings.ts';

/** The settings as the table of the README. */
export function settingsTable(): string {
  const rows = SETTING_NAMES.map((name) => {
    const { otherwise, means } = aboutSetting(name);
    return `| \`${name}\` | ${otherwise} | ${means} |`;
  });
  return ['| name | default | what it does |', '| --- | --- | --- |', ...rows].join('\n');
}

/** A file to copy: every setting, none of them set. */
export function exampleFile(): string {
  const blocks = SETTING_NAMES.map((name) => {
    const { otherwise, means } = aboutSetting(name);
    return `# ${plain(means)}\n# Otherwise: ${plain(otherwise)}\n#${name}=\n`;
  });
  return `# Every setting. Set what you need in the environment, or hand a copy of this file to your container engine (--env-file).\n# Secrets may be files instead: SECRET_FILE=/run/secrets/secret\n\n${blocks.join('\n')}`;
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
