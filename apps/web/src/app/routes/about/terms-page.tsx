import { Terms } from '../../../rooms/site/terms.tsx';

export default function TermsRoute() {
  return <Terms />;
}
