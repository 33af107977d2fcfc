import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, step } from './steps.mjs';

// The headless shell first: it renders no window, which halves the work on a small machine.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The npm package has a browser for Linux on x64 only. */
export const BROWSER_COMES_WITH_NPM = process.platform === 'linux' && process.arch === 'x64';

/** An installed Chrome or Chromium, if there is one. */
export function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return candidates.find((path) => existsSync(path));
}

/** The installed browser. If there is none, installs one on Debian as root. */
export async function installBrowser() {
  const found = installedBrowser();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  await step('Installing a browser', async () => {
    await run('apt-get', ['update', '-qq'], { env });
    await install(NAMES[0]).catch(() => install(NAMES[1]));
  }).catch((error) => console.log(error.message));
  return installedBrowser();
}
