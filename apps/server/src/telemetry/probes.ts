import type { ServiceId } from '@crisper/contract/status/status';

/** Asks each service whether it works; rejects when it does not. */
export type Probes = Record<ServiceId, () => Promise<void>>;
