import { INCIDENT_STATES, type Incident, updateIncident } from '@crisper/contract/status/status';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { call } from '../../lib/api.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { STATUS_KEY } from './status.queries.ts';
import { INCIDENT_STATE_NAMES } from './status-labels.ts';

const SHAPE = updateIncident.body!.pick({ text: true, status: true });

/** For admins: adds an update to an incident. */
export function IncidentUpdate({ incident }: { incident: Incident }) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(SHAPE), values: { text: '', status: incident.status } });
  const { errors } = form.formState;
  const update = useMutation({
    mutationFn: (body: z.output<typeof SHAPE>) => call(updateIncident, { params: { id: incident.id }, body }),
    onSuccess: () => {
      form.resetField('text');
      return queries.invalidateQueries({ queryKey: STATUS_KEY });
    },
    onError: (error) => showFailure(error, form, { title: t`Not saved`, otherwise: t`Please try again.` }),
  });
  const submit = form.handleSubmit((body) => update.mutate(body));
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_10rem_auto]">
      <Field label={t`Update`} error={errors.text?.message} {...form.register('text')} />
      <Select
        label={t`Status`}
        options={INCIDENT_STATES.map((value) => ({ value, label: INCIDENT_STATE_NAMES[value] }))}
        {...form.register('status')}
      />
      <Button type="submit" variant="outline" busy={update.isPending} className="min-h-12">
        <Trans>Add update</Trans>
      </Button>
      <FormError className="sm:col-span-3">{errors.root?.message}</FormError>
    </form>
  );
}
