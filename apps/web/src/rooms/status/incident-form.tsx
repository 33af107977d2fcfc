import { openIncident, SERVICES, SEVERITIES } from '@crisper/contract/status';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';
import { STATUS_KEY } from './status.queries.ts';

const EMPTY = { title: '', text: '', service: '', severity: 'minor', startsAt: '' };

/** For admins: what the probes cannot know. */
export function IncidentForm() {
  const queries = useQueryClient();
  const form = useForm({ defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ title, text, service, severity, startsAt }) => {
    try {
      await call(openIncident, {
        body: {
          title,
          text,
          service: SERVICES.find((id) => id === service) ?? null,
          severity: SEVERITIES.find((known) => known === severity) ?? 'minor',
          ...(startsAt && { startsAt: new Date(startsAt).toISOString() }),
        },
      });
      form.reset(EMPTY);
      toast({ title: 'Incident opened', text: 'Everybody who subscribed is told.' });
      await queries.invalidateQueries({ queryKey: STATUS_KEY });
    } catch (error) {
      showFailure(error, form, { title: 'Not opened', otherwise: 'Please try again.' });
    }
  });
  return (
    <Card className="mt-10 p-6">
      <h2 className="text-2xl">Open an incident</h2>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <Field label="Title" error={errors.title?.message} {...form.register('title')} />
        <TextArea label="What is known" rows={3} error={errors.text?.message} {...form.register('text')} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label="Service"
            options={[{ value: '', label: 'All' }, ...SERVICES.map((id) => ({ value: id, label: id }))]}
            {...form.register('service')}
          />
          <Select
            label="Severity"
            options={SEVERITIES.map((value) => ({ value, label: value }))}
            {...form.register('severity')}
          />
          <Field label="Starts at (for maintenance)" type="datetime-local" {...form.register('startsAt')} />
        </div>
        <Button type="submit" busy={isSubmitting}>
          Open incident
        </Button>
      </form>
    </Card>
  );
}
