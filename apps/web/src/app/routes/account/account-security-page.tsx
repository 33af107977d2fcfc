import { SecurityPage } from '../../../rooms/account/security-page.tsx';
import { ActivitySection } from '../../../rooms/audit/activity-section.tsx';

export default function AccountSecurityRoute() {
  return <SecurityPage activity={<ActivitySection />} />;
}
