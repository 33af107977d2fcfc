import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changePublicName } from '@crisper/contract/account/account';
import * as billing from '@crisper/contract/billing/billing';
import { plans } from '@crisper/contract/billing/plans';
import * as community from '@crisper/contract/community/community';
import * as communityOverview from '@crisper/contract/community/community-overview';
import * as moderation from '@crisper/contract/community/moderation';
import type { Endpoint } from '@crisper/contract/endpoint';
import { pages } from '@crisper/contract/pages';
import * as referrals from '@crisper/contract/referrals/referrals';
import { FEATURES, type Feature } from '@crisper/contract/site/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { type TestApp, testApp } from './testing/app.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpointsOf = (...modules: object[]) => modules.flatMap((one) => Object.values(one)).filter(isEndpoint);

/** The routes of each part, and words that no user may read where it is left out. */
const PARTS: Record<Feature, { setting: object; endpoints: Endpoint[]; words: RegExp }> = {
  plans: {
    setting: { PLANS: 'off' },
    endpoints: [plans, ...endpointsOf(billing, referrals)],
    words: /\bPro\b|\bPRO\b|[Uu]pgrade|[Pp]ricing|[Ff]ree plan|[Ss]tripe|[Ss]ubscription|[Pp]ayments?\b/,
  },
  community: {
    setting: { COMMUNITY: 'off' },
    endpoints: [changePublicName, ...endpointsOf(community, communityOverview, moderation)],
    words: /\bcommunity\b/i,
  },
  referrals: {
    setting: { REFERRALS: 'off' },
    endpoints: endpointsOf(referrals),
    words: /\breferrals?\b|rewards|kingdom/i,
  },
};
describe.each(FEATURES)('without %s', (feature) => {
  const { setting, endpoints, words } = PARTS[feature];
  let t: TestApp;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crisper-features-'));
    await writeFile(
      join(folder, 'index.html'),
      '<html lang="en"><head></head><body><div id="root"></div></body></html>',
    );
    t = await testApp({ webRoot: folder, env: setting });
  });
  afterAll(async () => {
    await t.close();
    await rm(folder, { recursive: true });
  });

  it('has none of its routes', async () => {
    const { token } = await t.signUp();
    expect(endpoints.length).toBeGreaterThan(3);
    for (const { method, path } of endpoints) {
      const url = path.replaceAll(/:\w+/g, '17');
      const answer = await t.call(method, url, { token, ...(method === 'GET' ? {} : { body: {} }) });
      expect(answer.statusCode, `${method} ${url}`).toBe(404);
    }
    const left = t.app.endpoints.map(({ method, path }) => `${method} ${path}`);
    for (const { method, path } of endpoints) expect(left).not.toContain(`${method} ${path}`);
  });

  it('has none of its pages, and no page speaks of it', async () => {
    const gone = pages.filter((page) => 'feature' in page && page.feature === feature);
    expect(gone.length).toBeGreaterThan(0);
    const sitemap = (await t.call('GET', '/sitemap.xml')).body;
    for (const { path } of gone) {
      expect((await t.call('GET', path.replace(':id', '17'))).statusCode, path).toBe(404);
      expect(sitemap).not.toContain(`${path}<`);
    }
    const paths = new Set(gone.map(({ path }) => path as string));
    for (const { path } of pages) {
      if (paths.has(path)) continue;
      const { body } = await t.call('GET', path.replaceAll(/:\w+/g, '17'));
      expect(body, path).toMatch(new RegExp(`data-without="[^"]*\\b${feature}\\b`));
      expect(body.replace(/data-without="[^"]*"/, ''), path).not.toMatch(words);
    }
  });

  it('is described without it', async () => {
    const { paths } = (await t.call('GET', '/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { summary }]) => `${method} ${path}: ${summary}`),
    );
    expect(told.length).toBeGreaterThan(50);
    for (const line of told) expect(line).not.toMatch(words);
    expect((await t.call('GET', '/api/status')).body).not.toMatch(words);
  });
});

describe('without plans', () => {
  it('everybody has everything', async () => {
    const t = await testApp({ env: { PLANS: 'off' } });
    const { token } = await t.signUp();
    const { user } = (await t.call('GET', '/api/auth/me', { token })).json();
    expect(user.plan).toBe('pro');
    const stats = (await t.call('GET', '/api/user/stats', { token })).json();
    expect(stats.limits).toEqual({ scansPerDay: null, savedRecipes: null });
    const planned = await t.call('GET', '/api/nutrition/insights', { token });
    expect(planned.statusCode).toBe(200);
    await t.close();
  });

  it('cannot be sold for money at the same time', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
      STRIPE_PRICE_MONTH: 'price_1',
      STRIPE_PRICE_YEAR: 'price_2',
    };
    expect(() => readEnv({ PLANS: 'off', ...stripe })).toThrow('PLANS: is off, but STRIPE_SECRET_KEY is set');
    expect(() => readEnv({ PLANS: 'no' })).toThrow('PLANS: must be on or off');
  });
});
