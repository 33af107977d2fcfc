import { Features } from '../../../rooms/site/features.tsx';

export default function FeaturesRoute() {
  return <Features />;
}
