import type { Insights } from '@crisper/contract/analytics/analytics';

const COUNTS = [5, 8, 6, 9, 4, 7, 8];
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sample data, labeled as such, while the user has none; never mixed with real figures. */
export function sampleInsights(now: Date): Insights {
  return {
    totalScans: 47,
    successfulGenerations: 43,
    averageResponseTime: 2.3,
    retentionRate: 85,
    topIngredients: [
      { name: 'tomato', count: 18 },
      { name: 'onion', count: 15 },
      { name: 'egg', count: 12 },
      { name: 'cheddar', count: 9 },
      { name: 'spinach', count: 7 },
    ],
    scansByDay: COUNTS.map((count, at) => ({
      date: new Date(now.getTime() - (COUNTS.length - 1 - at) * DAY_MS).toISOString().slice(0, 10),
      count,
    })),
    userJourney: [
      { step: 'scan', completionRate: 94 },
      { step: 'recipe', completionRate: 78 },
      { step: 'cooking', completionRate: 52 },
    ],
    performance: { cacheHitRate: 72, avgLoadTime: 1.4, errorRate: 0.6 },
    empty: false,
  };
}
