/** The number at the corner of an icon: nothing at zero, `99+` above 99. The icon's label must include it. */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden="true"
      className="figures pointer-events-none absolute right-0.5 bottom-6 grid h-[1.45em] min-w-[1.45em] place-items-center rounded-full bg-sale px-1 text-xs wrap-normal leading-none font-semibold text-surface ring-2 ring-surface"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
