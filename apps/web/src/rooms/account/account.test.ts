import { deviceName } from '@crisper/contract/auth/device-name';
import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download-export.ts';

describe('the account page', () => {
  it('names devices as people do', () => {
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    const edge =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0';
    expect(deviceName(phone)).toBe('Safari on iPhone');
    expect(deviceName(edge)).toBe('Edge on Windows');
    expect(deviceName('curl/8')).toBe('Unknown device');
  });

  it('takes the file name from the server, and only a plain one', () => {
    const now = new Date('2026-03-04T12:00:00Z');
    expect(fileNameOf('attachment; filename="crisper-2026-03-05.json"', now)).toBe('crisper-2026-03-05.json');
    expect(fileNameOf('attachment; filename="../x.json"', now)).toBe('crisper-2026-03-04.json');
    expect(fileNameOf(null, now)).toBe('crisper-2026-03-04.json');
  });
});
