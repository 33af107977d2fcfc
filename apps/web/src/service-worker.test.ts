import { compileFunction } from 'node:vm';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { bundledWorker } from '../service-worker-plugin.ts';

const HOME = 'https://crisper.test';
const FILES = [
  { url: '/', revision: 'r1' },
  { url: '/boot.js', revision: 'r1' },
  { url: '/assets/main-1.js', revision: null },
];

/** The parts of a service worker's environment that are used here: Node has requests, but no caches and no events. */
class MemoryCache {
  kept = new Map<string, Response>();
  private key(request: Request | string) {
    return new URL(typeof request === 'string' ? request : request.url, HOME).href;
  }
  async match(request: Request | string) {
    return this.kept.get(this.key(request))?.clone();
  }
  async put(request: Request | string, response: Response) {
    this.kept.set(this.key(request), response);
  }
  async keys() {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
  async delete(request: Request | string) {
    return this.kept.delete(this.key(request));
  }
}

class LifeEvent extends Event {
  waiting: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>) {
    this.waiting.push(work);
  }
}

class AskEvent extends LifeEvent {
  answer: Promise<Response> | undefined;
  constructor(readonly request: Request) {
    super('fetch');
  }
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
}

let code: string;
let scope: EventTarget;
let stored: Map<string, MemoryCache>;
let network: (path: string) => Promise<Response>;
let asked: string[];
const skipWaiting = vi.fn();
const claim = vi.fn();
const showNotification = vi.fn();
const openWindow = vi.fn();
let windows: object[] = [];

beforeAll(async () => {
  code = await bundledWorker(FILES);
}, 60_000);

beforeEach(() => begin());

/** `base` is where the site is served below; the root by default. */
async function begin(base = ''): Promise<void> {
  scope = new EventTarget();
  stored = new Map([['crisper-shell-old', new MemoryCache()]]);
  asked = [];
  network = async (path) => new Response(`network ${path}`);
  const globals = {
    location: new URL(`${base}/sw.js`, HOME),
    registration: { scope: `${HOME}${base}/`, showNotification },
    caches: {
      open: async (name: string) => {
        if (!stored.has(name)) stored.set(name, new MemoryCache());
        return stored.get(name);
      },
      keys: async () => [...stored.keys()],
      delete: async (name: string) => stored.delete(name),
      match: async (request: Request | string, { cacheName }: { cacheName: string }) =>
        stored.get(cacheName)?.match(request),
    },
    fetch: (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      return network(pathname);
    },
    FetchEvent: AskEvent,
    ExtendableEvent: LifeEvent,
    // A worker may use relative URLs; Node needs a base URL.
    Request: class extends Request {
      constructor(input: Request | string, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, HOME) : input, init);
      }
    },
    Response: class extends Response {
      static override redirect(url: string | URL, status = 302) {
        return new Response(null, { status, headers: { location: String(url) } });
      }
    },
  };
  const self = Object.assign(scope, globals, {
    skipWaiting,
    clients: { claim, matchAll: async () => windows, openWindow },
  });
  compileFunction(code, ['self', ...Object.keys(globals)])(self, ...Object.values(globals));
  await live('install');
  await live('activate');
  asked = [];
}

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

async function live(type: string): Promise<void> {
  const event = new LifeEvent(type);
  scope.dispatchEvent(event);
  await Promise.all(event.waiting);
}

/** The worker's response; undefined if it leaves the request to the browser. */
async function ask(path: string, init: RequestInit & { navigate?: boolean } = {}) {
  const { navigate, ...rest } = init;
  const request = new Request(new URL(path, HOME), rest);
  if (navigate) Object.defineProperty(request, 'mode', { value: 'navigate' });
  const event = new AskEvent(request);
  scope.dispatchEvent(event);
  const answer = await event.answer;
  await Promise.all(event.waiting);
  return answer;
}

const text = async (path: string, init?: Parameters<typeof ask>[1]) => (await ask(path, init))?.text();
const offline = () => {
  network = () => Promise.reject(new TypeError('Failed to fetch'));
};

it('takes over at once and forgets what older versions kept', () => {
  expect(skipWaiting).toHaveBeenCalled();
  expect(claim).toHaveBeenCalled();
  expect([...stored.keys()].filter((name) => name.startsWith('crisper-'))).toEqual([]);
});

it('shows pages from the network, and the kept shell without one', async () => {
  expect(await text('/recipes?search=soup', { navigate: true })).toBe('network /recipes');
  offline();
  expect(await text('/recipe/stew', { navigate: true })).toBe('network /');
});

it('shows the kept shell when the network stays silent', async () => {
  vi.useFakeTimers();
  network = () => new Promise(() => undefined);
  const answer = text('/shopping', { navigate: true });
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toBe('network /');
});

it.each([502, 503, 504])(
  'shows the kept shell for a proxy’s %d, and what the server itself says',
  async (status) => {
    network = async () => new Response('nginx', { status });
    expect(await text('/plan', { navigate: true })).toBe('network /');
    network = async () => new Response('not found', { status: 404 });
    expect(await text('/nowhere', { navigate: true })).toBe('not found');
  },
);

