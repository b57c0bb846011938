import { classNames } from './class-names.ts';

/** Holds the place of what comes: give it the same size, such as `h-6 w-40`. Hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block max-w-full animate-pulse rounded-field bg-line', className)}
    />
  );
}
