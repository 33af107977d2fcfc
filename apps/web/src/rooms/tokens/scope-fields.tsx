import { type Scope, TOKEN_ROOMS, type TokenRoom } from '@crisper/contract/tokens/scopes';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Select } from '../../ui/select.tsx';
import { ROOM_NAMES } from './scope-names.ts';

type PendingChange = 'read' | 'write';
/** All rooms alike, or each by itself. */
export type Rights = PendingChange | Partial<Record<TokenRoom, PendingChange>>;

const ALL = [
  { value: 'read', label: t`Read everything` },
  { value: 'write', label: t`Read and change everything` },
  { value: 'rooms', label: t`Choose part by part` },
];
const EACH = [
  { value: '', label: t`No access` },
  { value: 'read', label: t`Read` },
  { value: 'write', label: t`Read and change` },
];

export function scopesOf(rights: Rights): Scope[] {
  if (typeof rights === 'string') return [rights];
  return TOKEN_ROOMS.flatMap((room) => (rights[room] ? [`${room}:${rights[room]}` as const] : []));
}

interface ScopeFieldsProps {
  rights: Rights;
  onChange: (rights: Rights) => void;
}

/** What a token may do. Never among it: the account, payments, and what others see. */
export function ScopeFields({ rights, onChange }: ScopeFieldsProps) {
  const byRoom = typeof rights === 'string' ? null : rights;
  return (
    <>
      <Select
        label={t`It may`}
        options={ALL}
        value={byRoom ? 'rooms' : (rights as PendingChange)}
        onChange={({ target }) => onChange(target.value === 'rooms' ? {} : (target.value as PendingChange))}
      />
      {byRoom && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="sr-only">
            <Trans>Part by part</Trans>
          </legend>
          {TOKEN_ROOMS.map((room) => (
            <Select
              key={room}
              label={ROOM_NAMES[room]}
              options={EACH}
              value={byRoom[room] ?? ''}
              onChange={({ target }) => {
                const { [room]: _before, ...others } = byRoom;
                onChange(target.value ? { ...others, [room]: target.value as PendingChange } : others);
              }}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
