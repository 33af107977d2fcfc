import { AsyncLocalStorage } from 'node:async_hooks';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@crisper/contract/languages';
import type { Missing } from '@crisper/contract/site/site';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Budgets } from '../../budgets/budgets.ts';
import { timed } from '../../budgets/spending.ts';
import { escapeHtml, scriptSafe } from '../html.ts';
import { createPaintingQueue } from './painting-queue.ts';

/** After this, the page is sent without its first paint. */
const PAINT_LIMIT_MS = 1_000;
const KEPT_CHARS = 20_000_000;
/** The least that a page is charged which is drawn. */
const DRAWN_MS = 10;

/** The module that the web build provides for rendering the first paint. */
interface Painter {
  /** Below which path the site is served. Called before everything else. */
  serveBelow(base: string): void;
  skeleton(): string;
  askThrough(answer: (address: string) => Promise<Response>): void;
  /** Which parts of the product this installation does not have. */
  leaveOut(missing: readonly Missing[]): void;
  /** Null for a page that is not painted. Asking is cheap, drawing is not. */
  ask(address: string): Promise<Asked | null>;
}

interface Asked {
  /** The same for all addresses that show the same page. */
  address: string;
  answers: unknown;
  module: string;
  draw(): string;
}

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** Who asks for a page, in which language, and pays for it. */
interface Asker {
  ip: string;
  network: string;
  language: Language;
}

/** Returns the template with the HTML that is shown at an address until the scripts run. */
export type FirstPaint = (template: string, address: string, asker: Asker) => Promise<string>;

interface Installation {
  missing: readonly Missing[];
  /** The name of the provider through which one may sign in. */
  provider: string | undefined;
  /** Below which path the site is served. */
  base: string;
  budgets: Budgets;
}

export async function openFirstPaint(
  app: FastifyInstance,
  webRoot: string,
  { missing, provider, base, budgets }: Installation,
): Promise<FirstPaint> {
  const facts = [
    missing.length > 0 ? `data-without="${missing.join(' ')}" ` : '',
    provider === undefined ? '' : `data-provider="${escapeHtml(provider)}" `,
  ].join('');
  const rooted = (page: string) => page.replace('<html ', () => `<html ${facts}`);
  const askers = new AsyncLocalStorage<Asker>();
  /** A module says everything in one language, so there is one of each, from when it is first needed. */
  const painters = new Map<Language, Promise<Painter | undefined>>();
  const painterOf = (language: Language): Promise<Painter | undefined> => {
    const known = painters.get(language);
    if (known) return known;
    const opening = openPainter(language);
    painters.set(language, opening);
    return opening;
  };
  const openPainter = async (language: Language): Promise<Painter | undefined> => {
    const painter = await load(join(webRoot, '.vite/paint/first-paint.js'), language);
    painter?.serveBelow(base);
    painter?.leaveOut(missing);
    // Pages are rendered from what the API returns to a guest, through the same routes, who pays as for any other request.
    painter?.askThrough(async (address) => {
      const { ip, language: asked } = askers.getStore() ?? { language };
      const headers = { 'accept-language': asked };
      const { body, statusCode } = await app.inject({
        url: address,
        headers,
        ...(ip && { remoteAddress: ip }),
      });
      return new Response(body, { status: statusCode });
    });
    return painter;
  };
  if (!(await painterOf('en'))) return async (template) => rooted(template);
  const manifest: Manifest = JSON.parse(await readFile(join(webRoot, '.vite/manifest.json'), 'utf8'));
  const inTurn = createPaintingQueue();
  /** Drawing is slower than asking, so a page is drawn anew only when its answers or the minute are others. */
  const drawn = new LRUCache<string, { from: string; html: string }>({
    maxSize: KEPT_CHARS,
    sizeCalculation: ({ from, html }, address) => address.length + from.length + html.length,
  });

  /** Null when the page is not painted, or not for this network now. */
  const paint = async (painter: Painter, address: string, asker: Asker, signal: AbortSignal) => {
    const { network, language } = asker;
    const spender = { person: undefined, network };
    const asked = await askers.run(asker, () => painter.ask(address));
    if (!asked) return null;
    const from = JSON.stringify(asked.answers);
    const key = `${language} ${asked.address}`;
    const known = drawn.get(key);
    if (known?.from === from) return { ...asked, html: known.html };
    if (budgets.waitMs(spender, 'painting') > 0) return null;
    const drawing = inTurn(network, signal, () =>
      timed(
        () => asked.draw(),
        (ms) => budgets.spend(spender, 'painting', Math.max(DRAWN_MS, ms)),
      ),
    );
    if (!drawing) return null;
    const html = await drawing;
    drawn.set(key, { from, html });
    return { ...asked, html };
  };

  return async (template, address, asker) => {
    const painter = (await painterOf(asker.language))!;
    const skeleton = `<div id="skeleton">${painter.skeleton()}</div>`;
    const painted = await within((signal) => paint(painter, address, asker, signal)).catch(() => null);
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
        `<script type="application/json" id="initial-data">${scriptSafe(painted.answers)}</script>`,
      ].join(''),
    );
    return rooted(page).replace('<html ', () => `<html data-page="${path}" `);
  };
}

function fill(template: string, body: string): string {
  return template.replace('<div id="root"></div>', () => body);
}

/** Without this module the pages are still served, but start empty. */
async function load(path: string, language: Language): Promise<Painter | undefined> {
  const missing = (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  };
  return import(`${pathToFileURL(path).href}?language=${language}`).catch(missing) as Promise<
    Painter | undefined
  >;
}

/** A module's files, each after the files it imports, so that the browser can preload them in this order. */
function filesOf(manifest: Manifest, module: string, files = new Set<string>(), seen = new Set<string>()) {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return files;
  seen.add(module);
  for (const name of chunk.imports ?? []) filesOf(manifest, name, files, seen);
  return files.add(chunk.file);
}

function within<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const signal = AbortSignal.timeout(PAINT_LIMIT_MS);
  const late = new Promise<never>((_, fail) => {
    signal.addEventListener('abort', () => fail(new Error('The page was not painted in time.')));
  });
  return Promise.race([work(signal), late]);
}
