import { type ExportFormat, exportNutrition } from '@crisper/contract/nutrition/nutrition';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, send } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Fold } from '../../ui/fold.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast-store.ts';
import { addDays, todayHere } from './period.ts';

const RANGE = exportNutrition.query!;
const LIMIT_MS = 300_000;
const FORMATS: readonly { value: ExportFormat; label: string }[] = [
  { value: 'csv', label: t`CSV: one row per item` },
  { value: 'json', label: t`JSON: meals with their items` },
  { value: 'fhir', label: t`HL7 FHIR: NutritionIntake bundle` },
];

function failureOf(error: Error): string {
  return (
    (error instanceof ApiError && error.refused && error.message) ||
    t`Failed to export your data. Please try again.`
  );
}

export function ExportCard() {
  const today = todayHere();
  const form = useForm({
    resolver: zodResolver(RANGE),
    defaultValues: { from: addDays(today, -29), to: today, format: 'csv' },
  });
  const { errors } = form.formState;
  const [from, to] = useWatch({ control: form.control, name: ['from', 'to'] });
  const run = useMutation({
    mutationFn: async (query: z.output<typeof RANGE>) => {
      const response = await send(exportNutrition, { query, timeoutMs: LIMIT_MS });
      const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
      saveFile(await response.blob(), named ?? `crisper-nutrition.${query.format}`);
    },
    onSuccess: () => toast({ title: t`Data Exported`, text: t`Your data has been downloaded successfully.` }),
    onError: (error) => toast({ tone: 'error', title: t`Export Failed`, text: failureOf(error) }),
  });

  return (
    <Card className="p-5">
      <h2 className="text-xl">
        <Trans>Health export</Trans>
      </h2>
      <form
        noValidate
        className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4"
        onSubmit={form.handleSubmit((query) => run.mutate(query))}
      >
        <Field
          label={t`First day`}
          type="date"
          min="2000-01-01"
          max={to}
          error={errors.from?.message}
          {...form.register('from')}
        />
        <Field
          label={t`Last day`}
          type="date"
          min={from}
          error={errors.to?.message}
          {...form.register('to')}
        />
        <Select label={t`Format`} options={FORMATS} {...form.register('format')} />
        <Button type="submit" busy={run.isPending} className="min-h-12 lg:mt-6.5">
          <Download aria-hidden className="size-5" /> <Trans>Download</Trans>
        </Button>
        <FormError className="col-span-full">{run.error ? failureOf(run.error) : undefined}</FormError>
      </form>
      <Fold title={t`Which file is for what`} className="mt-2 text-ink-soft text-sm *:[p]:mb-2">
        <p>
          <Trans>
            A website can’t write to Apple Health or Android Health Connect: phones only let installed apps do
            that. It can give you a file that health apps and clinics can import.
          </Trans>
        </p>
        <p>
          <Trans>
            CSV opens in any spreadsheet and in importer apps for Apple Health and Health Connect. FHIR is
            what clinics and personal health records read. To download everything in your account, use Export
            My Data on the account page.
          </Trans>
        </p>
      </Fold>
    </Card>
  );
}
