import type { ScanEvent } from '@crisper/contract/scans/scans';
import { describe, expect, it } from 'vitest';
import { CAP, creep, type Stage } from '../../shared/stage-bar.ts';
import { SENDING, stageAfter } from './scan-progress.ts';

const events: ScanEvent[] = [
  { type: 'received', photos: 2 },
  { type: 'queued', ahead: 1 },
  { type: 'decoded', photo: 1, of: 2 },
  { type: 'found', photo: 1, of: 2, names: ['egg', 'milk', 'butter', 'lemon'] },
  { type: 'decoded', photo: 2, of: 2 },
  { type: 'found', photo: 2, of: 2, names: [] },
  { type: 'matching' },
];

function stagesOf(list: readonly ScanEvent[]): Stage[] {
  let stage = SENDING;
  return list.map((event) => {
    stage = stageAfter(stage, event);
    return stage;
  });
}

describe('the progress of a scan', () => {
  it('rises with every stage and stays under the cap', () => {
    const shares = stagesOf(events).map(({ at }) => at);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBeLessThan(CAP);
    expect(new Set(shares).size).toBeGreaterThanOrEqual(6);
  });

  it('does not go back when photos come out of order', () => {
    const [, , , fourth, fifth] = stagesOf([...events.slice(0, 3), events[5]!, events[3]!]);
    expect(fifth!.at).toBeGreaterThanOrEqual(fourth!.at);
  });

  it('says what was found, and no more than three names', () => {
    expect(stagesOf(events)[3]!.messages[0]).toBe('Found egg, milk, butter and more');
  });

  it('creeps towards the next stage and never passes it or the cap', () => {
    let shown = 0;
    for (let tick = 0; tick < 500; tick += 1) shown = creep(shown, SENDING);
    expect(shown).toBeGreaterThan(SENDING.at);
    expect(shown).toBeLessThanOrEqual(SENDING.next);
    const last = stagesOf(events).at(-1)!;
    for (let tick = 0; tick < 5000; tick += 1) shown = creep(shown, last);
    expect(shown).toBeLessThanOrEqual(CAP);
  });

  it('jumps to what is certain', () => {
    expect(creep(0, stagesOf(events)[4]!)).toBeGreaterThanOrEqual(stagesOf(events)[4]!.at);
  });
});
