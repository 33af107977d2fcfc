import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ImagePlus, ScanBarcode } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { codeInPhoto, type ReadCode } from './barcode-decoder.ts';
import { useCodeCamera } from './use-code-camera.ts';

interface ScanCodeProps {
  onCode: (code: { text: string; format?: ReadCode['format'] }) => void;
}

const NONE = t`No bar code was found in that photo. Try one with more light, or type the digits.`;

/** Three ways to a bar code: hold it before the camera, choose a photo, or type the digits. */
export function ScanCode({ onCode }: ScanCodeProps) {
  const video = useRef<HTMLVideoElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const camera = useCodeCamera(video, onCode);
  const [digits, setDigits] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const look = async (photo: File | undefined) => {
    if (!photo) return;
    setBusy(true);
    setProblem(null);
    try {
      const found = await codeInPhoto(photo);
      if (found) return onCode(found);
      setProblem(NONE);
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || t`This photo could not be read.`);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onCode({ text: digits });
  };
  return (
    <div className="grid gap-5">
      <div
        className={cx(
          'relative overflow-hidden rounded-card bg-sunken',
          camera === 'none' ? 'hidden' : 'aspect-4/3',
        )}
      >
        <video
          ref={video}
          playsInline
          muted
          aria-label={t`Camera picture`}
          className="absolute inset-0 size-full object-cover"
        />
        <span
          aria-hidden
          className="absolute inset-x-8 top-1/2 h-0.5 -translate-y-1/2 rounded-full bg-herb shadow-soft"
        />
        <p role="status" className="absolute inset-x-0 bottom-0 bg-surface/85 p-2 text-center text-sm">
          {camera === 'live' ? t`Let the line cross the bar code` : t`Starting the camera…`}
        </p>
      </div>
      {camera === 'none' && (
        <p className="flex items-center gap-3 text-ink-soft">
          <ScanBarcode aria-hidden className="size-8 shrink-0" />{' '}
          <Trans>There is no camera to scan with here. A photo or the digits do as well.</Trans>
        </p>
      )}
      {/* Before the field, which would get the focus and open a phone's keyboard over the camera. */}
      <input
        ref={file}
        type="file"
        accept="image/*"
        aria-label={t`Photo of a bar code`}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => void look(event.target.files?.[0])}
      />
      <Button variant="outline" busy={busy} onClick={() => file.current?.click()}>
        <ImagePlus aria-hidden className="size-5" /> <Trans>Choose a photo</Trans>
      </Button>
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field
          label={t`Digits below the bars`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={digits}
          onChange={(event) => setDigits(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" disabled={digits.replace(/\D/g, '').length < 8} className="min-h-12">
          <Trans>Look up</Trans>
        </Button>
      </form>
      {problem && <FormError>{problem}</FormError>}
    </div>
  );
}
