// @vitest-environment jsdom
import type { Insights } from '@crisper/contract/analytics/analytics';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberWithServer, show } from '../../testing/forms.tsx';
import { PerformanceTab } from './performance-tab.tsx';

memberWithServer(() =>
  Response.json({ hitRate: 50, queueStats: { recipes: { waiting: 0, active: 0, completed: 7, failed: 0 } } }),
);

it('shows a member the jobs of their own', async () => {
  const performance = { cacheHitRate: 50, avgLoadTime: 1, errorRate: 0 };
  show(<PerformanceTab insights={{ performance } as Insights} sample={false} />);
  expect(await screen.findByText('7')).toBeTruthy();
  expect(screen.getByText('For your searches.')).toBeTruthy();
});
