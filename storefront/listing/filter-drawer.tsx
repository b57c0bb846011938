import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { Drawer } from '#storefront/ui/drawer.tsx';
import { FacetForm, type FacetFormProps } from './facet-form.tsx';
import { clearFilters, filterCount } from './listing-filters.ts';
import { countText, showText } from './listing-text.ts';

export interface FilterDrawerProps extends FacetFormProps {
  open: boolean;
  onClose: () => void;
  total: number;
  isPending: boolean;
}

/** The filters on a phone; the list behind the drawer updates with each change. */
export function FilterDrawer({ open, onClose, total, isPending, ...form }: FilterDrawerProps) {
  const { view, onChange } = form;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={m.listing_filter()}
      footer={
        <div className="flex gap-3">
          {filterCount(view) > 0 && (
            <Button variant="secondary" onClick={() => onChange(clearFilters(view))}>
              {m.listing_clear_all()}
            </Button>
          )}
          <Button block loading={isPending} onClick={onClose}>
            {showText(total)}
          </Button>
          <p role="status" className="sr-only">
            {isPending ? '' : countText(total)}
          </p>
        </div>
      }
    >
      <div className="px-5 pb-5">
        <FacetForm {...form} />
      </div>
    </Drawer>
  );
}
