import { type Installation, makeBackup } from '@crisper/contract/administration/administration';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { call } from '../../lib/api.ts';
import { locales } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { useAction } from './administration.queries.ts';
import { everyInWords } from './every-in-words.ts';
import { sizeOf } from './size-of.ts';

const moment = new Intl.DateTimeFormat(locales(), { dateStyle: 'medium', timeStyle: 'short' });
type AllBackups = Installation['backups'];
type Backup = AllBackups['list'][number];

/** When backups are made, whether the last one worked, and where they are. */
export function Backups({ backups: { every, keep, place, running, list } }: { backups: AllBackups }) {
  const make = useAction<unknown>();
  const [last] = list;
  return (
    <>
      <p className="wrap-anywhere">
        {every
          ? keptText(everyInWords(every), keep)
          : t`They are made by hand. BACKUP_EVERY makes them on a schedule.`}{' '}
        <Trans>
          They go to <code className="text-sm">{place}</code>.
        </Trans>
      </p>
      <p role="status">{running ? t`A backup is being made.` : resultOf(last)}</p>
      <Button
        variant="outline"
        busy={make.isPending}
        disabled={running}
        onClick={() => make.mutate(() => call(makeBackup))}
      >
        <Trans>Back up now</Trans>
      </Button>
      {list.length > 0 && (
        <ul className="grid gap-2">
          {list.map((one) => (
            <li key={one.id} className="wrap-anywhere">
              <Row backup={one} usual={place} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-soft text-sm">
        <Trans>
          <code>npm run restore -- FILE</code> puts one into an empty installation.
        </Trans>
      </p>
    </>
  );
}

function keptText(when: string, keep: number): string {
  if (keep === 1) return t`One is made ${when}; the newest one stays.`;
  return plural(keep, {
    one: `One is made ${when}; the newest # stays.`,
    other: `One is made ${when}; the newest # stay.`,
  });
}

function resultOf(last: Backup | undefined): string {
  if (!last) return t`There is none yet.`;
  const at = moment.format(new Date(last.at));
  return last.problem === null ? t`The last one worked: ${at}.` : t`The last one failed: ${at}.`;
}

function Row({
  backup: { at, place, name, bytes, problem, exists },
  usual,
}: {
  backup: Backup;
  usual: string;
}) {
  const when = moment.format(new Date(at));
  if (bytes === null)
    return (
      <>
        {when}: <span className="text-tomato-ink">{problem}</span>
      </>
    );
  return (
    <>
      {when}: <code className="text-sm">{place === usual ? name : `${place}/${name}`}</code>, {sizeOf(bytes)}
      {exists === false && ` ${t`(no longer there)`}`}
    </>
  );
}
