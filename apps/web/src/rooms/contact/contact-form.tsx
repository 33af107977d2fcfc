import {
  CONTACT_CATEGORIES,
  type ContactMessage,
  contactMessage,
  sendContactMessage,
} from '@crisper/contract/contact/contact';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  technical: t`Technical problem`,
  billing: t`Billing`,
  feature: t`Feature request`,
  feedback: t`Feedback`,
  privacy: t`Privacy`,
  partnership: t`Partnership`,
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
      toast({ title: t`Message sent successfully!` });
      onSent(ticket);
    },
    onError: (error) =>
      showFailure(error, form, {
        title: t`Failed to send message`,
        otherwise: t`Please try again or contact us directly.`,
      }),
  });

  return (
    <form onSubmit={form.handleSubmit((body) => send.mutate(body))} noValidate className="grid gap-5">
      <h2 className="text-3xl">
        <Trans>Send us a message</Trans>
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t`Name`} autoComplete="name" error={errors.name?.message} {...form.register('name')} />
        <Field
          label={t`Email`}
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...form.register('email')}
        />
      </div>
      <Field
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        hint={t`Only if you’d like a call`}
        error={errors.phone?.message}
        {...form.register('phone')}
      />
      <Select
        label={t`Category`}
        options={CONTACT_CATEGORIES.filter((value) => value !== 'billing' || offers('plans')).map(
          (value) => ({
            value,
            label: WORDS[value],
          }),
        )}
        required
        {...form.register('category')}
      />
      <Field label={t`Subject`} error={errors.subject?.message} {...form.register('subject')} />
      <TextArea label={t`Message`} rows={6} error={errors.message?.message} {...form.register('message')} />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" size="lg" busy={send.isPending}>
        {send.isPending ? t`Sending...` : t`Send Message`}
      </Button>
    </form>
  );
}
