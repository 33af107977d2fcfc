import { AnalyticsPage } from '../../../rooms/analytics/analytics-page.tsx';

export default function AnalyticsRoute() {
  return <AnalyticsPage />;
}
