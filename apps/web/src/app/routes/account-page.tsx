import { AccountPage } from '../../rooms/account/account-page.tsx';

export default function AccountRoute() {
  return <AccountPage subscription={null} />;
}
