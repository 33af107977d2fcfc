import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';

interface FileDropProps {
  label: string;
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Files by picker, keyboard or drop. */
export function FileDrop({ label, busy, onFiles }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files?.length && !busy) onFiles([...files]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <section
      aria-label={t`Your file`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'grid justify-items-center gap-3 rounded-card border-2 border-line-strong border-dashed px-5 py-10 text-center',
        'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-herb',
        over && 'border-herb bg-herb-soft',
      )}
    >
      <Upload aria-hidden className="size-10 text-herb-ink" />
      <label
        htmlFor={id}
        className={cx(
          'inline-flex min-h-13 cursor-pointer items-center rounded-control bg-herb px-7 font-semibold text-lg text-on-herb shadow-soft hover:bg-herb-hover',
          busy && 'cursor-default opacity-60',
        )}
      >
        {busy ? t`Sending your file…` : label}
      </label>
      <input
        id={id}
        type="file"
        multiple
        disabled={busy}
        className="sr-only"
        onChange={(event) => {
          take(event.currentTarget.files);
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <p className="text-ink-soft">
        <Trans>or drop it here</Trans>
      </p>
    </section>
  );
}
