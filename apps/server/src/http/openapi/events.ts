import { type WEBHOOK_EVENTS, webhookMessages } from '@crisper/contract/webhooks/webhooks';
import { exampleAnswer } from '../docs/examples.ts';
import type { Json } from './json-schema.ts';
import type { Components } from './schemas.ts';

type Event = (typeof WEBHOOK_EVENTS)[number] | 'test';

const HAPPENED: Readonly<Record<Event, string>> = {
  'plan.changed': 'The meal plan of the household was changed',
  'list.changed': 'The shopping list of the household was changed',
  'item.spoils-soon': 'Things in the pantry spoil within two days; told once a day, in the morning',
  'scan.done': 'A scan of the person has its result',
  test: 'A test message that the person asked for',
};

const HEADERS = [
  {
    name: 'webhook-id',
    description: 'The same for every try of one message: what is known already is left alone.',
  },
  {
    name: 'webhook-timestamp',
    description: 'When this try was made, in seconds since 1970. Refuse what is older than five minutes.',
  },
  {
    name: 'webhook-signature',
    description:
      '`v1,` and, in base64, the HMAC-SHA256 of id, timestamp and body, joined by dots, with the secret of the webhook (Standard Webhooks).',
  },
];

const EXAMPLES: Readonly<Record<string, string>> = {
  'webhook-id': '7a9d1c52-5d0f-4a3e-9b6e-2f1c8e4b7d10',
  'webhook-timestamp': '1795113000',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
};

/** What is posted to the addresses that people gave. */
export function webhookOperations(components: Components): Record<string, Json> {
  const events = Object.entries(webhookMessages) as [Event, (typeof webhookMessages)[Event]][];
  return Object.fromEntries(
    events.map(([event, message]) => {
      const schema = components.refOf(message, `${wordsOf(event)}Message`, 'output');
      const operation = {
        operationId: `on${wordsOf(event)}`,
        summary: HAPPENED[event],
        description:
          'Answer with any status from 200 to 299 within eight seconds. It is tried again for nine hours otherwise; 410 ends that.',
        tags: ['webhooks'],
        security: [],
        parameters: HEADERS.map(({ name, description }) => ({
          name,
          in: 'header',
          required: true,
          description,
          schema: { type: 'string' },
          example: EXAMPLES[name],
        })),
        requestBody: {
          required: true,
          content: { 'application/json': { schema, example: exampleAnswer(message) } },
        },
        responses: {
          '2XX': { description: 'It arrived.' },
          410: { description: 'The address wants no more of it.' },
        },
      };
      return [event, { post: operation }];
    }),
  );
}

/** "item.spoils-soon" as "ItemSpoilsSoon". */
function wordsOf(event: string): string {
  return event.replace(/(?:^|[.-])(\w)/g, (_, letter: string) => letter.toUpperCase());
}
