import { t } from '@lingui/core/macro';

/** Before photos are chosen. */
export function costOfScan(left: number): string {
  if (left === 0) return t`No scans left today. You get new ones at midnight, or go unlimited with Pro.`;
  if (left === 1)
    return t`Choosing photos starts a scan, which uses your last scan of today. A scan that finds nothing is free.`;
  return t`Choosing photos starts a scan, which uses 1 of your ${left} scans left today. A scan that finds nothing is free.`;
}

/** Beside "Add more" and "Rescan". */
export function costOfMore(left: number): string {
  if (left === 0)
    return t`Adding photos costs nothing, nor does a rescan within ten minutes. A later one has to wait until tomorrow.`;
  if (left === 1)
    return t`Adding photos costs nothing, nor does a rescan within ten minutes. A later one uses your last scan of today.`;
  return t`Adding photos costs nothing, nor does a rescan within ten minutes. A later one uses 1 of your ${left} scans left today.`;
}
