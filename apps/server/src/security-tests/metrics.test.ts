import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';

const METRICS_TOKEN = 'a token for the figures, long enough';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ env: { METRICS_TOKEN, TRUST_PROXY: 1 } });
});
afterAll(() => t.close());

const figures = (headers: Record<string, string>, address = '203.0.113.9') =>
  t.call('GET', '/metrics', { headers, address });

it('gives figures to nobody because of an address, made up or real', async () => {
  for (const near of ['127.0.0.1', '10.0.0.7', '::1', 'fd00::1'])
    for (const answer of [
      await figures({ 'x-forwarded-for': near }),
      await figures({ 'x-forwarded-for': `${near}, ${near}`, forwarded: `for=${near}` }),
      await figures({}, near),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('http_request');
    }
});

it('gives them to who brings the token, and to nobody where none is set', async () => {
  for (const authorization of ['', 'Bearer ', 'Bearer undefined', `Bearer ${METRICS_TOKEN}x`, METRICS_TOKEN])
    expect((await figures({ authorization })).statusCode, authorization).toBe(404);
  await t.call('GET', '/api/plans');
  expect((await figures({ authorization: `Bearer ${METRICS_TOKEN}` })).body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/plans",status="200"}',
  );
  const without = await testApp();
  const answer = await without.call('GET', '/metrics', { headers: { authorization: 'Bearer undefined' } });
  await without.close();
  expect(answer.statusCode).toBe(404);
});

it('the proxy of ops does not pass the question on', async () => {
  const proxy = await readFile(new URL('../../../../ops/Caddyfile', import.meta.url), 'utf8');
  const refused = proxy.indexOf('respond /metrics* 404');
  expect(refused).toBeGreaterThan(-1);
  expect(refused).toBeLessThan(proxy.indexOf('reverse_proxy'));
});
