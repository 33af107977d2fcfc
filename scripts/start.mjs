import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assertNode, install, loadSettings, ROOT } from './steps.mjs';

const development = process.argv.includes('--dev');

assertNode();
process.chdir(ROOT);
try {
  loadSettings();
  await install();
  if (development) {
    const { dev } = await import('./dev.mjs');
    await dev();
  } else {
    const { build } = await import('./build.mjs');
    await build();
    process.env.NODE_ENV ??= 'production';
    // Without a public URL or a Stripe key this is a local run: test cards only, and a banner says so.
    const { PUBLIC_URL, STRIPE_SECRET_KEY } = process.env;
    if (!PUBLIC_URL && !STRIPE_SECRET_KEY) process.env.PAYMENTS ??= 'sandbox';
    if (process.argv.includes('--worker')) process.env.ROLE = 'worker';
    // In this process, so that Ctrl-C reaches the server directly.
    await import(pathToFileURL(join(ROOT, 'dist', 'server', 'main.js')).href);
  }
} catch (error) {
  console.error(error.message);
  console.error('Crisper did not start. Fix what is named above and run npm start again.');
  process.exit(1);
}
