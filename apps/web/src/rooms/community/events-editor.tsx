import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { eventsQuery, useCreateEvent, useDeleteEvent } from './moderation.queries.ts';
import { RelativeTime } from './relative-time.tsx';
import { showError } from './show-error.ts';

const EMPTY = { title: '', description: '', startsAt: '', hours: '1', discussionId: '' };
const FAILED = 'That did not work. Please try again.';

export function EventsEditor() {
  const { data: events = [] } = useQuery(eventsQuery);
  const remove = useDeleteEvent();
  return (
    <section aria-labelledby="events" className="grid gap-4">
      <h2 id="events" className="text-2xl">
        Events
      </h2>
      <ul className="grid gap-2">
        {events.map((event) => (
          <li key={event.id} className="flex items-center justify-between gap-3 border-line border-b pb-2">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{event.title}</span>{' '}
              <span className="text-ink-soft text-sm">
                <RelativeTime date={event.startsAt} />
                {event.weekly && ', every week'}
              </span>
            </span>
            <IconButton
              label={`Remove ${event.title}`}
              disabled={remove.isPending}
              onClick={() =>
                remove.mutate(event.id, {
                  onSuccess: () => toast({ title: 'Event Removed', text: event.title }),
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
  const [form, setForm] = useState(EMPTY);
  const [weekly, setWeekly] = useState(false);
  const create = useCreateEvent();
  const field = (name: keyof typeof EMPTY) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  const submit = () => {
    const starts = new Date(form.startsAt);
    if (!form.title.trim() || Number.isNaN(starts.getTime()))
      return toast({
        tone: 'error',
        title: 'Missing Information',
        text: 'An event needs a title and a time.',
      });
    create.mutate(
      {
        title: form.title,
        description: form.description,
        startsAt: starts.toISOString(),
        hours: Number(form.hours) || 1,
        weekly,
        discussionId: form.discussionId.trim() || null,
      },
      {
        onSuccess: () => {
          setForm(EMPTY);
          toast({ title: 'Event Announced', text: form.title });
        },
        onError: (error) => showError(error, FAILED),
      },
    );
  };
  return (
    <Card className="p-5">
      <form
        noValidate
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Title of the event" maxLength={120} className="sm:col-span-2" {...field('title')} />
        <Field label="Description" maxLength={500} className="sm:col-span-2" {...field('description')} />
        <Field label="Starts" type="datetime-local" {...field('startsAt')} />
        <Field label="Hours" type="number" min={1} max={168} {...field('hours')} />
        <Field label="Number of its discussion (optional)" inputMode="numeric" {...field('discussionId')} />
        <div className="self-end">
          <Checkbox checked={weekly} onChange={setWeekly}>
            Every week
          </Checkbox>
        </div>
        <Button type="submit" busy={create.isPending} className="justify-self-start">
          Announce Event
        </Button>
      </form>
    </Card>
  );
}
