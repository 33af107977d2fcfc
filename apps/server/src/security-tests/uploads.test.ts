import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { photoBodyLimit } from '@crisper/contract/photos';
import { MAX_PHOTOS } from '@crisper/contract/scans/scans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { ANY_PHOTO } from '../testing/photos.ts';
import { seeing, testVision } from '../testing/vision.ts';

let t: TestApp;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  t = await testApp({ vision: testVision(seeing('tomato')) });
  port = Number(new URL(await t.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await t.close();
});

/** Announces the largest allowed body, is accepted, and then sends almost nothing. */
async function idle(path: string, token: string, bytes: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${bytes}\r\nExpect: 100-continue\r\n\r\n`,
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('100 Continue');
  socket.write('{"images":["');
}

it('idle uploads of a few people keep nobody from scanning and logging meals', async () => {
  for (let n = 0; n < 8; n++) {
    const { token } = await t.signUp();
    await idle('/api/scan', token, photoBodyLimit(MAX_PHOTOS));
    // Sent after the upload to the same server, so the server is waiting for the upload's body by now.
    expect((await t.call('GET', '/api/auth/me', { token })).statusCode).toBe(200);
  }
  const cook = await t.signUp();
  const scan = await t.call('POST', '/api/scan', { token: cook.token, body: { images: [ANY_PHOTO] } });
  expect(scan.statusCode, scan.body).toBe(200);
  const image = Buffer.from('a photo, for vision engine that are not real').toString('base64');
  const meal = await t.call('POST', '/api/analyze-meal', { token: cook.token, body: { image } });
  expect(meal.statusCode, meal.body).toBe(200);
});
