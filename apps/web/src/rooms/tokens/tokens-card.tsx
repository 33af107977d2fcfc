import { type ApiToken, revokeToken, TOKENS_MAX } from '@crisper/contract/tokens/tokens';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { inBase } from '../../lib/base-path.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { useNow } from '../../lib/now.ts';
import { ProgramsCard } from '../../shared/programs-card.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { NewTokenForm } from './new-token-form.tsx';
import { whatItMay } from './scope-names.ts';
import { tokensQuery } from './tokens.queries.ts';

/** API tokens: made, shown once, and taken back. */
export function TokensCard() {
  const { data } = useQuery(tokensQuery);
  if (!data) return null;
  return (
    <ProgramsCard
      id="tokens"
      title={t`API tokens for your own programs`}
      names={data.map(({ name }) => name)}
      most={TOKENS_MAX}
      about={
        <Trans>
          With a token, a program such as Home Assistant or an assistant with MCP uses your kitchen without
          your password. It never reaches your account, payments or posts. A new password ends every token.{' '}
          <a href={inBase('/api/docs')} className="underline">
            How to use the API
          </a>
        </Trans>
      }
      rows={data.map((token) => <TokenRow key={token.id} token={token} />)}
      rowsLabel={t`API tokens`}
      makeLabel={t`New token`}
      fullHint={t`Take one back first.`}
      formTitle={t`New API token`}
      secretTitle={t`Your new token`}
      secretHint={t`Copy it now. It is not shown again, and we don’t keep it.`}
      form={(onMade) => <NewTokenForm onMade={onMade} />}
    />
  );
}

function TokenRow({ token }: { token: ApiToken }) {
  const queries = useQueryClient();
  const now = useNow();
  const revoke = useMutation({
    mutationFn: () => call(revokeToken, { params: { id: token.id } }),
    onSuccess: () => toast({ title: t`Taken Back`, text: t`${token.name} can no longer sign in.` }),
    onError: (error) => {
      // One that is already gone counts as success.
      if (!(error instanceof ApiError && error.code === 'not_found'))
        toast({ tone: 'error', title: t`Not Taken Back`, text: whyOf(error) });
    },
    onSettled: () => queries.invalidateQueries(tokensQuery),
  });
  const day = dayOf(token.expiresAt);
  const ended = new Date(token.expiresAt).getTime() <= now;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-40 flex-1">
        <p className="break-words font-medium">
          {token.name}{' '}
          {ended && (
            <Badge tone="honey">
              <Trans>Ended</Trans>
            </Badge>
          )}
        </p>
        <p className="text-ink-soft text-sm">{whatItMay(token.scopes)}</p>
        <p className="text-ink-soft text-sm">
          {ended ? t`Ended ${day}` : t`Ends ${day}`} ·{' '}
          {token.lastUsedAt ? t`last used ${momentOf(token.lastUsedAt)}` : t`never used`}
        </p>
      </div>
      <Button
        variant="ghost"
        busy={revoke.isPending}
        aria-label={t`Take back ${token.name}`}
        onClick={() => revoke.mutate()}
      >
        <Trans>Take back</Trans>
      </Button>
    </li>
  );
}

function dayOf(at: string): string {
  return new Date(at).toLocaleDateString(locales(), { dateStyle: 'medium' });
}

function momentOf(at: string): string {
  return new Date(at).toLocaleString(locales(), { dateStyle: 'medium', timeStyle: 'short' });
}
