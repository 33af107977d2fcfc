import { sharedPath } from '@crisper/contract/sharing/sharing';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link2, Link2Off } from 'lucide-react';
import { siteUrl } from '../../lib/base-path.ts';
import { ShareTiles } from '../../shared/sharing/share-tiles.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type Shareable, useLink } from './sharing.queries.ts';

interface LinkDialogProps {
  what: Shareable;
  /** Null while there is no link; undefined while that is not known. */
  token: string | null | undefined;
  onClose: () => void;
}

const SHOWS = {
  recipe: t`Anyone who has the link can see this recipe with its photos. Your notes, stars and tags stay private.`,
  collection: t`Anyone who has the link can see this collection and your own recipes in it. Your notes stay private.`,
};

/** Makes a public link, copies it, and takes it back. */
export function LinkDialog({ what, token, onClose }: LinkDialogProps) {
  const change = useLink(what);
  const link = token ? siteUrl(sharedPath(token)) : '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Share by link`}
      description={what.title}
    >
      <div className="grid gap-4">
        <p className="text-ink-soft">{SHOWS[what.kind]}</p>
        {token ? (
          <>
            <Field label={t`The link`} value={link} readOnly onFocus={({ target }) => target.select()} />
            <ShareTiles shared={{ title: what.title, link }} />
            <Button
              variant="danger"
              className="justify-self-start"
              busy={change.isPending}
              onClick={() =>
                change.mutate(false, {
                  onSuccess: () =>
                    toast({ title: t`Link Taken Back`, text: t`It no longer opens for anyone.` }),
                })
              }
            >
              <Link2Off aria-hidden className="size-5" />
              <Trans>Take it back</Trans>
            </Button>
          </>
        ) : (
          <Button
            busy={change.isPending || token === undefined}
            onClick={() => change.mutate(true)}
            className="justify-self-start"
          >
            <Link2 aria-hidden className="size-5" />
            <Trans>Make a link</Trans>
          </Button>
        )}
      </div>
    </Dialog>
  );
}
