import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';

const COUNTS = [1, 2, 3, 4, 5] as const;
const nameOf = (count: number) => plural(count, { one: '# star', other: '# stars' });

/** Five stars to choose from; the chosen one again takes them away. */
export function StarsField({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (stars: number | null) => void;
}) {
  return (
    <fieldset className="flex flex-wrap">
      <legend className="sr-only">
        <Trans>How was it?</Trans>
      </legend>
      {COUNTS.map((count) => (
        <button
          key={count}
          type="button"
          aria-pressed={value === count}
          aria-label={nameOf(count)}
          onClick={() => onChange(value === count ? null : count)}
          className="grid size-11 place-items-center rounded-control"
        >
          <StarIcon filled={value !== null && count <= value} />
        </button>
      ))}
    </fieldset>
  );
}

const StarIcon = ({ filled }: { filled: boolean }) => (
  <Star aria-hidden className={cx('size-7 text-honey-ink', filled && 'fill-current')} />
);
