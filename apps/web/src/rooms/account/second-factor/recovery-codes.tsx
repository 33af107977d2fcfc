import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Copy, Download, Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { copyText } from '../../../lib/copy-text.ts';
import { locales } from '../../../lib/i18n/i18n.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

export default function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => toast({ title: t`Copied`, text: t`Paste them where you keep your passwords.` }),
      () => toast({ tone: 'error', title: t`Not copied`, text: t`Please download or print them instead.` }),
    );
  const download = () =>
    saveFile(new Blob([asText(codes)], { type: 'text/plain' }), 'crisper-recovery-codes.txt');
  return (
    <div className="grid gap-5">
      <List codes={codes} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          <Copy aria-hidden className="size-5" />
          <Trans>Copy</Trans>
        </Button>
        <Button variant="outline" onClick={download}>
          <Download aria-hidden className="size-5" />
          <Trans>Download</Trans>
        </Button>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          <Trans>Print</Trans>
        </Button>
      </div>
      <Button onClick={onDone}>
        <Trans>I saved them</Trans>
      </Button>
      {createPortal(<OnPaper codes={codes} />, document.body)}
    </div>
  );
}

/** All that a printer gets while this is shown; see print.css. */
function OnPaper({ codes }: { codes: readonly string[] }) {
  return (
    <div data-on-paper aria-hidden className="hidden print:block">
      <p className="mb-4 font-semibold text-xl">
        <Trans>Recovery codes for Crisper</Trans>
      </p>
      <List codes={codes} />
      <p className="mt-4">
        <Trans>Each works once. Keep this sheet somewhere safe.</Trans>
      </p>
    </div>
  );
}

function List({ codes }: { codes: readonly string[] }) {
  return (
    <ol
      aria-label={t`Recovery codes`}
      className="grid gap-x-6 gap-y-1.5 rounded-card bg-sunken p-4 sm:grid-cols-2 print:grid-cols-2"
    >
      {codes.map((code) => (
        <li key={code}>
          <code className="select-all">{code}</code>
        </li>
      ))}
    </ol>
  );
}

function asText(codes: readonly string[]): string {
  const day = new Date().toLocaleDateString(locales(), { dateStyle: 'long' });
  return [
    t`Recovery codes for Crisper, made on ${day}.`,
    t`Each opens your account once, instead of a code from your app.`,
    '',
    ...codes,
    '',
  ].join('\n');
}
