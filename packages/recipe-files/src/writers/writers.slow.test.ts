import { it } from 'vitest';
import { roundTrips } from '../testing/round-trip.ts';

it.each(['cooklang', 'json-ld', 'paprika'] as const)(
  'gives a thousand made recipes back as they were: %s',
  (format) => roundTrips(format, 1_000),
  120_000,
);
