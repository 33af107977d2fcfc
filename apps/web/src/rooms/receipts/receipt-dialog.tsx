import { RECEIPT_PHOTOS, type ReadReceipt, readReceipt } from '@crisper/contract/receipts/receipts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { preparePhoto } from '../../lib/photos/prepare-photo.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import { ReviewReceipt } from './review-receipt.tsx';

interface ReceiptDialogProps {
  onClose: () => void;
}

const READ_LIMIT_MS = 120_000;

/** From a photo of a till receipt to things in the pantry, looked through before anything is kept. */
export function ReceiptDialog({ onClose }: ReceiptDialogProps) {
  const file = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: async (files: File[]): Promise<ReadReceipt> => {
      const photos = await Promise.all(files.map(preparePhoto));
      return call(readReceipt, {
        body: { images: photos.map(({ file }) => file) },
        timeoutMs: READ_LIMIT_MS,
      });
    },
  });
  const read = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) reading.mutate(chosen.slice(0, RECEIPT_PHOTOS + 1));
  };
  const receipt = reading.data;
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t`Read a receipt`}
      {...(!receipt && {
        description: t`Photograph it flat and whole. A long one may take up to four photos.`,
      })}
    >
      {receipt && receipt.lines.length > 0 ? (
        <ReviewReceipt receipt={receipt} onDone={onClose} />
      ) : (
        <div className="grid gap-4">
          <input
            ref={file}
            type="file"
            accept="image/*"
            multiple
            aria-label={t`Photos of a receipt`}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => read(event.target.files)}
          />
          {reading.isPending ? (
            <ReadingProgress photos={reading.variables.length} />
          ) : (
            <Button size="lg" onClick={() => file.current?.click()}>
              <Camera aria-hidden className="size-5" /> <Trans>Add the receipt</Trans>
            </Button>
          )}
          {receipt?.note && <FormError>{receipt.note}</FormError>}
          {reading.error && (
            <FormError>
              {(reading.error instanceof ApiError && reading.error.message) ||
                t`This photo could not be read.`}
            </FormError>
          )}
          <p className="text-ink-soft text-sm">
            <Trans>Receipts in English, German, French and Spanish. The photo is read and thrown away.</Trans>
          </p>
        </div>
      )}
    </Dialog>
  );
}
