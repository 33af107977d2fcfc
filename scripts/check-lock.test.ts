import { expect, it } from 'vitest';
import { withoutHash } from './check-lock.mjs';

const lock = (packages: Parameters<typeof withoutHash>[0]['packages']) => withoutHash({ packages });
const binding = { version: '1.0.0', optional: true, os: ['linux'] };

it('finds what a server would install unseen', () => {
  expect(
    lock({
      '': {},
      'apps/server': { version: '1.0.0' },
      'node_modules/@crisper/server': { link: true },
      'node_modules/known': { version: '1.0.0', integrity: 'sha512-x' },
      'node_modules/unknown': { version: '1.0.0' },
      'apps/server/node_modules/@of/unknown': { version: '2.0.0' },
      'node_modules/binding-arm64': { ...binding, cpu: ['arm64'], libc: ['glibc'] },
    }).served,
  ).toEqual(['unknown@1.0.0', '@of/unknown@2.0.0', 'binding-arm64@1.0.0']);
});

it('tells other platforms apart', () => {
  const elsewhere = {
    'node_modules/a': { ...binding, os: ['darwin'] },
    'node_modules/b': { ...binding, cpu: ['riscv64'] },
    'node_modules/c': { ...binding, cpu: ['x64'], libc: ['musl'] },
  };
  expect(lock(elsewhere)).toEqual({ served: [], elsewhere: ['a@1.0.0', 'b@1.0.0', 'c@1.0.0'] });
});
