import { z } from 'zod';
import { done } from '../done.ts';
import { endpoint } from '../endpoint.ts';

/** A time of day by the clock, as HH:MM. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Choose a time of day.');

/** Things are told of from this many days before their date. */
export const NOTICE_DAYS = 2;

export const noticeSettings = z.object({
  mail: z.boolean(),
  /** In the person's time zone. The same time twice: no quiet hours. */
  quietFrom: timeOfDay,
  quietUntil: timeOfDay,
});

export const notices = noticeSettings.extend({
  /** Why no email can come: no mail server is set up, or the address is not confirmed. Null when one can. */
  noMail: z.enum(['not_set_up', 'not_confirmed']).nullable(),
  push: z.object({
    /** For the browser, which makes an address that only this installation can send to. */
    publicKey: z.string(),
    /** Whether this browser shows notices. */
    here: z.boolean(),
    /** How many browsers of this person do. */
    devices: z.number().int(),
  }),
});
export type Notices = z.infer<typeof notices>;

export const getNotices = endpoint({
  method: 'GET',
  path: '/api/notices',
  summary: 'How you hear of what spoils soon',
  access: 'user',
  response: notices,
});

export const updateNotices = endpoint({
  method: 'PUT',
  path: '/api/notices',
  summary: 'Choose whether emails come, and the hours in which nothing does',
  access: 'user',
  body: noticeSettings,
  response: notices,
});

export const addPushDevice = endpoint({
  method: 'PUT',
  path: '/api/notices/device',
  summary: 'Show notices in this browser, until it is signed out',
  access: 'user',
  body: z.object({
    endpoint: z.url().max(1024),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}={0,2}$/),
    }),
  }),
  response: notices,
});

export const removePushDevice = endpoint({
  method: 'DELETE',
  path: '/api/notices/device',
  summary: 'Show no more notices in this browser',
  access: 'user',
  response: notices,
});

/** The page of an email's link, which mail programs also post to ("one click", RFC 8058). */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

export const unsubscribe = endpoint({
  method: 'POST',
  path: UNSUBSCRIBE_PATH,
  summary: 'End the emails about what spoils soon, by the link in one of them',
  access: 'public',
  query: z.object({ token: z.string().max(200) }),
  response: done,
});

/** What a notice says to the service worker that shows it. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  /** The page it opens: a recipe, or the pantry. */
  url: z.string(),
});
export type PushMessage = z.infer<typeof pushMessage>;
