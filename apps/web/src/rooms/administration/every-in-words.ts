const UNITS = { h: 'hour', d: 'day', w: 'week' } as const;

/** "1d" is "every day", "12h" is "every 12 hours". */
export function everyInWords(every: string): string {
  const count = Number.parseInt(every, 10);
  const unit = UNITS[every.at(-1) as keyof typeof UNITS];
  return count === 1 ? `every ${unit}` : `every ${count} ${unit}s`;
}
