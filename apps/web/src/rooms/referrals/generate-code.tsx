import { useQueryClient } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { openAuth } from '../../lib/auth-dialog-store.ts';
import { getSession } from '../../lib/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { makeCode } from './referrals.queries.ts';

/** A guest is asked to sign up first. */
export function GenerateCode() {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    if (!getSession()) return openAuth({ tab: 'signup', plan: 'free' });
    setBusy(true);
    try {
      if (await makeCode(queries))
        toast({ title: 'Referral Code Generated!', text: 'Your link is ready to share.' });
      else
        toast({
          title: 'Generation Failed',
          text: 'Could not generate referral code. Please try again.',
          tone: 'error',
        });
    } catch {
      toast({ title: 'Error', text: 'Failed to generate referral code. Please try again.', tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="accent" size="lg" busy={busy} onClick={() => void make()}>
      <Gift aria-hidden className="size-5" />
      Generate My Code
    </Button>
  );
}
