import { Badge } from '#storefront/ui/badge.tsx';
import { BranchLinks } from './branch-details.tsx';
import { BranchHeading } from './branch-list.tsx';
import type { BranchSummary } from './branch-summary.ts';
import { CopyLink } from './copy-link.tsx';
import { OpeningStatus } from './opening-status.tsx';
import { OpeningWeek, SpecialDays } from './opening-week.tsx';

/** A branch in a list of branches. */
function BranchCard({ branch }: { branch: BranchSummary }) {
  const { slug, name, categories, openingHours, specialDays } = branch;
  return (
    <article className="grid h-full grid-rows-[auto_auto_auto_1fr] gap-2 rounded-card border border-line p-4 text-sm">
      <BranchHeading branch={branch} />
      <div className="grid gap-1">
        <OpeningStatus times={branch} />
        <div className="grid gap-1 pl-6 text-muted">
          <OpeningWeek openingHours={openingHours} />
          <SpecialDays days={specialDays} />
        </div>
      </div>
      <div className="grid content-end gap-1">
        {categories.length > 0 && (
          <ul className="flex flex-wrap gap-2 py-1">
            {categories.map(({ value, label }) => (
              <li key={value}>
                <Badge>{label}</Badge>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-x-5">
          <BranchLinks branch={branch} />
          <CopyLink slug={slug} name={name} />
        </div>
      </div>
    </article>
  );
}

/** Branches, one below the other on phones. */
export default function BranchCards({
  branches,
  className,
}: {
  branches: readonly BranchSummary[];
  className: string;
}) {
  return (
    <ul className={className}>
      {branches.map((branch) => (
        <li key={branch.storeId}>
          <BranchCard branch={branch} />
        </li>
      ))}
    </ul>
  );
}
