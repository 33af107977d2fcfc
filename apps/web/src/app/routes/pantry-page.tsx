import type { PantryItem } from '@crisper/contract/pantry/pantry';
import { Archive, ReceiptText, ScanBarcode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMeasures } from '../../lib/use-measures.ts';
import { PantryView } from '../../rooms/pantry/pantry-view.tsx';
import { usePantryActions } from '../../rooms/pantry/use-pantry.ts';
import { setIngredients } from '../../shared/kitchen-session.ts';
import { Button } from '../../ui/button.tsx';
import { MembersOnly } from './members-only.tsx';

const CodeDialog = lazy(async () => ({
  default: (await import('../../rooms/products/code-dialog.tsx')).CodeDialog,
}));
const ReceiptDialog = lazy(async () => ({
  default: (await import('../../rooms/receipts/receipt-dialog.tsx')).ReceiptDialog,
}));

export default function PantryPage() {
  const [system] = useMeasures();
  const navigate = useNavigate();
  const { add } = usePantryActions();
  const [open, setOpen] = useState<'code' | 'receipt' | null>(null);
  const close = () => setOpen(null);
  const cook = (items: readonly PantryItem[]) => {
    setIngredients(items.map(({ name, food, emoji }) => ({ name, food, emoji })));
    void navigate('/results');
  };
  return (
    <MembersOnly icon={Archive} title="Pantry" text="What you have, and what to use first.">
      <PantryView
        system={system}
        onCook={cook}
        actions={
          <>
            <Button variant="outline" onClick={() => setOpen('code')}>
              <ScanBarcode aria-hidden className="size-5" /> Scan a bar code
            </Button>
            <Button variant="outline" onClick={() => setOpen('receipt')}>
              <ReceiptText aria-hidden className="size-5" /> Read a receipt
            </Button>
          </>
        }
      />
      <Suspense>
        {open === 'code' && <CodeDialog onClose={close} onKeep={(item) => add([item], 'barcode')} />}
        {open === 'receipt' && <ReceiptDialog onClose={close} />}
      </Suspense>
    </MembersOnly>
  );
}
