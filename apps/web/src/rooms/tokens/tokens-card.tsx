import { type ApiToken, revokeToken, TOKENS_MAX } from '@crisper/contract/tokens';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { inBase } from '../../lib/base-path.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { useNow } from '../../lib/now.ts';
import { SecretOnce } from '../../shared/secret-once.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { NewTokenForm } from './new-token-form.tsx';
import { whatItMay } from './scope-names.ts';
import { tokensQuery } from './tokens.queries.ts';

/** API tokens: made, shown once, and taken back. Few people need them, so the card is closed at first. */
export function TokensCard() {
  const { data } = useQuery(tokensQuery);
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  if (!data) return null;
  const close = () => {
    setMaking(false);
    setSecret(null);
  };
  return (
    <Card className="px-5 py-3 lg:py-5">
      <details id="tokens">
        <summary className="-m-2 cursor-pointer rounded-control p-2">
          <h2 className="inline text-base lg:text-xl">API tokens for your own programs</h2>
          <span className="block text-ink-soft text-sm max-lg:truncate lg:mt-1">
            {data.map(({ name }) => name).join(', ') || 'none yet'}
          </span>
        </summary>
        <p className="mt-4 text-ink-soft text-sm">
          With a token, a program such as Home Assistant or an assistant with MCP uses your kitchen without
          your password. It never reaches your account, payments or posts. A new password ends every token.{' '}
          <a href={inBase('/api/docs')} className="underline">
            How to use the API
          </a>
        </p>
        {data.length > 0 && (
          <ul aria-label="API tokens" className="mt-3 divide-y divide-line">
            {data.map((token) => (
              <TokenRow key={token.id} token={token} />
            ))}
          </ul>
        )}
        <Button
          variant="outline"
          className="mt-3 mb-2"
          disabled={data.length >= TOKENS_MAX}
          onClick={() => setMaking(true)}
        >
          New token
        </Button>
        {data.length >= TOKENS_MAX && (
          <p className="text-ink-soft text-sm">
            That’s {TOKENS_MAX}, the most there can be. Take one back first.
          </p>
        )}
      </details>
      <Dialog
        open={making}
        onOpenChange={(open) => !open && close()}
        title={secret ? 'Your new token' : 'New API token'}
        {...(secret && { description: 'Copy it now. It is not shown again, and we don’t keep it.' })}
      >
        {secret ? <SecretOnce secret={secret} onDone={close} /> : <NewTokenForm onMade={setSecret} />}
      </Dialog>
    </Card>
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const queries = useQueryClient();
  const now = useNow();
  const revoke = useMutation({
    mutationFn: () => call(revokeToken, { params: { id: token.id } }),
    onSuccess: () => toast({ title: 'Taken Back', text: `${token.name} no longer gets in.` }),
    onError: (error) => {
      // One that is already gone counts as success.
      if (!(error instanceof ApiError && error.code === 'not_found'))
        toast({ tone: 'error', title: 'Not Taken Back', text: whyOf(error) });
    },
    onSettled: () => queries.invalidateQueries(tokensQuery),
  });
  const ended = new Date(token.expiresAt).getTime() <= now;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-40 flex-1">
        <p className="break-words font-medium">
          {token.name} {ended && <Badge tone="honey">Ended</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{whatItMay(token.scopes)}</p>
        <p className="text-ink-soft text-sm">
          {ended ? 'Ended' : 'Ends'} {dayOf(token.expiresAt)} ·{' '}
          {token.lastUsedAt ? `last used ${momentOf(token.lastUsedAt)}` : 'never used'}
        </p>
      </div>
      <Button
        variant="ghost"
        busy={revoke.isPending}
        aria-label={`Take back ${token.name}`}
        onClick={() => revoke.mutate()}
      >
        Take back
      </Button>
    </li>
  );
}

function dayOf(at: string): string {
  return new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium' });
}

function momentOf(at: string): string {
  return new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}
