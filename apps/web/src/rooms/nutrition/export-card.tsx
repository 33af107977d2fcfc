import { type ExportFormat, exportNutrition } from '@crisper/contract/nutrition';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiError, send } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { addDays, todayHere } from './period.ts';

const LIMIT_MS = 300_000;
const FORMATS: readonly { value: ExportFormat; label: string }[] = [
  { value: 'csv', label: 'CSV: one row per item' },
  { value: 'json', label: 'JSON: meals with their items' },
  { value: 'fhir', label: 'HL7 FHIR: NutritionIntake bundle' },
];

function download(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export function ExportCard() {
  const today = todayHere();
  const [from, setFrom] = useState(addDays(today, -29));
  const [to, setTo] = useState(today);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [busy, setBusy] = useState(false);

  const run = async () => {
    setBusy(true);
    try {
      const response = await send(exportNutrition, { query: { from, to, format }, timeoutMs: LIMIT_MS });
      const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      download(await response.blob(), named ?? `crisper-nutrition.${format}`);
      toast({ title: 'Data Exported', text: 'Your data has been downloaded successfully.' });
    } catch (error) {
      const refused = error instanceof ApiError && error.refused && error.message;
      toast({
        tone: 'error',
        title: 'Export Failed',
        text: refused || 'Failed to export your data. Please try again.',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card className="p-5">
      <h2 className="text-xl">Health export</h2>
      <form
        className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <Field
          label="First day"
          type="date"
          min="2000-01-01"
          max={to}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <Field
          label="Last day"
          type="date"
          min={from}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
        <Select
          label="Format"
          options={FORMATS}
          value={format}
          onChange={(event) => setFormat(event.target.value as ExportFormat)}
        />
        <Button type="submit" busy={busy} className="min-h-12">
          <Download aria-hidden className="size-5" /> Download
        </Button>
      </form>
      <div className="mt-4 grid gap-2 text-ink-soft text-sm">
        <p>
          A web page cannot write into Apple Health or Android Health Connect: phones let only installed apps
          do that. What it can do is hand you a file that health apps and clinics are able to import.
        </p>
        <p>
          CSV opens in any spreadsheet and in importer apps for Apple Health and Health Connect. FHIR is what
          clinics and personal health records read. To take along everything in your account, use Export My
          Data on the account page.
        </p>
      </div>
    </Card>
  );
}