it('asks the network for files whose names stay, and falls back to the kept ones', async () => {
  network = async () => new Response('newer');
  expect(await text('/boot.js')).toBe('newer');
  offline();
  expect(await text('/boot.js')).toBe('network /boot.js');
});

it('answers assets from what is kept, and keeps those it had to fetch', async () => {
  expect(await text('/assets/main-1.js')).toBe('network /assets/main-1.js');
  expect(asked).toEqual([]);
  expect(await text('/assets/plan-page-1.js')).toBe('network /assets/plan-page-1.js');
  offline();
  expect(await text('/assets/plan-page-1.js')).toBe('network /assets/plan-page-1.js');
});

it('keeps no asset that failed', async () => {
  network = async () => new Response('gone', { status: 404 });
  expect((await ask('/assets/old-1.js'))?.status).toBe(404);
  offline();
  await expect(ask('/assets/old-1.js')).rejects.toThrow();
});

it('leaves the API and all that writes to the browser', async () => {
  expect(await ask('/api/recipes')).toBeUndefined();
  expect(await ask('/api/docs', { navigate: true })).toBeUndefined();
  expect(await ask('/assets/main-1.js', { method: 'POST' })).toBeUndefined();
  expect(await ask('https://elsewhere.test/assets/main-1.js')).toBeUndefined();
});

it('keeps to the path below which the site is served', async () => {
  await begin('/kitchen');
  expect(await text('/kitchen/recipes', { navigate: true })).toBe('network /kitchen/recipes');
  expect(await ask('/kitchen/api/docs', { navigate: true })).toBeUndefined();
  offline();
  expect(await text('/kitchen/recipe/stew', { navigate: true })).toBe('network /kitchen/');
  expect(await text('/kitchen/boot.js')).toBe('network /kitchen/boot.js');
  expect(await text('/kitchen/assets/main-1.js')).toBe('network /kitchen/assets/main-1.js');
  const shared = await ask('/kitchen/share', { method: 'POST', body: new FormData() });
  expect(shared?.headers.get('location')).toBe('/kitchen/import#text=');
  windows = [];
  await happens('notificationclick', { notification: { close: vi.fn(), data: { url: '/pantry' } } });
  expect(openWindow).toHaveBeenLastCalledWith('/kitchen/pantry');
});

it('lays shared photos where the scan page takes them, and sends nothing', async () => {
  const body = new FormData();
  body.append('photos', new File(['shelf'], 'a.jpg', { type: 'image/jpeg' }));
  body.append('photos', new File(['drawer'], 'b.jpg', { type: 'image/jpeg' }));
  body.append('title', 'My fridge');
  const answer = await ask('/share', { method: 'POST', body });
  expect(answer?.headers.get('location')).toBe('/scan?shared');
  const kept = [...(stored.get('crisper-shared')?.kept.values() ?? [])];
  expect(await Promise.all(kept.map((photo) => photo.text()))).toEqual(['shelf', 'drawer']);
  expect(asked).toEqual([]);
});

it('lays shared files with recipes where the import page takes them, with their names', async () => {
  const body = new FormData();
  body.append('recipes', new File(['soup'], 'Meine Küche.paprikarecipes'));
  const answer = await ask('/share', { method: 'POST', body });
  expect(answer?.headers.get('location')).toBe('/recipes/import?shared');
  const [kept] = [...(stored.get('crisper-shared')?.kept.values() ?? [])];
  expect(await kept?.text()).toBe('soup');
  expect(decodeURIComponent(kept?.headers.get('x-file-name') ?? '')).toBe('Meine Küche.paprikarecipes');
  expect(asked).toEqual([]);
});

async function happens(type: string, more: object): Promise<void> {
  const event = Object.assign(new LifeEvent(type), more);
  scope.dispatchEvent(event);
  await Promise.all(event.waiting);
}

it('shows what the server pushes, and something of its own for an empty message', async () => {
  const said = { title: 'Use soon: spinach', body: 'Spinach today.', url: '/recipe/soup' };
  await happens('push', { data: { json: () => said } });
  expect(showNotification).toHaveBeenLastCalledWith(
    said.title,
    expect.objectContaining({ body: said.body, data: { url: said.url } }),
  );
  await happens('push', { data: null });
  expect(showNotification).toHaveBeenLastCalledWith(
    'Crisper',
    expect.objectContaining({ data: { url: '/pantry' } }),
  );
});

it('opens the page of a notice, in an open window if there is one, and never another site', async () => {
  const close = vi.fn();
  const press = (data: unknown) => happens('notificationclick', { notification: { close, data } });
  windows = [];
  await press({ url: '/recipe/soup' });
  expect(openWindow).toHaveBeenLastCalledWith('/recipe/soup');
  await press({ url: 'https://elsewhere.test/' });
  expect(openWindow).toHaveBeenLastCalledWith('/');

  const navigate = vi.fn();
  windows = [{ focus: async () => ({ navigate }) }];
  await press({ url: '/pantry' });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/pantry');
  // A timer has no page: a user who set it is brought back to where they were.
  await press(null);
  expect(navigate).toHaveBeenCalledOnce();
  expect(openWindow).toHaveBeenCalledTimes(2);
});
