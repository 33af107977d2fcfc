const FIRST_YEAR = 2025;

/** The years of the copyright line. */
export function years(): string {
  const now = new Date().getFullYear();
  return now > FIRST_YEAR ? `${FIRST_YEAR}–${now}` : String(FIRST_YEAR);
}
