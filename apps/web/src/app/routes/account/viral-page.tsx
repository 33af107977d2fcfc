import { SavedCard } from '../../../rooms/pantry/saved-card.tsx';
import { ViralDashboard } from '../../../rooms/referrals/viral-dashboard.tsx';

export default function ViralRoute() {
  return <ViralDashboard saved={<SavedCard />} />;
}
