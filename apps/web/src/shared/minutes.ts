/** "45 min", "1 h 20 min". */
export function minutes(count: number): string {
  const whole = Math.max(0, Math.round(count));
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}

/** Zero means unknown: no recipe takes no time. */
export function timeOf(count: number): string {
  return count > 0 ? minutes(count) : 'Time unknown';
}
