import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/browsers.mjs';
import { BROWSER_ARGUMENTS } from './browser-arguments.ts';
import { startBuiltServer } from './built-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    dataDir: string;
    browserEndpoint: string;
  }
}

/** One server and one browser for all tests; each test has its own browser context. */
export default async function setup(project: Pick<TestProject, 'provide'>) {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    const executablePath = await findBrowser();
    const browser = await chromium.launchServer({ executablePath, args: BROWSER_ARGUMENTS });
    closers.push(() => browser.close());
    const server = await startBuiltServer();
    closers.push(() => server.stop());
    project.provide('baseUrl', server.baseUrl);
    project.provide('dataDir', server.dataDir);
    project.provide('browserEndpoint', browser.wsEndpoint());
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
