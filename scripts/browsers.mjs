import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT, run, step } from './steps.mjs';

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
const START_LIMIT_MS = 60_000;

/** How the system's packages are installed, by the program that does it. */
const PACKAGES = {
  'apt-get': async (env) => {
    const install = (name) =>
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
    await run('apt-get', ['update', '-qq'], { env });
    await install(NAMES[0]).catch(() => install(NAMES[1]));
  },
  apk: (env) => run('apk', ['add', '--quiet', 'chromium'], { env }),
};

/** Where a browser may come from, in the order in which they are tried. Each gives paths, or throws with the reason. */
const SOURCES = [
  { name: 'an installed Chromium or Chrome', find: installed },
  { name: 'the npm package @sparticuz/chromium', find: carried },
  { name: "Playwright's download", find: downloaded },
  { name: "the system's packages", find: packaged },
];

/** The browser that CHROME_PATH names, else the first that starts. Throws with what was tried. */
export async function findBrowser({ sources = SOURCES, chosen = process.env.CHROME_PATH, except } = {}) {
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Error(`CHROME_PATH names ${chosen}, but no browser starts there.`);
  }
  const tried = [];
  for (const { name, find } of sources) {
    try {
      const paths = (await find()).filter((path) => !except || !isSame(path, except));
      for (const path of paths) if (await starts(path)) return path;
      tried.push(`${name} (${paths.length > 0 ? `${paths.join(', ')} does not start` : 'none'})`);
    } catch (error) {
      tried.push(`${name} (${reason(error)})`);
    }
  }
  throw new Error(`No browser was found for the journeys; tried were ${tried.join(', ')}. Set CHROME_PATH.`);
}

/** Some systems install a program of that name which only says how to get a browser, or lack its libraries. */
async function starts(executablePath) {
  const { chromium } = await import('playwright-core');
  try {
    await (await chromium.launch({ executablePath, timeout: START_LIMIT_MS })).close();
    return true;
  } catch {
    return false;
  }
}

/** One browser may be found under several names. */
const isSame = (a, b) => existsSync(a) && existsSync(b) && realpathSync(a) === realpathSync(b);

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return candidates.filter((path) => existsSync(path));
}

async function carried() {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('only for Linux on x64');
  // Makes the package unpack the system libraries that are missing on a bare machine.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return [await chromium.executablePath()];
}

async function downloaded() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    const program = join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
    await step('Downloading a browser', () =>
      run(process.execPath, [program, 'install', '--no-shell', '--no-progress', 'chromium']),
    );
  }
  return [path];
}

/** Last, because it changes the machine. A browser that was downloaded may have missed only the libraries. */
async function packaged() {
  if (process.getuid?.() !== 0) throw new Error('needs root');
  const program = Object.keys(PACKAGES).find((name) => inPath(name));
  if (!program) throw new Error(`neither ${Object.keys(PACKAGES).join(' nor ')} is here`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step(`Installing a browser with ${program}`, () => PACKAGES[program](env));
  return installed();
}

function inPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => folder && existsSync(join(folder, name)));
}

function reason(error) {
  const lines = error.message.trim().split('\n');
  return (lines.find((line) => /error|unable|failed/i.test(line)) ?? lines[0]).slice(0, 200);
}
