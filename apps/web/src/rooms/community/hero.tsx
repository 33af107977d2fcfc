import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, MessagesSquare, Users } from 'lucide-react';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useJoin } from './community.queries.ts';
import { showError } from './show-error.ts';

interface HeroProps {
  /** Undefined while it is not known. */
  joined: boolean | undefined;
  onBrowse: () => void;
}

export function Hero({ joined, onBrowse }: HeroProps) {
  const session = useSession();
  const join = useJoin();
  const member = Boolean(session) && (joined === true || join.isSuccess);
  const mayJoin = session === null || joined !== undefined;
  const press = () => {
    if (!session) return openAuth({ tab: 'signup', plan: 'free' });
    join.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: t`Welcome to the Community!`,
          text: t`Say hello, ask something, or share what you cooked.`,
        }),
      onError: (error) => showError(error, t`That didn’t work. Please try again.`),
    });
  };
  return (
    <section className="border-line border-b bg-sunken">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-4 sm:px-6 sm:py-8">
        <div>
          <h1 className="page-title">
            <Trans>
              Cooks helping <span className="text-herb">cooks</span>
            </Trans>
          </h1>
          <p className="mt-2 max-w-lg text-ink-soft max-sm:hidden">
            <Trans>
              Ask what to do with half a cabbage, share the recipe that worked, cook along with others.
            </Trans>
          </p>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-2 max-sm:*:text-sm sm:gap-3">
          {mayJoin && (
            <Button
              variant={member ? 'outline' : 'primary'}
              disabled={member}
              busy={join.isPending}
              onClick={press}
              // Disabled because there is nothing left to do: it greets, so it is not faded.
              className={member ? 'border-herb bg-herb-soft text-herb-ink disabled:opacity-100' : undefined}
            >
              {!join.isPending &&
                (member ? (
                  <Check aria-hidden className="size-5" />
                ) : (
                  <Users aria-hidden className="size-5 max-sm:hidden" />
                ))}
              {member ? t`Welcome, Member!` : t`Join the Community`}
            </Button>
          )}
          <Button variant="outline" onClick={onBrowse}>
            <MessagesSquare aria-hidden className="size-5 max-sm:hidden" />
            <Trans>Browse Discussions</Trans>
          </Button>
        </div>
      </div>
    </section>
  );
}
