import { existsSync } from 'node:fs';
import { BROWSER_COMES_WITH_NPM, installedBrowser } from '../../scripts/browsers.mjs';

/** The browser from the npm package, so that tests use the same one everywhere; on other platforms an installed one. */
export async function findBrowser(): Promise<string> {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROME_PATH names ${wanted}, but there is no such file.`);
  }
  if (BROWSER_COMES_WITH_NPM) return carriedBrowser();
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    'Journeys need a browser, and npm carries one for Linux on x64 alone. Install Chromium or Chrome, or set CHROME_PATH.',
  );
}

async function carriedBrowser(): Promise<string> {
  // Makes the package unpack the system libraries that are missing on a bare machine.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

/** A name for the tested server as another machine of a home network has one: not localhost, so not secure. */
export const HOME_NETWORK = 'kitchen.test';

/** The sandbox does not work as root; the other flags stop the browser's background network requests. */
export const BROWSER_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--host-resolver-rules=MAP ${HOME_NETWORK} localhost`,
  // A fake camera, with the permission granted; tests that need a refusal deny it themselves.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];
