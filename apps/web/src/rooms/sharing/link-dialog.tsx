import { sharedPath } from '@crisper/contract/sharing/sharing';
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
  recipe:
    'Anyone who has the link can see this recipe with its photos. Your notes, stars and tags stay private.',
  collection:
    'Anyone who has the link can see this collection and your own recipes in it. Your notes stay private.',
};

/** Makes a public link, copies it, and takes it back. */
export function LinkDialog({ what, token, onClose }: LinkDialogProps) {
  const change = useLink(what);
  const link = token ? siteUrl(sharedPath(token)) : '';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Share by link" description={what.title}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{SHOWS[what.kind]}</p>
        {token ? (
          <>
            <Field label="The link" value={link} readOnly onFocus={({ target }) => target.select()} />
            <ShareTiles shared={{ title: what.title, link }} />
            <Button
              variant="danger"
              className="justify-self-start"
              busy={change.isPending}
              onClick={() =>
                change.mutate(false, {
                  onSuccess: () =>
                    toast({ title: 'Link Taken Back', text: 'It no longer opens for anyone.' }),
                })
              }
            >
              <Link2Off aria-hidden className="size-5" />
              Take it back
            </Button>
          </>
        ) : (
          <Button
            busy={change.isPending || token === undefined}
            onClick={() => change.mutate(true)}
            className="justify-self-start"
          >
            <Link2 aria-hidden className="size-5" />
            Make a link
          </Button>
        )}
      </div>
    </Dialog>
  );
}
