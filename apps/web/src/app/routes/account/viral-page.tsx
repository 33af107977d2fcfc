import { ViralDashboard } from '../../../rooms/referrals/viral-dashboard.tsx';

export default function ViralRoute() {
  return <ViralDashboard />;
}
