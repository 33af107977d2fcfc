import { cx } from './cx.ts';

interface SkeletonProps {
  /** Size and shape, as classes. */
  className: string;
}

export function Skeleton({ className }: SkeletonProps) {
  return <div aria-hidden className={cx('animate-shimmer rounded-control bg-sunken', className)} />;
}
