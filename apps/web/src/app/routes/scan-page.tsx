import { useEffect } from 'react';
import { ScanFlow } from '../../rooms/scans/scan-flow.tsx';
import { ScanPitch } from '../../rooms/scans/scan-pitch.tsx';
import { FridgeArt } from '../landing/fridge-art.tsx';
import { keepForOffline } from '../offline.ts';
import { useSession } from '../session-store.ts';

export default function ScanPage() {
  const user = useSession()?.user;
  // Whoever scans may install the app and share photos to it, which the service worker takes in.
  useEffect(() => {
    if (user) keepForOffline();
  }, [user]);
  return user ? <ScanFlow user={user} /> : <ScanPitch art={<FridgeArt />} />;
}
