import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SecretOnce } from './one-time-secret.tsx';

interface ProgramsCardProps {
  id: string;
  title: string;
  /** What there is, by name. */
  names: readonly string[];
  /** At most so many. */
  most: number;
  /** What they are for. */
  about: ReactNode;
  /** One a list item. */
  rows: ReactNode;
  rowsLabel: string;
  /** "New token" */
  makeLabel: string;
  /** What to do when there are as many as there can be. */
  fullHint: string;
  formTitle: string;
  secretTitle: string;
  secretHint: string;
  /** Hands the secret on that is shown once. */
  form: (onMade: (secret: string) => void) => ReactNode;
}

/** What people make for their own programs. Few need it, so the card is closed at first. */
export function ProgramsCard({ names, most, rows, form, ...said }: ProgramsCardProps) {
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const isFull = names.length >= most;
  const close = () => {
    setMaking(false);
    setSecret(null);
  };
  return (
    <Card className="px-5 py-3 lg:py-5">
      {/* Links lead to a card; the browser looked for it before it was here. */}
      <details className="group/programs" id={said.id} open={window.location.hash === `#${said.id}`}>
        <summary className="-m-2 flex cursor-pointer list-none items-center gap-3 rounded-control p-2 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2 className="text-base lg:text-xl">{said.title}</h2>
            <span className="block truncate text-ink-soft text-sm lg:mt-1">
              {names.join(', ') || t`none yet`}
            </span>
          </span>
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-ink-soft transition group-open/programs:rotate-180"
          />
        </summary>
        <p className="mt-4 text-ink-soft text-sm">{said.about}</p>
        {names.length > 0 && (
          <ul aria-label={said.rowsLabel} className="mt-3 divide-y divide-line">
            {rows}
          </ul>
        )}
        <Button variant="outline" className="mt-3 mb-2" disabled={isFull} onClick={() => setMaking(true)}>
          {said.makeLabel}
        </Button>
        {isFull && (
          <p className="text-ink-soft text-sm">
            <Trans>
              That’s {most}, the most there can be. {said.fullHint}
            </Trans>
          </p>
        )}
      </details>
      <Dialog
        open={making}
        onOpenChange={(open) => !open && close()}
        title={secret ? said.secretTitle : said.formTitle}
        {...(secret && { description: said.secretHint })}
      >
        {secret ? <SecretOnce secret={secret} onDone={close} /> : form(setSecret)}
      </Dialog>
    </Card>
  );
}
