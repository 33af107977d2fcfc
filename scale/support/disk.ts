import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '400m';

/** Mounts a small separate disk that a test can fill. Needs root, and not every container allows it. */
export function mountSmall(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'crisper-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'crisper-scale', folder], {
      stdio: 'ignore',
    });
    return folder;
  } catch {
    rmdirSync(folder);
    return undefined;
  }
}

export function unmount(folder: string): void {
  execFileSync('umount', [folder]);
  rmdirSync(folder);
}

/** Writes until the disk is full. */
export function fill(path: string): string {
  const file = openSync(path, 'w');
  const piece = Buffer.alloc(64 * 1024);
  try {
    while (writeSync(file, piece) > 0);
  } catch {
    // The disk is full.
  } finally {
    closeSync(file);
  }
  return path;
}
