import { FileText } from 'lucide-react';
import type { InvoiceType } from '#contract/invoices.ts';
import type { Order } from '#contract/orders.ts';
import { formatBaht, formatDate } from '#storefront/i18n/format.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { TextLink } from '#storefront/ui/text-link.tsx';

const typeText: Record<InvoiceType, () => string> = {
  tax_invoice: m.orders_document_tax_invoice,
  abbreviated_tax_invoice: m.orders_document_abbreviated_tax_invoice,
  credit_note: m.orders_document_credit_note,
};

/** Links to the tax invoices and credit notes of an order, as PDF. */
export function OrderDocuments({ orderId, invoices }: Pick<Order, 'orderId' | 'invoices'>) {
  return (
    <ul className="grid grid-cols-1 gap-1">
      {invoices.map(({ invoiceNumber, type, issuedAt, total, isReplaced }) => (
        <li key={invoiceNumber}>
          <TextLink
            reloadDocument
            href={`/cart/api/order/${orderId}/invoices/${invoiceNumber}`}
            className="flex min-h-11 items-start gap-2 py-1 text-sm"
          >
            <FileText aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>
              {typeText[type]()}
              {isReplaced && ` (${m.orders_document_replaced()})`}{' '}
              <span className="figures whitespace-nowrap">{invoiceNumber}</span> (PDF)
              <span className="block text-xs font-normal text-muted">
                {formatDate(issuedAt, 'dateTime')} · {formatBaht(total)}
              </span>
            </span>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
