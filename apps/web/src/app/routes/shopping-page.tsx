import { ShoppingBasket } from 'lucide-react';
import { useEffect } from 'react';
import { useMeasures } from '../../lib/use-measures.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { ShoppingView } from '../../rooms/shopping/shopping-view.tsx';
import { keepForOffline } from '../offline.ts';
import { MembersOnly } from './members-only.tsx';

export default function ShoppingPage() {
  const [system] = useMeasures();
  useEffect(() => whenIdle(keepForOffline), []);
  return (
    <MembersOnly icon={ShoppingBasket} text="By aisle, without what you have. Ticks work offline.">
      <ShoppingView system={system} />
    </MembersOnly>
  );
}
