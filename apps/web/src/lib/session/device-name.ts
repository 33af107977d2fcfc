import { deviceParts } from '@crisper/contract/auth/device-name';
import { t } from '@lingui/core/macro';

/** "Firefox on Windows"; unknown parts are left out. Null where nothing is known. */
export function knownDevice(agent: string): string | null {
  const { browser, system } = deviceParts(agent);
  if (browser && system) return t`${browser} on ${system}`;
  return browser ?? system ?? null;
}

export const deviceName = (agent: string): string => knownDevice(agent) ?? t`Unknown device`;
