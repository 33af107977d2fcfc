import { Status } from '../../../rooms/status/status.tsx';

export default function StatusRoute() {
  return <Status />;
}
