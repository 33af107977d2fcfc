// @vitest-environment jsdom
import { login, me, revokeSession } from '@crisper/contract/auth/auth';
import { endpoint } from '@crisper/contract/endpoint';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, call } from './api.ts';
import { refreshSession, signOut } from './session/session.ts';
import { COOK } from './session/session-fixture.ts';
import { getSession, keepSession, restoreSession } from './session/session-store.ts';

const cook = COOK;
const find = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  summary: 'A thing',
  access: 'optional',
  params: z.object({ id: z.string() }),
  query: z.object({ tag: z.array(z.string()).optional(), page: z.number().optional() }),
  response: z.object({ name: z.string() }),
});

const fetched = vi.fn<typeof fetch>();

function answer(status: number, body: unknown): void {
  fetched.mockImplementation(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
}

function lastCall(): { url: string; init: RequestInit & { headers: Headers } } {
  const [url, init] = fetched.mock.lastCall!;
  return { url: String(url), init: init as RequestInit & { headers: Headers } };
}

beforeEach(() => {
  localStorage.clear();
  restoreSession();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => vi.unstubAllGlobals());

describe('call', () => {
  it('fills the path and the query, escaping what it is given', async () => {
    answer(200, { name: 'salt' });
    const thing = await call(find, { params: { id: 'a/b c' }, query: { tag: ['x', 'y&z'], page: 2 } });
    expect(thing).toEqual({ name: 'salt' });
    expect(lastCall().url).toBe('/api/things/a%2Fb%20c?tag=x&tag=y%26z&page=2');
  });

  it('sends the bearer token and cookies, and a content type only with a body', async () => {
    keepSession({ token: 'secret', user: cook });
    answer(200, { user: cook });
    await call(me);
    expect(lastCall().init.headers.get('authorization')).toBe('Bearer secret');
    expect(lastCall().init.credentials).toBe('include');
    expect(lastCall().init.headers.get('content-type')).toBeNull();
    answer(200, { token: 't', user: cook, deviceMark: 'm' });
    await call(login, { body: { email: 'a@b.co', password: 'x' } });
    expect(lastCall().init.headers.get('content-type')).toBe('application/json');
    expect(JSON.parse(String(lastCall().init.body))).toEqual({ email: 'a@b.co', password: 'x' });
  });

  it('turns a refusal into an ApiError with its fields', async () => {
    answer(400, { error: 'Check the form', code: 'validation', requestId: 'r', fields: { email: 'Taken' } });
    const error = await call(login, { body: { email: 'a@b.co', password: 'x' } }).catch((caught) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: 'validation',
      message: 'Check the form',
      fields: { email: 'Taken' },
    });
  });

  it('survives an answer that is not JSON', async () => {
    answer(502, '<html>Bad gateway</html>');
    await expect(call(find, { params: { id: '1' }, query: {} })).rejects.toMatchObject({
      status: 502,
      code: 'internal',
      message: '',
    });
  });

  it('asks nothing that is for members on behalf of nobody', async () => {
    fetched.mockClear();
    await expect(call(me)).rejects.toMatchObject({ status: 401, code: 'unauthorized' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('lets the caller abort without an error message of ours', async () => {
    keepSession({ token: 'secret', user: cook });
    const stop = new AbortController();
    fetched.mockImplementation(async () => {
      stop.abort();
      throw new DOMException('aborted', 'AbortError');
    });
    await expect(call(me, { signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the session under failure', () => {
  beforeEach(() => keepSession({ token: 'secret', user: cook }));

  it('ends with a 401', async () => {
    answer(401, { error: 'Please sign in', code: 'unauthorized', requestId: 'r' });
    await refreshSession();
    expect(getSession()).toBeNull();
    expect(localStorage.getItem('auth_token')).toBeNull();
  });

  it('survives a dropped connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(call(me)).rejects.toMatchObject({ status: 0, code: 'network' });
    await refreshSession();
    expect(getSession()?.token).toBe('secret');
  });

  it.each([403, 500, 503])('survives a %i', async (status) => {
    answer(status, { error: 'No', code: 'internal', requestId: 'r' });
    await refreshSession();
    expect(getSession()?.token).toBe('secret');
  });

  it('survives a wrong password given to a public endpoint', async () => {
    answer(401, { error: 'Invalid email or password', code: 'unauthorized', requestId: 'r' });
    await expect(call(login, { body: { email: 'a@b.co', password: 'x' } })).rejects.toMatchObject({
      status: 401,
    });
    expect(getSession()?.token).toBe('secret');
  });

  it('is not ended by the late 401 of an older session', async () => {
    fetched.mockImplementation(async () => {
      keepSession({ token: 'newer', user: cook });
      return new Response('{}', { status: 401 });
    });
    await expect(call(revokeSession, { params: { id: '1' } })).rejects.toMatchObject({ status: 401 });
    expect(getSession()?.token).toBe('newer');
  });

  it('takes over what the server knows of the user', async () => {
    answer(200, { user: { ...cook, plan: 'pro' } });
    await refreshSession();
    expect(getSession()?.user.plan).toBe('pro');
  });

  it('is over at once on sign-out, though the server cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await signOut();
    expect(getSession()).toBeNull();
    expect(lastCall().init.headers.get('authorization')).toBe('Bearer secret');
  });
});
