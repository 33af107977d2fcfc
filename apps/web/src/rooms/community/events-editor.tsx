import { createEvent } from '@crisper/contract/community/moderation';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useController, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { eventsQuery, useCreateEvent, useDeleteEvent } from './moderation.queries.ts';
import { RelativeTime } from './relative-time.tsx';
import { showError } from './show-error.ts';

const EMPTY = { title: '', description: '', startsAt: '', hours: '1', discussionId: '' };

const { shape } = createEvent.body!;
/** The event form: all fields are text, and the time is local. */
const SHAPE = createEvent.body!.extend({
  startsAt: z
    .string()
    .transform((typed) => typed && new Date(typed).toISOString())
    .pipe(shape.startsAt),
  hours: z
    .string()
    .transform((typed) => Number(typed) || 1)
    .pipe(shape.hours.unwrap()),
  discussionId: z
    .string()
    .transform((typed) => typed.trim() || null)
    .pipe(shape.discussionId.unwrap()),
});
const FAILED = t`That didn’t work. Please try again.`;

export function EventsEditor() {
  const { data: events = [] } = useQuery(eventsQuery);
  const remove = useDeleteEvent();
  return (
    <section aria-labelledby="events" className="grid gap-4">
      <h2 id="events" className="text-2xl">
        <Trans>Events</Trans>
      </h2>
      <ul className="grid gap-2">
        {events.map((event) => (
          <li key={event.id} className="flex items-center justify-between gap-3 border-line border-b pb-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{event.title}</span>{' '}
              <span className="text-ink-soft text-sm">
                <RelativeTime date={event.startsAt} />
                {event.weekly && t`, every week`}
              </span>
            </span>
            <IconButton
              label={t`Remove ${event.title}`}
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(event.id, {
                  onSuccess: () => toast({ title: t`Event Removed`, text: event.title }),
                  onError: (error) => showError(error, FAILED),
                })
              }
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      <EventForm />
    </section>
  );
}

function EventForm() {
  const form = useForm({ resolver: zodResolver(SHAPE), defaultValues: { ...EMPTY, weekly: false } });
  const weekly = useController({ control: form.control, name: 'weekly' }).field;
  const create = useCreateEvent();
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    create.mutate(body, {
      onSuccess: () => {
        form.reset({ ...EMPTY, weekly: body.weekly });
        toast({ title: t`Event Announced`, text: body.title });
      },
      onError: (error) => showError(error, FAILED, form),
    }),
  );
  return (
    <Card className="p-5">
      <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={submit}>
        <Field
          label={t`Title of the event`}
          maxLength={120}
          className="sm:col-span-2"
          error={errors.title?.message}
          {...form.register('title')}
        />
        <Field
          label={t`Description`}
          maxLength={500}
          className="sm:col-span-2"
          error={errors.description?.message}
          {...form.register('description')}
        />
        <Field
          label={t`Starts`}
          type="datetime-local"
          error={errors.startsAt?.message}
          {...form.register('startsAt')}
        />
        <Field
          label={t`Hours`}
          type="number"
          min={1}
          max={168}
          error={errors.hours?.message}
          {...form.register('hours')}
        />
        <Field
          label={t`Number of its discussion (optional)`}
          inputMode="numeric"
          error={errors.discussionId?.message}
          {...form.register('discussionId')}
        />
        <div className="self-end">
          <Checkbox checked={weekly.value ?? false} onChange={weekly.onChange}>
            <Trans>Every week</Trans>
          </Checkbox>
        </div>
        <FormError>{errors.root?.message}</FormError>
        <Button type="submit" busy={create.isPending} className="justify-self-start">
          <Trans>Announce Event</Trans>
        </Button>
      </form>
    </Card>
  );
}
