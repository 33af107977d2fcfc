import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { BROWSER_ARGUMENTS } from '../../e2e/support/browser-arguments.ts';
import { startBuiltServer } from '../../e2e/support/built-server.ts';
import { findBrowser } from '../../scripts/browsers.mjs';
import type { Row } from '../row.ts';

const FIRST_JS_LIMIT_KB = 130;
const LCP_LIMIT_MS = 1_500;
const RUNS = 5;
/** A mid-range phone on a typical mobile network: a quarter of this machine's speed, 1.6 Mbit/s, 150 ms round trip. */
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const CPU_SLOWER = 4;
/** Turns off server rendering, for comparison: the page shows its skeleton until the scripts have run. */
const OUTLINE = 'delete document.documentElement.dataset.page;';

interface Paint {
  ms: number;
  image: boolean;
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
}

/** Gzipped size of all scripts that the landing page loads by itself. */
async function firstScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage(PHONE);
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total / 1024;
}

async function largestPaint(browser: Browser, url: string, firstPaint: boolean): Promise<Paint> {
  const page = await browser.newPage(PHONE);
  if (!firstPaint)
    await page.route('**/boot.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: OUTLINE }),
    );
  await throttle(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { url: string };
          resolve({ ms: last.startTime, image: last.url !== '' });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.close();
  return paint;
}

async function medianPaint(browser: Browser, url: string, firstPaint: boolean): Promise<Paint> {
  const paints: Paint[] = [];
  for (let run = 0; run < RUNS; run += 1) paints.push(await largestPaint(browser, url, firstPaint));
  paints.sort((a, b) => a.ms - b.ms);
  return paints[Math.floor(RUNS / 2)]!;
}

export default async function web(): Promise<Row[]> {
  const server = await startBuiltServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const kilobytes = await firstScripts(browser, server.baseUrl);
    const paint = await medianPaint(browser, server.baseUrl, true);
    const bare = await medianPaint(browser, server.baseUrl, false);
    return [
      {
        name: 'landing: first JavaScript, gzip',
        measured: `${kilobytes.toFixed(1)} KB`,
        target: `<= ${FIRST_JS_LIMIT_KB} KB`,
        ok: kilobytes <= FIRST_JS_LIMIT_KB,
      },
      {
        name: `landing: largest contentful paint, mid phone${paint.image ? ', an image' : ', text'}`,
        measured: `${Math.round(paint.ms)} ms`,
        target: `< ${LCP_LIMIT_MS} ms, no image`,
        ok: paint.ms < LCP_LIMIT_MS && !paint.image,
        alternative: `${Math.round(bare.ms)} ms drawn by scripts alone`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
