import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { findBrowser } from '../scripts/browsers.mjs';
import setup from './support/global-setup.ts';

/** This process's children, their children and so on. */
function descendants(): Set<number> {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number]);
  const found = new Set([process.pid]);
  // A child may stand before its parent in the list.
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const [pid, parent] of rows) if (found.has(parent)) found.add(pid);
  }
  found.delete(process.pid);
  return found;
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('what journeys need', () => {
  test('leaves no process behind when setting it up fails', async () => {
    const before = descendants();
    const started = new Set<number>();
    const broken = setup({
      provide: () => {
        for (const pid of descendants()) if (!before.has(pid)) started.add(pid);
        throw new Error('Broken on purpose.');
      },
    });
    await expect(broken).rejects.toThrow('Broken on purpose.');
    // The browser, the server and its PostgreSQL at least.
    expect(started.size).toBeGreaterThan(3);
    await expect.poll(() => [...started].filter(lives)).toEqual([]);
  });

  test('a browser that does not start, and none at all', async () => {
    await expect(findBrowser({ chosen: process.execPath })).rejects.toThrow(
      `CHROME_PATH names ${process.execPath}, but no browser starts there.`,
    );
    const sources = [
      { name: 'an installed one', find: () => [] },
      { name: 'a download', find: () => Promise.reject(new Error('no network\nat line 1')) },
      { name: 'the packages', find: () => [process.execPath] },
    ];
    await expect(findBrowser({ chosen: '', sources })).rejects.toThrow(
      `No browser was found for the journeys; tried were an installed one (none), a download (no network), the packages (${process.execPath} does not start). Set CHROME_PATH.`,
    );
    const found = [{ name: 'what the journeys use', find: async () => [await findBrowser()] }];
    expect(await findBrowser({ chosen: '', sources: found })).toBe(await findBrowser());
  });
});
