#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSettings, ROOT } from './steps.mjs';

loadSettings();

// A checkout runs the source as it is. The image has the build, and nothing that reads TypeScript.
const isCheckout = existsSync(join(ROOT, 'node_modules', 'tsx'));
if (isCheckout) await import('tsx');
const program = isCheckout ? 'apps/server/src/cli/cli.ts' : 'dist/server/cli.js';
await import(pathToFileURL(join(ROOT, program)).href);
