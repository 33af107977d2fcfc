import { readLabel } from '@crisper/contract/products/products';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { preparePhoto } from '../../lib/photos/prepare-photo.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { doubtText, readFields, type TypedLabel } from './typed-label.ts';

interface LabelPhotoProps {
  /** Gets the fields that could be read, and which of them are in doubt; the others stay as they are. */
  onRead: (fields: Partial<TypedLabel>, doubtful: readonly string[]) => void;
}

/** Fills the label from a photo of the table on the package. The cook looks through it before saving. */
export function LabelPhoto({ onRead }: LabelPhotoProps) {
  const file = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: async (photo: File) => {
      const { file } = await preparePhoto(photo);
      return call(readLabel, { body: { image: file }, timeoutMs: 90_000 });
    },
    onSuccess: (read) => onRead(readFields(read), read.doubtful),
  });
  const { data, error } = reading;
  const doubt = data ? doubtText(data.doubtful) : null;
  return (
    <div className="col-span-2 grid gap-2">
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label={t`Photo of a nutrition table`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [photo] = event.target.files ?? [];
          if (photo) reading.mutate(photo);
        }}
      />
      <Button variant="outline" busy={reading.isPending} onClick={() => file.current?.click()}>
        <Camera aria-hidden className="size-5" />{' '}
        {reading.isPending ? t`Reading, a few seconds…` : t`Photograph the table`}
      </Button>
      {data?.note && <FormError>{data.note}</FormError>}
      {error && (
        <FormError>
          {(error instanceof ApiError && error.message) || t`This photo could not be read.`}
        </FormError>
      )}
      {data && !data.note && (
        <p role="status" className="text-ink-soft text-sm">
          {doubt ?? t`Read. Compare it with the package before you save.`}
        </p>
      )}
    </div>
  );
}
