import { Cookies } from '../../../rooms/site/cookies.tsx';

export default function CookiesRoute() {
  return <Cookies />;
}
