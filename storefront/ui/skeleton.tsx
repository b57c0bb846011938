import { classNames } from './class-names.ts';

/** Placeholder for loading content: give it the same size, such as `h-6 w-40`. Hidden from screen readers. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block max-w-full animate-pulse rounded-field bg-line', className)}
    />
  );
}
