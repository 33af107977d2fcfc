import { AuditPage } from '../../../rooms/audit/audit-page.tsx';

export default function AuditRoute() {
  return <AuditPage />;
}
