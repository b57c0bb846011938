/** The share of something that is left, as a bar; the words beside it say it too. */
export function RemainingBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-ink/15">
      <span className="block h-full rounded-full bg-sale" style={{ width: `${percent}%` }} />
    </span>
  );
}
