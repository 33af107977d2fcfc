import type { SignedInAnswer } from '@crisper/contract/auth/auth';
import { t } from '@lingui/core/macro';
import { closeAuth } from '../../lib/session/auth-dialog-store.ts';
import { keepDeviceMark } from '../../lib/session/device-mark.ts';
import { keepSession } from '../../lib/session/session-store.ts';
import { toast } from '../../ui/toast-store.ts';

/** The end of every way of signing in. */
export function completeSignIn({ deviceMark, ...session }: SignedInAnswer): void {
  keepDeviceMark(deviceMark);
  keepSession(session);
  closeAuth();
  toast({ title: t`Welcome Back!`, text: t`Good to see you, ${session.user.username}.`, quiet: true });
}
