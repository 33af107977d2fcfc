import { INCIDENT_STATES, type Incident, updateIncident } from '@crisper/contract/status';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { STATUS_KEY } from './status.queries.ts';

/** For admins: adds what is known now to one incident. */
export function IncidentUpdate({ incident }: { incident: Incident }) {
  const queries = useQueryClient();
  const form = useForm<{ text: string; status: string }>({
    values: { text: '', status: incident.status },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ text, status }) => {
    try {
      await call(updateIncident, {
        params: { id: incident.id },
        body: { text, status: INCIDENT_STATES.find((known) => known === status) ?? incident.status },
      });
      form.resetField('text');
      await queries.invalidateQueries({ queryKey: STATUS_KEY });
    } catch (error) {
      showFailure(error, form, { title: 'Not saved', otherwise: 'Please try again.' });
    }
  });
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid items-end gap-3 sm:grid-cols-[1fr_10rem_auto]">
      <Field label="Update" error={errors.text?.message} {...form.register('text')} />
      <Select
        label="Status"
        options={INCIDENT_STATES.map((value) => ({ value, label: value }))}
        {...form.register('status')}
      />
      <Button type="submit" variant="outline" busy={isSubmitting} className="min-h-12">
        Add update
      </Button>
    </form>
  );
}
