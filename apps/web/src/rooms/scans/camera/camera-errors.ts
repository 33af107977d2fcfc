import { t } from '@lingui/core/macro';

const START = t`Could not access camera.`;

type Kind = 'denied' | 'none' | 'busy' | 'settings' | 'insecure' | 'other';

const KINDS: Readonly<Record<string, Kind>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  OverconstrainedError: 'settings',
  ConstraintNotSatisfiedError: 'settings',
  SecurityError: 'insecure',
};

const TEXTS: Readonly<Record<Kind, string>> = {
  denied: t`Permission was denied. Please allow camera access and try again.`,
  none: t`No camera was found on this device.`,
  busy: t`The camera is busy. Please close other apps that use it and try again.`,
  settings: t`The camera does not support these settings. Trying fallback...`,
  insecure: t`Browsers allow a camera on secure (HTTPS) addresses only, and on localhost. Open this site at its https address, or choose a photo file instead.`,
  other: t`Please check permissions or use file upload instead.`,
};

/** Thrown if the browser has no camera API, as on pages without HTTPS. */
export class InsecurePage extends Error {
  override readonly name = 'SecurityError';
}

export interface CameraProblem {
  text: string;
  /** The camera cannot meet the constraints: try again with simpler ones. */
  retrySimpler: boolean;
}

export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  const kind = KINDS[name] ?? 'other';
  return { text: `${START} ${TEXTS[kind]}`, retrySimpler: kind === 'settings' };
}
