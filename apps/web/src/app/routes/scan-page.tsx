import { ScanFlow } from '../../rooms/scans/scan-flow.tsx';
import { ScanPitch } from '../../rooms/scans/scan-pitch.tsx';
import { FridgeArt } from '../landing/fridge-art.tsx';
import { useSession } from '../session-store.ts';

export default function ScanPage() {
  const user = useSession()?.user;
  return user ? <ScanFlow user={user} /> : <ScanPitch art={<FridgeArt />} />;
}
