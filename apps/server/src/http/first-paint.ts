import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Missing } from '@crisper/contract/site';
import type { FastifyInstance } from 'fastify';
import { escapeHtml, scriptSafe } from './html.ts';

/** After this, the page is sent without its first paint. */
const PAINT_LIMIT_MS = 1_000;

/** The module that the web build provides for rendering the first paint. */
interface Painter {
  /** Below which path the site is served. Called before everything else. */
  serveBelow(base: string): void;
  skeleton(): string;
  askThrough(answer: (address: string) => Promise<Response>): void;
  /** Which parts of the product this installation does not have. */
  leaveOut(missing: readonly Missing[]): void;
  paint(address: string): Promise<{ html: string; answers: unknown; module: string } | null>;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Returns the template with the HTML that is shown at an address until the scripts run. */
export type FirstPaint = (template: string, address: string) => Promise<string>;

interface Installation {
  missing: readonly Missing[];
  /** The name of the provider through which one may sign in. */
  provider: string | undefined;
  /** Below which path the site is served. */
  base: string;
}

export async function openFirstPaint(
  app: FastifyInstance,
  webRoot: string,
  { missing, provider, base }: Installation,
): Promise<FirstPaint> {
  const facts = [
    missing.length > 0 ? `data-without="${missing.join(' ')}" ` : '',
    provider === undefined ? '' : `data-provider="${escapeHtml(provider)}" `,
  ].join('');
  const rooted = (page: string) => page.replace('<html ', () => `<html ${facts}`);
  const painter = await load(join(webRoot, '.vite/paint/first-paint.js'));
  if (!painter) return async (template) => rooted(template);
  painter.serveBelow(base);
  painter.leaveOut(missing);
  const skeleton = `<div id="skeleton">${painter.skeleton()}</div>`;
  const manifest: Manifest = JSON.parse(await readFile(join(webRoot, '.vite/manifest.json'), 'utf8'));
  // Pages are rendered from what the API returns to a guest, through the same routes.
  painter.askThrough(async (address) => {
    const { body, statusCode } = await app.inject(address);
    return new Response(body, { status: statusCode });
  });

  return async (template, address) => {
    const painted = await within(painter.paint(address)).catch(() => null);
    if (!painted) return rooted(fill(template, `<div id="root"></div>${skeleton}`));
    const preloads = [...filesOf(manifest, painted.module)].map(
      (file) => `<link rel="modulepreload" crossorigin href="${base}/${file}">`,
    );
    const path = escapeHtml(base + new URL(address, 'http://localhost').pathname);
    const page = fill(
      template,
      [
        `<div id="root">${painted.html}</div>${skeleton}`,
        `<template id="preloads" data-for="${path}">${preloads.join('')}</template>`,
        `<script type="application/json" id="first-answers">${scriptSafe(painted.answers)}</script>`,
      ].join(''),
    );
    return rooted(page).replace('<html ', () => `<html data-page="${path}" `);
  };
}

function fill(template: string, body: string): string {
  return template.replace('<div id="root"></div>', () => body);
}

/** Without this module the pages are still served, but start empty. */
async function load(path: string): Promise<Painter | undefined> {
  const missing = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  };
  return import(pathToFileURL(path).href).catch(missing) as Promise<Painter | undefined>;
}

/** A module's files, each after the files it imports, so that the browser can preload them in this order. */
function filesOf(manifest: Manifest, module: string, files = new Set<string>(), seen = new Set<string>()) {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return files;
  seen.add(module);
  for (const name of chunk.imports ?? []) filesOf(manifest, name, files, seen);
  return files.add(chunk.file);
}

function within<Value>(work: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, fail) => {
    setTimeout(fail, PAINT_LIMIT_MS, new Error('The page was not painted in time.')).unref();
  });
  return Promise.race([work, late]);
}
