import type { ServiceId } from '@crisper/contract/status/status';
import type { Database, Tx } from '../../db/client.ts';
import type { Probes } from '../../telemetry/probes.ts';
import * as incidents from './incidents.repository.ts';
import { SERVICE_NAMES } from './service-names.ts';
import * as repository from './status.repository.ts';
import type { Tell } from './subscribers.service.ts';

/** This many failures in a row open an incident. */
const FAILURES = 3;
const PROBE_LIMIT_MS = 10_000;

interface Deps {
  db: Database;
  probes: Probes;
  tell: Tell;
  /** The services of this installation. */
  services: readonly ServiceId[];
}

/** Probes every service, stores the result, and opens or closes incidents accordingly. */
export function createProbing({ db, probes, tell, services }: Deps) {
  const keep = (probed: repository.Probed) =>
    db.transaction(async (tx) => {
      const failing = await repository.keepProbe(tx, probed);
      if (failing >= FAILURES) await open(tx, probed.service);
      if (failing === 0) await close(tx, probed.service);
    });

  const open = async (tx: Tx, service: ServiceId) => {
    const title = `${SERVICE_NAMES[service]} is not answering`;
    const id = await incidents.insert(tx, {
      title,
      service,
      severity: 'major',
      status: 'open',
      automatic: true,
    });
    if (id === undefined) return;
    const text = `${FAILURES} checks in a row have failed. We are looking into it.`;
    await incidents.addUpdate(tx, id, text);
    await tell(tx, title, text);
  };

  const close = async (tx: Tx, service: ServiceId) => {
    const id = await incidents.closeAutomatic(tx, service);
    if (id === undefined) return;
    const text = 'It answers again.';
    await incidents.addUpdate(tx, id, text);
    await tell(tx, `${SERVICE_NAMES[service]} is back`, text);
  };

  return async (): Promise<void> => {
    const probed = await Promise.all(services.map((service) => probe(service, probes[service])));
    for (const one of probed) await keep(one);
  };
}

async function probe(service: ServiceId, ask: () => Promise<void>): Promise<repository.Probed> {
  const began = performance.now();
  const ok = await within(ask()).then(
    () => true,
    () => false,
  );
  return { service, ok, ms: Math.round(performance.now() - began) };
}

function within(asked: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(fail, PROBE_LIMIT_MS, new Error('no answer'));
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
