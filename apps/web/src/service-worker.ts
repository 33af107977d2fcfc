/// <reference lib="webworker" />

/**
 * Caches the shell, the pages that can be read offline and the kitchen's local answers, so that an opened recipe can be cooked
 * offline. The pages store the recipes and answers themselves; requests to /api are not handled here.
 */
import type { PushMessage } from '@crisper/contract/notices/notices';
import { clientsClaim } from 'workbox-core';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';

// Inserted by the build.
declare const __VERSION__: string;
declare const __FILES__: PrecacheEntry[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const ASSETS = `crisper-assets-${__VERSION__}`;
/** Asset caches of other versions, and of the worker before this one. */
const OUTDATED = /^crisper-(assets|shell)-/;
const NAVIGATION_SECONDS = 4;

/** Where a browser finds a path of ours. The worker stands at the root of the site, or where the site is served below. */
const inBase = (path: string): string =>
  new URL(`.${path}`, worker.location.href).href.slice(worker.location.origin.length);

void worker.skipWaiting();
clientsClaim();
worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => OUTDATED.test(name) && name !== ASSETS);
      await Promise.all(old.map((name) => caches.delete(name)));
    })(),
  );
});

const orKept = (url: string) => ({ handlerDidError: () => matchPrecache(url) });

/** What a proxy says for a server that does not answer. */
const OF_PROXY: readonly number[] = [502, 503, 504];
const onlyAnswers = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (OF_PROXY.includes(response.status)) throw new Error('The server is away.');
    return response;
  },
};

/** The page from the network; the cached shell if there is no answer. */
const page = new NetworkOnly({
  networkTimeoutSeconds: NAVIGATION_SECONDS,
  plugins: [onlyAnswers, orKept(inBase('/'))],
});
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith(inBase('/api/')),
  page,
);

// File names that stay the same when their content changes: network first.
for (const { url, revision } of __FILES__)
  if (revision)
    registerRoute(
      ({ url: asked, sameOrigin }) => sameOrigin && asked.pathname === inBase(url),
      new NetworkOnly({ plugins: [orKept(inBase(url))] }),
    );

// Names under assets/ change with their content, so the cache is always right.
precacheAndRoute(
  __FILES__.map((file) => ({ ...file, url: inBase(file.url) })),
  { cleanURLs: false },
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(inBase('/assets/')),
  new CacheFirst({ cacheName: ASSETS }),
);

/** Stores what another app shared until the page that takes it has read it: photos the scan page, files the import page. */
const SHARED = 'crisper-shared';

/** A recipe as a link or a text. After the "#", because it may be longer than an address may be on its way to a server. */
function importAddress(form: FormData): string {
  const [url, text, title] = ['url', 'text', 'title'].map((name) => String(form.get(name) ?? '').trim());
  // Many apps send the link as the text.
  const link = url || (/^https?:\/\/\S+$/.test(text ?? '') ? text : '');
  const shared = new URLSearchParams(
    link ? { url: link } : { text: [title, text].filter(Boolean).join('\n\n') },
  );
  return inBase(`/import#${shared}`);
}

/** Nothing is sent to the network here: the page that takes it sends it like anything else. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const filesOf = (name: string) => form.getAll(name).filter((entry) => entry instanceof File);
  const [photos, recipes] = [filesOf('photos'), filesOf('recipes')];
  const files = recipes.length > 0 ? recipes : photos;
  if (files.length === 0) return Response.redirect(importAddress(form), 303);
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  await Promise.all(
    files.map((file, at) => {
      const headers = { 'x-file-name': encodeURIComponent(file.name) };
      return cache.put(inBase(`/shared/${at}`), new Response(file, { headers }));
    }),
  );
  return Response.redirect(inBase(recipes.length > 0 ? '/recipes/import?shared' : '/scan?shared'), 303);
}
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === inBase('/share'),
  ({ request }) => takeShared(request),
  'POST',
);

/** What spoils soon, from the server. Browsers insist that every message shows something. */
worker.addEventListener('push', (event) => {
  const { title, body, url } = (event.data?.json() ?? {}) as Partial<PushMessage>;
  event.waitUntil(
    worker.registration.showNotification(title ?? 'Crisper', {
      body: body ?? 'Something in your pantry should be eaten soon.',
      icon: inBase('/icon-192.png'),
      tag: 'use-soon',
      data: { url: url ?? '/pantry' },
    }),
  );
});

/** The page of a notice; undefined for a timer, which rings where it was set. Never another site. */
function pageOf({ data }: Notification): string | undefined {
  const { url } = (data ?? {}) as { url?: unknown };
  return typeof url === 'string' && url.startsWith('/') ? inBase(url) : undefined;
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const page = pageOf(event.notification);
  event.waitUntil(
    (async () => {
      const [open] = await worker.clients.matchAll({ type: 'window' });
      if (!open) return worker.clients.openWindow(page ?? inBase('/'));
      const focused = await open.focus();
      return page === undefined ? focused : focused.navigate(page);
    })(),
  );
});
