import { openIncident, SERVICES, SEVERITIES } from '@crisper/contract/status/status';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { call } from '../../lib/api.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { offers } from '../../lib/offers.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { STATUS_KEY } from './status.queries.ts';
import { SERVICE_NAMES, SEVERITY_NAMES } from './status-labels.ts';

const { service, startsAt, endsAt } = openIncident.body!.shape;
/** Local time, as the field has it. */
const localTime = z.string().transform((typed) => (typed ? new Date(typed).toISOString() : undefined));
/** The incident form: an empty string means nothing chosen, and the time is local. */
const SHAPE = openIncident.body!.extend({
  service: z
    .literal('')
    .transform(() => null)
    .or(service.unwrap()),
  startsAt: localTime.pipe(startsAt),
  endsAt: localTime.pipe(endsAt),
});
const EMPTY: z.input<typeof SHAPE> = {
  title: '',
  text: '',
  service: '',
  severity: 'minor',
  startsAt: '',
  endsAt: '',
};

/** For admins: reports an incident that the probes cannot detect. */
export function IncidentForm() {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: EMPTY });
  const { errors } = form.formState;
  const open = useMutation({
    mutationFn: (body: z.output<typeof SHAPE>) => call(openIncident, { body }),
    onSuccess: () => {
      form.reset(EMPTY);
      toast({ title: t`Incident opened`, text: t`Everyone who subscribed has been told.` });
      return queries.invalidateQueries({ queryKey: STATUS_KEY });
    },
    onError: (error) => showFailure(error, form, { title: t`Not opened`, otherwise: t`Please try again.` }),
  });
  const submit = form.handleSubmit((body) => open.mutate(body));
  return (
    <Card className="mt-10 p-6">
      <h2 className="text-2xl">
        <Trans>Open an incident</Trans>
      </h2>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <Field label={t`Title`} error={errors.title?.message} {...form.register('title')} />
        <TextArea label={t`What is known`} rows={3} error={errors.text?.message} {...form.register('text')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t`Service`}
            options={[
              { value: '', label: t({ message: 'All', context: 'services' }) },
              ...SERVICES.filter((id) => id !== 'payments' || offers('plans')).map((id) => ({
                value: id,
                label: SERVICE_NAMES[id],
              })),
            ]}
            {...form.register('service')}
          />
          <Select
            label={t`Severity`}
            options={SEVERITIES.map((value) => ({ value, label: SEVERITY_NAMES[value] }))}
            {...form.register('severity')}
          />
          <Field
            label={t`Starts at (for maintenance)`}
            type="datetime-local"
            error={errors.startsAt?.message}
            {...form.register('startsAt')}
          />
          <Field
            label={t`Ends at (for maintenance)`}
            type="datetime-local"
            error={errors.endsAt?.message}
            {...form.register('endsAt')}
          />
        </div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={open.isPending}>
          <Trans>Open incident</Trans>
        </Button>
      </form>
    </Card>
  );
}
