import { INVITATION_DAYS, invite } from '@crisper/contract/household/household-members';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { siteUrl } from '../../lib/base-path.ts';
import { whyOf } from '../../lib/form-errors.ts';
import { shareOrCopy } from '../../lib/share-or-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { toast } from '../../ui/toast-store.ts';
import { membersQuery } from './members.queries.ts';

/** By a link that the owner passes on, or by mail. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [isChild, setIsChild] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: (to: string | undefined) =>
      call(invite, { body: { role: isChild ? 'child' : 'member', ...(to && { email: to }) } }),
    onSuccess: ({ path, ...members }, to) => {
      queries.setQueryData(membersQuery.queryKey, members);
      if (path !== null) return setLink(siteUrl(path));
      toast({ title: t`Invitation Sent`, text: t`${to ?? ''} gets an email with a link.` });
      onClose();
    },
  });
  const byMail = (event: FormEvent) => {
    event.preventDefault();
    send.mutate(email.trim());
  };
  const passOn = async (url: string) => {
    const text = t`Share my kitchen on Crisper:`;
    const done = await shareOrCopy({ title: t`Crisper`, text, url });
    if (done === 'copied') toast({ title: t`Link Copied`, text: t`Send it to the person you invite.` });
  };
  const week = t`It works once, for ${INVITATION_DAYS} days, and you can take it back.`;

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Invite someone`} description={week}>
      {link ? (
        <div className="grid gap-4">
          <Field label={t`The link`} readOnly value={link} onFocus={(event) => event.target.select()} />
          <Button onClick={() => void passOn(link)}>
            <Trans>Share the link</Trans>
          </Button>
        </div>
      ) : (
        <div className="grid gap-5">
          <Checkbox checked={isChild} onChange={setIsChild}>
            <Trans>This is a child: no payments, no deleting, no community</Trans>
          </Checkbox>
          <FormError>{send.error ? whyOf(send.error) : undefined}</FormError>
          <Button busy={send.isPending} onClick={() => send.mutate(undefined)}>
            <Trans>Make a link</Trans>
          </Button>
          <form onSubmit={byMail} className="grid gap-3 border-line border-t pt-5">
            <Field
              label={t`Or invite by email`}
              type="email"
              autoComplete="off"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" variant="outline" disabled={email.trim() === '' || send.isPending}>
              <Trans>Send the invitation</Trans>
            </Button>
          </form>
        </div>
      )}
    </Dialog>
  );
}
