const LONGEST = 24 * 3600;
const SIZES: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1 };
const DURATION =
  /(?:(\d{1,6}(?:\.\d{1,3})?)|\b(?:an?|another)) (?:(?:to|or|,) \d{1,4} )?(?:more |full |extra )?(hours?|hrs?|h|minutes?|mins?|m|seconds?|secs?|s)\b(?: and (0\.\d{1,3})\b(?! (?:hour|min|sec)))?/g;
const CLOCK = /\b(\d{1,2}):(\d{2})(?::(\d{2}))?\b/;

/** A duration in seconds from a plain question: "1 hour and 20 minutes", "an hour and 0.5". Null when there is none. */
export function secondsIn(text: string): number | null {
  const clock = CLOCK.exec(text);
  if (clock) {
    const [, first = '0', second = '0', third] = clock;
    const total =
      third === undefined
        ? Number(first) * 60 + Number(second)
        : Number(first) * 3600 + Number(second) * 60 + Number(third);
    return inBounds(total);
  }
  let total = 0;
  for (const [, digits, unit = '', part] of text.matchAll(DURATION)) {
    total += (Number(digits ?? 1) + Number(part ?? 0)) * (SIZES[unit.charAt(0)] ?? 0);
  }
  return inBounds(total);
}

const inBounds = (seconds: number): number | null =>
  seconds > 0 && seconds <= LONGEST ? Math.round(seconds) : null;

export function spokenTime(seconds: number): string {
  const rounded = Math.max(0, Math.round(seconds));
  const hours = Math.floor(rounded / 3600);
  const minutes = Math.floor((rounded % 3600) / 60);
  const rest = rounded % 60;
  const parts = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [hours === 0 ? rest : 0, 'second'],
  ] as const;
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`);
  return words.length > 0 ? words.join(' ') : 'no time';
}
