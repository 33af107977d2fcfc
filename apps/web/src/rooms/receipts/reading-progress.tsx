import { plural, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Progress } from '../../ui/progress.tsx';

/** What one photo of a receipt takes on two cores, with its way there. */
const USUAL_SECONDS = 6;

/** How far the reading has probably come, by the time that it usually takes. */
export function ReadingProgress({ photos }: { photos: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setSeconds((Date.now() - start) / 1000), 250);
    return () => clearInterval(timer);
  }, []);
  const usual = USUAL_SECONDS * photos;
  // Never full before it is done.
  const share = Math.min(0.95, 1 - Math.exp((-1.5 * seconds) / usual));
  const late = seconds > 2 * usual;
  return (
    <div role="status">
      <Progress
        label={
          photos === 1
            ? t`Reading the receipt`
            : plural(photos, { one: 'Reading # photo', other: 'Reading # photos' })
        }
        value={100 * share}
        note={late ? t`a little longer than usual` : t`about ${usual} seconds`}
      />
    </div>
  );
}
