import { PASSWORD_MIN, register } from '@crisper/contract/accounts';
import type { Plan } from '@crisper/contract/plans';
import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft } from 'lucide-react';
import type { Dispatch } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { closeAuth } from '../../lib/auth-dialog-store.ts';
import { deviceMark, keepDeviceMark } from '../../lib/device-mark.ts';
import { showFailure } from '../../lib/form-errors.ts';
import { offers } from '../../lib/offers.ts';
import { keepSession } from '../../lib/session-store.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast-store.ts';
import { forgetReferralCode, referralCode } from '../referral-code.ts';
import type { AuthMode } from './auth-dialog.tsx';
import type { Invited } from './sign-up-gate.tsx';

const TO_SUBSCRIBE_AFTER_MS = 500;
const shape = register.body!.pick({ email: true, username: true, password: true });

interface SignUpFormProps {
  plan: Plan;
  go: Dispatch<AuthMode>;
  invited?: Invited | undefined;
}

export function SignUpForm({ plan, go, invited }: SignUpFormProps) {
  const navigate = useNavigate();
  const form = useForm({
    resolver: zodResolver(shape),
    defaultValues: { username: '', email: invited?.email ?? '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const code = referralCode();
    try {
      // The account starts free: only a confirmed payment makes it Pro.
      const body = {
        ...values,
        plan: 'free' as const,
        timeZone: timeZone(),
        ...deviceMark(),
        ...(code ? { referralCode: code } : {}),
        ...(invited && { invitation: invited.token }),
      };
      const { deviceMark: mark, ...session } = await call(register, { body });
      keepDeviceMark(mark);
      forgetReferralCode();
      keepSession(session);
      if (plan === 'free') {
        closeAuth();
        toast({
          title: `Welcome to Crisper, ${session.user.username}!`,
          text:
            session.user.role === 'admin'
              ? 'You are the administrator here. Administration is in your menu.'
              : 'Your account is ready. Time to open the fridge.',
        });
        return;
      }
      toast({ title: 'Account Created!', text: 'Complete your subscription to unlock Pro.' });
      await new Promise((done) => setTimeout(done, TO_SUBSCRIBE_AFTER_MS));
      // Closed only once the page is there, so that the welcome does not come up in between.
      await navigate('/subscribe');
      closeAuth();
    } catch (error) {
      showFailure(error, form, {
        title: 'Signup Failed',
        otherwise: 'Unable to create account',
        unreadable: 'Registration failed',
      });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Username"
        autoComplete="username"
        error={errors.username?.message}
        {...form.register('username')}
      />
      <Field
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormError>{errors.root?.message}</FormError>
      <Button type="submit" variant="accent" size="lg" busy={isSubmitting}>
        {isSubmitting ? 'Creating your account…' : 'Create Account'}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-2">
        {offers('plans') && (
          <Button variant="ghost" className="-ml-5" onClick={() => go('plans')}>
            <ArrowLeft aria-hidden className="size-4" />
            Back to Plans
          </Button>
        )}
        <Button variant="ghost" className="-mr-5" onClick={() => go('signin')}>
          Sign in instead
        </Button>
      </div>
    </form>
  );
}
