/// <reference lib="webworker" />

/**
 * Keeps the shell, the recipe page and the kitchen's own answers, so that a recipe that was opened can be cooked
 * without a network. Recipes themselves are kept by their page; nothing under /api passes through here.
 */

// Written in by the build.
declare const __VERSION__: string;
declare const __FILES__: readonly string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const SHELL = `crisper-shell-${__VERSION__}`;
const NAVIGATION_MS = 4000;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(SHELL);
      await cache.addAll(__FILES__);
      await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await caches.keys();
      const old = names.filter((name) => name.startsWith('crisper-shell-') && name !== SHELL);
      await Promise.all(old.map((name) => caches.delete(name)));
      await worker.clients.claim();
    })(),
  );
});

/** The page from the network; the kept shell when it does not answer. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(NAVIGATION_MS) });
  } catch (error) {
    const kept = await caches.match('/');
    if (kept) return kept;
    throw error;
  }
}

/** Names under assets/ change with their content, so what is kept is right. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(SHELL);
    await cache.put(request, response.clone());
  }
  return response;
}

async function networkFirst(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request);
    if (kept) return kept;
    throw error;
  }
}

/** Photos that another app shares to Crisper lie here until the scan page takes them. */
const SHARED = 'crisper-shared';

/** Nothing of it goes to the network: the scan page sends the photos as it sends all others. */
async function takeShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const photos = form.getAll('photos').filter((entry) => entry instanceof File);
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  await Promise.all(photos.map((photo, at) => cache.put(`/shared/${at}`, new Response(photo))));
  return Response.redirect('/scan?shared', 303);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.origin === worker.location.origin && url.pathname === '/share')
    return event.respondWith(takeShared(request));
  if (request.method !== 'GET' || url.origin !== worker.location.origin || url.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (__FILES__.includes(url.pathname)) event.respondWith(networkFirst(request));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    (async () => {
      const [open] = await worker.clients.matchAll({ type: 'window' });
      await (open ? open.focus() : worker.clients.openWindow('/'));
    })(),
  );
});
