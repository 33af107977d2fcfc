import type { Incident } from '@crisper/contract/status/status';
import { Trans } from '@lingui/react/macro';
import { locales } from '../../lib/i18n/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { IncidentUpdate } from './incident-update.tsx';
import { incidentLabel, SEVERITY_NAMES } from './status-labels.ts';

const TONES = { open: 'tomato', scheduled: 'honey', resolved: 'herb' } as const;

const moment = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });
const when = (at: string): string => moment.format(new Date(at));

/** From its start to its end, planned or real. */
function during({ startedAt, resolvedAt, endsAt }: Incident): string {
  const end = resolvedAt ?? endsAt;
  return end ? moment.formatRange(new Date(startedAt), new Date(end)) : when(startedAt);
}

export function Incidents({ incidents, editable }: { incidents: Incident[]; editable: boolean }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">
        <Trans>Recent incidents</Trans>
      </h2>
      {incidents.length === 0 && (
        <p className="mt-3 text-ink-soft">
          <Trans>None so far.</Trans>
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        {incidents.map((incident) => (
          <li key={incident.id}>
            <Card className="p-5">
              <div className="flex flex-wrap items-center gap-2">
                <h3 className="text-lg">{incident.title}</h3>
                <Badge tone={TONES[incident.status]}>{incidentLabel(incident)}</Badge>
                <Badge>{SEVERITY_NAMES[incident.severity]}</Badge>
              </div>
              <p className="mt-1 text-ink-soft text-sm">{during(incident)}</p>
              <ol className="mt-3 grid gap-2 border-line border-s-2 ps-4">
                {incident.updates.map((update) => (
                  <li key={update.at}>
                    <p className="whitespace-pre-wrap">{update.text}</p>
                    <p className="text-ink-soft text-sm">{when(update.at)}</p>
                  </li>
                ))}
              </ol>
              {editable && <IncidentUpdate incident={incident} />}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
