import { Trans } from '@lingui/react/macro';
/** Between the first list and the names from labels. */
export function ReadingNote() {
  return (
    <p role="status" className="flex items-center gap-3 rounded-card bg-sunken p-4 text-sm">
      <span
        aria-hidden
        className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
      />
      <span>
        <Trans>
          <strong className="font-semibold">Reading the labels…</strong> More names may follow, and a quick
          question or two.
        </Trans>
      </span>
    </p>
  );
}
