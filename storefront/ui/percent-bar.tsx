/**
 * A share as a bar; the adjacent text must say it too. Drawn, not styled by an attribute: the content security policy refuses those.
 *
 * @param className the fill of the bar, such as `fill-sale`
 */
export function PercentBar({ percent, className }: { percent: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="block h-1.5 w-full overflow-hidden rounded-full bg-ink/15"
    >
      <rect width={percent} height="1" className={`${className} transition-[width] duration-calm`} />
    </svg>
  );
}
