import { Privacy } from '../../../rooms/site/privacy.tsx';

export default function PrivacyRoute() {
  return <Privacy />;
}
