import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

// The shell draws no window around a page, which is half of a browser's work on a small machine.
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

/** An installed Chrome or Chromium, else the one that an npm package carries. */
export async function findBrowser(): Promise<string> {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROME_PATH names ${wanted}, but there is no such file.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return candidates.find((path) => existsSync(path)) ?? carriedBrowser();
}

async function carriedBrowser(): Promise<string> {
  // Makes the package unpack the system libraries that it needs on a bare machine.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** As root there is no sandbox to drop into; the rest keeps the browser from calling home. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A camera without a device behind it, and nobody who would have to allow it; a journey denies it where it wants to.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];
