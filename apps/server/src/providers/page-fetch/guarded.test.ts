import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { guardedFetch } from './guarded.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function site(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The test's own site counts as public; all other addresses are checked as usual. */
const here = guardedFetch({
  allowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
  timeLimit: 60_000,
});

describe('addresses', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '127.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '64:ff9b:1::7f00:1',
    '2002:7f00:1::',
    '2001:0:4136:e378:8000:63bf:80ff:fffe',
    '::127.0.0.1',
    '::7f00:1',
    '::10.0.0.1',
    '::ffff:0:127.0.0.1',
    '0:0:0:0:0:ffff:7f00:1',
    '2606:4700::5efe:7f00:1',
    '2606:4700::200:5efe:7f00:1',
    'fec0::1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    'nonsense',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('links that are refused before anything is sent', () => {
  const fetch = guardedFetch();
  it.each([
    ['http://127.0.0.1/', /public/],
    ['http://localhost/', /public/],
    ['http://[::1]:80/', /public/],
    ['http://169.254.169.254/latest/meta-data', /public/],
    ['http://2130706433/', /public/],
    ['http://0x7f.1/', /public/],
    ['http://0/', /public/],
    ['http://[::127.0.0.1]/', /public/],
    ['http://[::ffff:127.0.0.1]/', /public/],
    ['http://[::ffff:0:127.0.0.1]/', /public/],
    ['http://[64:ff9b::127.0.0.1]/', /public/],
    ['http://[64:ff9b:1::127.0.0.1]/', /public/],
    ['http://[2002:7f00:1::]/', /public/],
    ['http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/', /public/],
    ['file:///etc/passwd', /http/],
    ['gopher://example.com', /http/],
    ['javascript:alert(1)', /http/],
    ['http://user:secret@example.com/', /without a name/],
    ['not a link', /http/],
  ])('%s', async (url, reason) => {
    await expect(fetch.read(url)).rejects.toThrow(reason);
  });
});

describe('reading', () => {
  it('follows redirects, unpacks, and reads the charset of the page', async () => {
    const url = await site((request, response) => {
      if (request.url === '/') return response.writeHead(302, { location: '/page' }).end();
      const body = gzipSync(Buffer.from('cr\xe8me', 'latin1'));
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1', 'content-encoding': 'gzip' })
        .end(body);
    });
    expect(await here.read(url)).toEqual({ text: 'crème', url: `${url}/page` });
  });

  it('checks where a redirect leads', async () => {
    for (const location of ['http://169.254.169.254/', 'http://[::1]:1/', 'file:///etc/passwd']) {
      const url = await site((_request, response) => response.writeHead(301, { location }).end());
      const strict = guardedFetch({ allowed: (address) => address === '127.0.0.1' });
      await expect(strict.read(url), location).rejects.toThrow(/public|http/);
      server!.close();
    }
  });

  it('looks a name up for every connection, and goes only where it has looked', async () => {
    const url = await site((_request, response) => response.writeHead(302, { location: '/again' }).end());
    const answers = ['127.0.0.1', '127.0.0.2'];
    const resolve = async () => [{ address: answers.shift()!, family: 4 }];
    const strict = guardedFetch({ allowed: (address) => address === '127.0.0.1', resolve });
    await expect(strict.read(url.replace('127.0.0.1', 'rebinding.example'))).rejects.toThrow(/public/);
    expect(answers).toEqual([]);
  });

  it('refuses a name of which only one address is not public', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ];
    await expect(guardedFetch({ resolve }).read('http://both.example/')).rejects.toThrow(/public/);
  });

  it('fetches a few pages at a time', async () => {
    const held: (() => void)[] = [];
    const url = await site((_request, response) => {
      held.push(() => response.writeHead(200, { 'content-type': 'text/html' }).end('soup'));
    });
    const two = guardedFetch({ allowed: () => true, timeLimit: 600_000, atOnce: 2 });
    const reading = Array.from({ length: 3 }, () => two.read(url));
    await expect.poll(() => held).toHaveLength(2);
    held.shift()!();
    await expect.poll(() => held).toHaveLength(2);
    for (const answer of held) answer();
    await expect(Promise.all(reading)).resolves.toHaveLength(3);
  });

  it('gives up on endless redirects', async () => {
    let asked = 0;
    const url = await site((_request, response) => {
      asked += 1;
      response.writeHead(302, { location: `/${asked}` }).end();
    });
    await expect(here.read(url)).rejects.toThrow(/keeps leading/);
    expect(asked).toBe(4);
  });

  it('gives up on 50 MB, also when they come packed in little', async () => {
    const piece = Buffer.alloc(1_000_000, 97);
    const plain = await site((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      for (let n = 0; n < 50; n += 1) response.write(piece);
      response.end();
    });
    await expect(here.read(plain)).rejects.toThrow(/too large/);
    server!.closeAllConnections();
    server!.close();
    const packed = await site((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.alloc(50_000_000, 97))),
    );
    await expect(here.read(packed)).rejects.toThrow(/too large/);
  });

  it('says why nothing came', async () => {
    const silent = await site(() => {});
    const hasty = guardedFetch({ allowed: () => true, timeLimit: 150 });
    await expect(hasty.read(silent)).rejects.toThrow(/too long/);
    server!.closeAllConnections();
    server!.close();
    const url = await site((request, response) => {
      if (request.url === '/photo')
        return response.writeHead(200, { 'content-type': 'image/png' }).end('png');
      if (request.url === '/broken')
        return response
          .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
          .end('no gzip');
      return response.writeHead(404).end();
    });
    await expect(here.read(`${url}/gone`)).rejects.toThrow(/404/);
    await expect(here.read(`${url}/photo`)).rejects.toThrow(/not to a web page/);
    await expect(here.read(`${url}/broken`)).rejects.toThrow(/could not be read/);
  });
});
