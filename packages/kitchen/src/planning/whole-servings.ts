/** Rounds up to whole servings to cook: 3 if two and a half are eaten. */
export function wholeServings(count: number): number {
  return Math.max(1, Math.ceil(count - 0.25));
}
