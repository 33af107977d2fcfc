import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { playThroughRoutes } from '../../testing/shopping/household-simulation-routes.ts';
import { playInMemory } from '../../testing/shopping/shopping-changes-simulation.ts';

it('ends in the same list after 10,000 random days of several devices with bad networks', async () => {
  const { changes } = await playInMemory(1, 10_000);
  expect(changes).toBeGreaterThan(200_000);
}, 600_000);

it('ends in the same list after 60 of them through the routes and PostgreSQL', async () => {
  const t = await testApp();
  await playThroughRoutes(
    t,
    Array.from({ length: 60 }, (_, at) => 1000 + at),
  );
  await t.close();
}, 600_000);
