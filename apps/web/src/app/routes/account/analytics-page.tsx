import { AnalyticsPage } from '../../../rooms/analytics/analytics-page.tsx';
import { SavedCard } from '../../../rooms/pantry/saved-card.tsx';

export default function AnalyticsRoute() {
  return <AnalyticsPage saved={<SavedCard />} />;
}
