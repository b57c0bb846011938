import { RotateCcw, ShieldCheck, Truck, Wallet } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { PaymentMethod } from '#contract/payment-methods.ts';
import type { ProductDelivery } from '#contract/product-delivery.ts';
import type { Product } from '#contract/products.ts';
import { formatBaht, formatDayRange } from '#storefront/i18n/format.ts';
import { localeHref } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { PaymentMarks } from '#storefront/payment-marks/payment-marks.tsx';
import { TextLink } from '#storefront/ui/text-link.tsx';
import type { ServicePages } from './service-pages.ts';

export interface ServiceFactsProps {
  product: Pick<Product, 'kind' | 'specification'>;
  /** Null where it could not be read. */
  delivery: ProductDelivery | null;
  /** The selected variant is in stock: it arrives on these dates. */
  inStock: boolean;
  pages: ServicePages;
  /** Those that can pay for the selected variant. */
  paymentMethods: readonly PaymentMethod[];
}

/** Areas whose dates are shown at once. */
const areasAtOnce = 2;

/**
 * When it arrives, from when delivery is free, warranty, returns and ways to pay: only what the shop's zones, fees, help pages and the
 * product's specification say.
 */
export const ServiceFacts = memo(function ServiceFacts({
  product,
  delivery,
  inStock,
  pages,
  paymentMethods,
}: ServiceFactsProps) {
  const isDelivered = product.kind === 'goods' && delivery !== null;
  const warranty = product.specification.find(({ label }) => label === m.product_warranty())?.value;
  if (!isDelivered && !warranty && !pages.returns && paymentMethods.length === 0) return null;
  return (
    <section
      aria-label={m.product_service_facts()}
      className="grid gap-4 rounded-card border border-line px-4 py-3 text-sm"
    >
      {isDelivered && (
        <Fact icon={<Truck aria-hidden="true" className={iconStyle} />}>
          {inStock && <Arrival areas={delivery.areas} />}
          <p className={inStock && delivery.areas.length > 0 ? 'text-muted' : 'font-medium'}>
            {delivery.freeDeliveryFrom === 0
              ? m.product_free_delivery()
              : m.product_free_delivery_from({ price: formatBaht(delivery.freeDeliveryFrom) })}
          </p>
        </Fact>
      )}
      {warranty && (
        <Fact icon={<ShieldCheck aria-hidden="true" className={iconStyle} />}>
          {pages.warranty ? <HelpLink slug={pages.warranty.slug}>{warranty}</HelpLink> : warranty}
        </Fact>
      )}
      {pages.returns && product.kind === 'goods' && (
        <Fact icon={<RotateCcw aria-hidden="true" className={iconStyle} />}>
          <HelpLink slug={pages.returns.slug}>{pages.returns.title}</HelpLink>
        </Fact>
      )}
      {paymentMethods.length > 0 && (
        <Fact icon={<Wallet aria-hidden="true" className={iconStyle} />}>
          <PaymentMarks
            methods={paymentMethods}
            className="flex flex-wrap gap-x-4 gap-y-1 pt-0.5 text-xs text-muted [&_svg]:text-brand"
          />
        </Fact>
      )}
    </section>
  );
});

const iconStyle = 'mt-0.5 size-5 shrink-0 text-brand';

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      {icon}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

function HelpLink({ slug, children }: { slug: string; children: string }) {
  return (
    <TextLink href={localeHref('/help/:slug', { slug })} standalone>
      {children}
    </TextLink>
  );
}

/** The dates of the areas that are reached soonest; those of the others on request. */
function Arrival({ areas }: Pick<ProductDelivery, 'areas'>) {
  if (areas.length === 0) return null;
  const others = areas.slice(areasAtOnce);
  return (
    <>
      <p className="font-medium">{m.product_arrives()}</p>
      <AreaList areas={areas.slice(0, areasAtOnce)} />
      {others.length > 0 && (
        <details className="group/more">
          <summary className="relative w-fit list-none font-semibold text-brand after:absolute after:-inset-x-2 after:-inset-y-2.5 hover:underline">
            <span className="group-open/more:hidden">{m.product_arrives_more()}</span>
            <span className="hidden group-open/more:inline">{m.product_arrives_fewer()}</span>
          </summary>
          <AreaList areas={others} />
        </details>
      )}
    </>
  );
}

function AreaList({ areas }: Pick<ProductDelivery, 'areas'>) {
  return (
    <ul className="lg:w-fit">
      {areas.map(({ name, ...dates }) => (
        <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
          <span>{name ?? (areas.length > 1 ? m.product_arrives_elsewhere() : '')}</span>
          <span className="figures text-right">{formatDayRange(dates)}</span>
        </li>
      ))}
    </ul>
  );
}
