import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { resolveSecret } from './secret.ts';

describe('settings', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: 'localhost',
      PUBLIC_URL: 'http://localhost:3000',
      DATA_DIR: '.data',
      LOG_LEVEL: 'info',
      TRUST_PROXY: false,
    });
  });

  it('treats an empty setting as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('has the base path in its public address, given there or not', () => {
    const BASE_PATH = '/kitchen';
    expect(readEnv({ BASE_PATH, PORT: '80' }).PUBLIC_URL).toBe('http://localhost/kitchen');
    for (const PUBLIC_URL of ['https://example.com', 'https://example.com/kitchen/'])
      expect(readEnv({ BASE_PATH, PUBLIC_URL }).PUBLIC_URL).toBe('https://example.com/kitchen');
    expect(readEnv({ BASE_PATH: '/at/home/' }).BASE_PATH).toBe('/at/home');
    expect(readEnv({ BASE_PATH: '/' }).BASE_PATH).toBe('');
    expect(() => readEnv({ BASE_PATH, PUBLIC_URL: 'https://example.com/cook' })).toThrow(
      'PUBLIC_URL: its path is /cook, but BASE_PATH is /kitchen',
    );
  });

  it('reads a secret from a file, as container engines hand it over', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crisper-env-'));
    const path = join(folder, 'secret');
    const secret = 'wooden spoon '.repeat(3).trim();
    try {
      await writeFile(path, `${secret}\n`);
      expect(readEnv({ SECRET_FILE: path }).SECRET).toBe(secret);
      expect(() => readEnv({ SECRET_FILE: path, SECRET: secret })).toThrow('SECRET is set too');
      expect(() => readEnv({ SECRET_FILE: join(folder, 'none') })).toThrow('SECRET_FILE: there is no file');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'crisper.example'],
    ['SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/crisper'],
    ['REDIS_URL', 'localhost:6379'],
    ['AI_BASE_URL', 'not an address'],
    ['VISION', 'cloud'],
    ['VISION', 'model'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['SMTP_URL', 'http://mail.example'],
    ['OIDC_ISSUER', 'http://id.example'],
    ['OIDC_ISSUER', 'https://id.example'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/8, ::/0'],
    ['TRUST_PROXY', 'my-proxy'],
    ['CONTACT_EMAIL', 'support'],
    ['CONTACT_PHONE', 'call me'],
    ['CONTACT_CHAT_URL', 'javascript:alert(1)'],
    ['BASE_PATH', 'kitchen'],
    ['BASE_PATH', '//kitchen'],
    ['BASE_PATH', '/kitchen/../api'],
    ['BASE_PATH', '/my kitchen'],
    ['BASE_PATH', '/küche'],
    ['BASE_PATH', '/k"><script>'],
    ['BASE_PATH', '/kitchen?x'],
    ['BASE_PATH', `/${'k'.repeat(100)}`],
    ['PUBLIC_URL', 'https://example.com/kitchen'],
    ['WEBHOOK_HOSTS', 'homeassistant.local'],
    ['WEBHOOK_HOSTS', 'homeassistant.local:8123, 192.168.1.20'],
    ['WEBHOOK_HOSTS', 'homeassistant.local:0'],
    ['WEBHOOK_HOSTS', 'homeassistant.local:99999'],
    ['WEBHOOK_HOSTS_FOR', 'members'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^These settings cannot be used:\\n  ${name}: `),
    );
  });

  it.each([
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['loopback, 10.0.0.1, fd00::/8', 'loopback, 10.0.0.1, fd00::/8'],
  ])('reads TRUST_PROXY=%s', (given, expected) => {
    expect(readEnv({ TRUST_PROXY: given }).TRUST_PROXY).toBe(expected);
  });

  it('says what to write instead of TRUST_PROXY=true', () => {
    expect(() => readEnv({ TRUST_PROXY: 'true' })).toThrow(
      /TRUST_PROXY: must be how many proxies stand in front \(such as 1\) or their networks/,
    );
  });

  it('makes a secret once, keeps it private, and gives two starters the same', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'crisper-secret-'));
    try {
      const secrets = await Promise.all(
        [1, 2, 3].map(() => resolveSecret({ SECRET: undefined, DATA_DIR: folder })),
      );
      expect(new Set(secrets).size).toBe(1);
      expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600);
      expect(await readFile(join(folder, 'secret'), 'utf8')).toBe(secrets[0]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
