/** "45 min", "1 h 20 min": the way people say it. */
export function minutes(count: number): string {
  const whole = Math.max(0, Math.round(count));
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${Math.floor(whole / 60)} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}

/** No recipe takes no time at all: nothing said is unknown. */
export function timeOf(count: number): string {
  return count > 0 ? minutes(count) : 'Time unknown';
}
