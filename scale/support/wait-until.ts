import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the result is truthy; on timeout the error names what was waited for. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined | false>,
  limitMs = 60_000,
): Promise<Answer> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited ${limitMs} ms for ${what}`);
    await pause(50);
  }
}
