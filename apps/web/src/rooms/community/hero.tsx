import { Check, MessagesSquare, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { openAuth } from '../../lib/session/auth-dialog-store.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useJoin } from './community.queries.ts';
import { showError } from './show-error.ts';

interface HeroProps {
  joined: boolean;
  onBrowse: () => void;
  tiles: ReactNode;
}

export function Hero({ joined, onBrowse, tiles }: HeroProps) {
  const session = useSession();
  const join = useJoin();
  const member = Boolean(session) && (joined || join.isSuccess);
  const press = () => {
    if (!session) return openAuth({ tab: 'signup', plan: 'free' });
    join.mutate(undefined, {
      onSuccess: () =>
        toast({
          title: 'Welcome to the Community!',
          text: 'Say hello, ask something, or share what you cooked.',
        }),
      onError: (error) => showError(error, 'That didn’t work. Please try again.'),
    });
  };
  return (
    <section className="border-line border-b bg-sunken">
      <div className="mx-auto grid max-w-6xl items-center gap-8 px-4 py-10 sm:px-6 lg:grid-cols-[1.2fr_1fr] lg:py-14">
        <div>
          <h1 className="text-4xl sm:text-6xl">
            Cooks helping <span className="text-herb">cooks</span>
          </h1>
          <p className="mt-4 max-w-lg text-ink-soft text-lg">
            Ask what to do with half a cabbage, share the recipe that worked, cook along with others.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button
              variant={member ? 'outline' : 'accent'}
              size="lg"
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
                  <Users aria-hidden className="size-5" />
                ))}
              {member ? 'Welcome, Member!' : 'Join the Community'}
            </Button>
            <Button variant="outline" size="lg" onClick={onBrowse}>
              <MessagesSquare aria-hidden className="size-5" />
              Browse Discussions
            </Button>
          </div>
        </div>
        {tiles}
      </div>
    </section>
  );
}
