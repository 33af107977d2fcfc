import {
  CONTACT_CATEGORIES,
  type ContactMessage,
  contactMessage,
  sendContactMessage,
} from '@crisper/contract/contact/contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { sessionStore } from '../../lib/browser-storage.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { offers } from '../../lib/offers.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast-store.ts';

const DRAFT = 'contact_draft';

const WORDS: Record<(typeof CONTACT_CATEGORIES)[number], string> = {
  technical: 'Technical problem',
  billing: 'Billing',
  feature: 'Feature request',
  feedback: 'Feedback',
  privacy: 'Privacy',
  partnership: 'Partnership',
};

function draft(): Partial<ContactMessage> {
  try {
    return JSON.parse(sessionStore.getItem(DRAFT) ?? '{}') as Partial<ContactMessage>;
  } catch {
    return {};
  }
}

/** The draft survives a failed send and a reload; it is deleted after sending. */
export function ContactForm({ onSent }: { onSent: (ticket: string) => void }) {
  const user = useSession()?.user;
  const form = useForm<ContactMessage>({
    resolver: zodResolver(contactMessage),
    defaultValues: {
      name: user?.username ?? '',
      email: user?.email ?? '',
      phone: '',
      category: 'technical',
      subject: '',
      message: '',
      ...draft(),
    },
  });
  const { errors } = form.formState;

  useEffect(() => {
    const watching = form.watch((values) => sessionStore.setItem(DRAFT, JSON.stringify(values)));
    return () => watching.unsubscribe();
  }, [form]);

  const send = useMutation({
    mutationFn: (body: ContactMessage) => call(sendContactMessage, { body }),
    onSuccess: ({ ticket }) => {
      sessionStore.removeItem(DRAFT);
      toast({ title: 'Message sent successfully!' });
      onSent(ticket);
    },
    onError: (error) =>
      showFailure(error, form, {
        title: 'Failed to send message',
        otherwise: 'Please try again or contact us directly.',
      }),
  });

  return (
    <form onSubmit={form.handleSubmit((body) => send.mutate(body))} noValidate className="grid gap-5">
      <h2 className="text-3xl">Send us a message</h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <Field
        label="Phone"
        type="tel"
        autoComplete="tel"
        hint="Only if you’d like a call"
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <Select
        label="Category"
        options={CONTACT_CATEGORIES.filter((value) => value !== 'billing' || offers('plans')).map(
          (value) => ({
            value,
            label: WORDS[value],
          }),
        )}
        required
        {...form.register('category')}
      />
      <Field label="Subject" error={errors.subject?.message} {...form.register('subject')} />
      <TextArea label="Message" rows={6} error={errors.message?.message} {...form.register('message')} />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" busy={send.isPending}>
        {send.isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}
