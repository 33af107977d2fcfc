const spends = (left: number): string =>
  left === 1 ? 'your last scan of today' : `1 of your ${left} scans left today`;

/** Before photos are chosen. */
export function costOfScan(left: number): string {
  if (left === 0) return 'No scans left today. You get new ones at midnight, or go unlimited with Pro.';
  return `Choosing photos starts a scan, which uses ${spends(left)}. A scan that finds nothing is free.`;
}

/** Beside "Add more" and "Rescan". */
export function costOfMore(left: number): string {
  const later = left === 0 ? 'A later one has to wait until tomorrow.' : `A later one uses ${spends(left)}.`;
  return `Adding photos costs nothing, nor does a rescan within ten minutes. ${later}`;
}
