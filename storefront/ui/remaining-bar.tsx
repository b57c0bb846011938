/** The remaining share as a bar; the adjacent text must say it too. */
export function RemainingBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-ink/15">
      <span
        className="block h-full origin-left bg-sale transition-transform duration-calm"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </span>
  );
}
