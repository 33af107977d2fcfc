import { AdministrationPage } from '../../../rooms/administration/administration-page.tsx';
import { ConfirmIdentityDialog } from '../../../shared/confirm-identity-dialog.tsx';

export default function AdministrationRoute() {
  return (
    <>
      <AdministrationPage />
      <ConfirmIdentityDialog />
    </>
  );
}
