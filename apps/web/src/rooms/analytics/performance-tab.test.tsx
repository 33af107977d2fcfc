// @vitest-environment jsdom
import type { Insights } from '@crisper/contract/analytics/analytics';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { COOK } from '../../lib/session/session-fixture.ts';
import { keepSession } from '../../lib/session/session-store.ts';
import { memberWithServer, show } from '../../testing/forms.tsx';
import { PerformanceTab } from './performance-tab.tsx';

memberWithServer(() =>
  Response.json({ hitRate: 50, queueStats: { recipes: { waiting: 0, active: 0, completed: 7, failed: 0 } } }),
);

const performance = { cacheHitRate: 50, avgLoadTime: 1, errorRate: 0 };
const tab = (
  <PerformanceTab insights={{ performance, averageResponseTime: 0.2 } as Insights} sample={false} />
);

it('shows an administrator what the machine does', async () => {
  keepSession({ token: 't', user: { ...COOK, role: 'admin' } });
  show(tab);
  expect(await screen.findByText('7')).toBeTruthy();
  expect(screen.getByText('Searches answered from memory')).toBeTruthy();
  expect(screen.getByText('0.2 s')).toBeTruthy();
});

it('shows a member only what they notice', () => {
  show(tab);
  expect(screen.getByText('Load time')).toBeTruthy();
  expect(screen.queryByText('Searches answered from memory')).toBeNull();
  expect(screen.queryByText('0.2 s')).toBeNull();
});
