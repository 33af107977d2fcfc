import { describe, expect, it } from 'vitest';
import { isCommand, isEcho, overlap } from './command-filter.ts';

const last = { text: 'next step', at: 10_000 };

describe('what counts as said to the assistant', () => {
  it.each(['', 'go', 'hey', '   no ', 'um', 'okay okay', 'Yeah, well...'])('not %j', (text) => {
    expect(isCommand(text, 0, null)).toBe(false);
  });

  it.each(['next', 'how much salt', 'okay next step', 'stop'])('%j', (text) => {
    expect(isCommand(text, 0, null)).toBe(true);
  });

  it('the same within three seconds counts once, later again', () => {
    expect(isCommand('Next step!', 12_999, last)).toBe(false);
    expect(isCommand('next step', 13_001, last)).toBe(true);
    expect(isCommand('how much salt', 10_500, last)).toBe(true);
  });

  it('measures overlap by the longer sentence', () => {
    expect(overlap('next step', 'next step please')).toBeCloseTo(2 / 3);
    expect(overlap('set a timer for ten minutes', 'set timer for ten minutes')).toBeGreaterThan(0.7);
    expect(overlap('', '')).toBe(0);
  });

  it('knows its own voice', () => {
    const spoken = 'Step 2: Add the carrots and simmer for 45 minutes.';
    expect(isEcho('add the carrots and simmer', spoken)).toBe(true);
    expect(isEcho('how much salt do I need', spoken)).toBe(false);
    expect(isEcho('add the carrots', null)).toBe(false);
  });
});
