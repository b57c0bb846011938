import type { ClientResult } from '#contract/client.ts';
import type { Store } from '#contract/stores.ts';
import { formatNumber } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { getLocale } from '#storefront/i18n/paraglide/runtime.js';
import { Button } from '#storefront/ui/button.tsx';
import { PlaceLine } from '#storefront/ui/place-line.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';

/** Branches per request. */
const pageSize = 100;

/** All branches of an endpoint that returns pages of them; throws if a request fails. */
export async function loadAllBranches<Branch>(
  load: (paging: { limit: number; offset: number }) => Promise<ClientResult<{ items: Branch[]; total: number }>>,
): Promise<Branch[]> {
  const branches: Branch[] = [];
  for (;;) {
    const result = await load({ limit: pageSize, offset: branches.length });
    if (!result.ok) throw new Error(result.code);
    branches.push(...result.data.items);
    if (result.data.items.length === 0 || branches.length >= result.data.total) return branches;
  }
}

export function BranchesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-sm text-muted">
        <WrapAtWords>{m.stores_failed()}</WrapAtWords>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        {m.error_try_again()}
      </Button>
    </div>
  );
}

/** The name of a branch in a list, which leads to its page, how far away it is, and its address. */
export function BranchHeading({ branch }: { branch: BranchPlace & Pick<Store, 'slug' | 'name' | 'distance'> }) {
  const { slug, name, distance } = branch;
  return (
    <>
      <h3 className="flex items-baseline justify-between gap-3 text-base font-semibold">
        <TextLink href={localeHref('/store/:slug', { slug })} className="py-1 text-ink">
          {name}
        </TextLink>
        {distance !== null && <Distance kilometres={distance} />}
      </h3>
      <p className="text-muted">
        <BranchAddress branch={branch} />
      </p>
    </>
  );
}

type BranchPlace = Pick<Store, 'address' | 'subdistrict' | 'district' | 'province' | 'postcode'>;

/** The address of a branch in a list. */
export function BranchAddress({
  branch: { address, subdistrict, district, province, postcode },
}: {
  branch: BranchPlace;
}) {
  const place = { subdistrict: subdistrict.label, district: district.label, province: province.label, postcode };
  return (
    <>
      {getLocale() === 'en' ? `${address},` : address} <PlaceLine place={place} />
    </>
  );
}

/** How far away a branch is: below ten kilometres with a decimal, at least 0.1. */
export function Distance({ kilometres }: { kilometres: number }) {
  const tenths = Math.max(1, Math.round(kilometres * 10));
  return (
    <span className="figures shrink-0 text-sm font-normal text-muted">
      {m.stores_distance({ kilometres: tenths < 100 ? (tenths / 10).toFixed(1) : formatNumber(kilometres) })}
    </span>
  );
}
