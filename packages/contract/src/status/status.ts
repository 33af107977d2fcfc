import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

export const SERVICES = ['web', 'api', 'vision', 'database', 'queue', 'payments', 'mail', 'storage'] as const;
export type ServiceId = (typeof SERVICES)[number];

/** `unknown`: there are no recent probes. */
export const SERVICE_STATES = ['operational', 'degraded', 'outage', 'maintenance', 'unknown'] as const;
export const SEVERITIES = ['minor', 'major', 'maintenance'] as const;
export const INCIDENT_STATES = ['open', 'scheduled', 'resolved'] as const;

const state = z.enum(SERVICE_STATES);

export const serviceStatus = z.object({
  id: z.enum(SERVICES),
  name: z.string(),
  state,
  /** The share of successful probes over the days shown, 0 to 1; null before the first one. */
  uptime: z.number().min(0).max(1).nullable(),
  /** Median of the last day, in milliseconds. */
  responseMs: z.number().nonnegative().nullable(),
  /** One entry for each of the last 90 days (UTC), oldest first. */
  days: z.array(z.object({ day: z.string(), uptime: z.number().nullable() })),
});
export type ServiceStatus = z.infer<typeof serviceStatus>;

export const incident = z.object({
  id: z.number().int(),
  title: z.string(),
  service: z.enum(SERVICES).nullable(),
  severity: z.enum(SEVERITIES),
  status: z.enum(INCIDENT_STATES),
  startedAt: z.iso.datetime(),
  /** When a maintenance is planned to end; null for incidents. */
  endsAt: z.iso.datetime().nullable(),
  resolvedAt: z.iso.datetime().nullable(),
  updates: z.array(z.object({ at: z.iso.datetime(), text: z.string() })),
});
export type Incident = z.infer<typeof incident>;

export const systemStatus = endpoint({
  method: 'GET',
  path: '/api/status',
  summary: 'How each part of the service does and did',
  access: 'public',
  response: z.object({
    state,
    checkedAt: z.iso.datetime().nullable(),
    services: z.array(serviceStatus),
    metrics: z.object({
      uptime: z.number().nullable(),
      responseMs: z.number().nullable(),
      probesToday: z.number().int(),
      incidents: z.number().int(),
    }),
    incidents: z.array(incident),
  }),
});

const title = z.string().trim().min(3, 'Say in a few words what happened').max(120);
const text = z.string().trim().min(3, 'Say what is known').max(2_000);

export const openIncident = endpoint({
  method: 'POST',
  path: '/api/admin/incidents',
  summary: 'Open an incident or announce maintenance by hand',
  access: 'admin',
  body: z.object({
    title,
    text,
    service: z.enum(SERVICES).nullable().default(null),
    severity: z.enum(SEVERITIES),
    startsAt: z.iso.datetime().optional(),
    /** For maintenance: it is completed at this time, if no user ends it earlier. */
    endsAt: z.iso.datetime().optional(),
  }),
  response: z.object({ incident }),
  status: 201,
});

export const updateIncident = endpoint({
  method: 'POST',
  path: '/api/admin/incidents/:id/updates',
  summary: 'Add what is known now, and say whether it is over',
  access: 'admin',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({ text, status: z.enum(INCIDENT_STATES), title: title.optional() }),
  response: z.object({ incident }),
});

const token = z.string().regex(/^[\w-]{20,128}$/, 'That link is not complete.');

export const subscribeToStatus = endpoint({
  method: 'POST',
  path: '/api/status/subscribers',
  summary: 'Ask for mails about incidents; a link in a first mail confirms it',
  access: 'public',
  body: z.object({ email: z.string().trim().toLowerCase().max(254).pipe(z.email('Invalid email address')) }),
  response: done,
  status: 202,
});

export const confirmStatusMails = endpoint({
  method: 'POST',
  path: '/api/status/subscribers/confirm',
  summary: 'Confirm the mails with the token from the first one',
  access: 'public',
  body: z.object({ token }),
  response: done,
});

export const endStatusMails = endpoint({
  method: 'POST',
  path: '/api/status/subscribers/end',
  summary: 'End the mails with the token from any of them',
  access: 'public',
  body: z.object({ token }),
  response: done,
});
