import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startBuiltServer } from './built-server.ts';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    dataDir: string;
    browserEndpoint: string;
  }
}

/** One server and one browser for all tests; each test has its own browser context. */
export default async function setup(project: TestProject) {
  const server = await startBuiltServer();
  const browser = await chromium
    .launchServer({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS })
    .catch(async (error) => {
      await server.stop();
      throw error;
    });
  project.provide('baseUrl', server.baseUrl);
  project.provide('dataDir', server.dataDir);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
  };
}
