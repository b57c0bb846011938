import type { Localised } from '#contract/locale.ts';
import type { Satang } from '#contract/money.ts';
import { shop } from '#contract/shop.ts';

/** TI: full tax invoice (Revenue Code s. 86/4), AB: abbreviated tax invoice (s. 86/6), CN: credit note (s. 86/10). */
const invoiceSeries = ['TI', 'AB', 'CN'] as const;
export type InvoiceSeries = (typeof invoiceSeries)[number];

/** What the numbers of each series begin with. */
export const documentPrefixes: Record<InvoiceSeries, string> = {
  TI: shop.numberPrefixes.taxInvoice,
  AB: shop.numberPrefixes.abbreviatedTaxInvoice,
  CN: shop.numberPrefixes.creditNote,
};

/** The buyer on a full tax invoice. */
export interface InvoiceBuyer {
  type: 'person' | 'company';
  /** Of the person, or the company. */
  name: string;
  /** A person's ID card or passport number, or a company's tax ID. */
  taxId: string;
  /** Of a company: five digits, `00000` for the head office. */
  branch: string | null;
  address: string;
}

export interface InvoiceLine {
  name: Localised;
  quantity: number;
  /** VAT included, per unit. */
  unitPrice: Satang;
  /** On the whole line. */
  discount: Satang;
}

/** The parts of the seller's address that e-Tax XML wants by themselves. */
export interface AddressParts {
  houseNumber: string;
  /** Six digits (TIS 1099); the first two are the province, the first four the district. */
  subdistrictCode: string;
  postcode: string;
}

/** Everything that a document shows besides its number and totals, as it was when it was issued. */
export interface InvoiceDocument {
  seller: {
    name: Localised;
    address: Localised;
    /** Left out on documents of earlier versions. */
    addressParts?: AddressParts;
    taxId: string;
    branch: string;
  };
  /** Null on an abbreviated tax invoice. */
  buyer: InvoiceBuyer | null;
  lines: readonly InvoiceLine[];
  /** After its discount. */
  deliveryFee: Satang;
  /** What only a credit note shows; null on others. Values are without VAT. */
  credit: {
    reason: Localised;
    /** When the tax invoice was issued, ISO 8601; left out on credit notes of earlier versions. */
    invoiceIssuedAt?: string;
    /** Of the tax invoice. */
    originalValue: Satang;
    /** By earlier credit notes; left out on credit notes of earlier versions, which were the only one of their invoice. */
    creditedBefore?: Satang;
    /** What is left of it after this credit note. */
    correctValue: Satang;
  } | null;
}

/** An issued document. */
export interface Invoice {
  /** The series' prefix, month and number: `TI2611-000001`. */
  invoiceNumber: string;
  series: InvoiceSeries;
  reference: string;
  issuedAt: Date;
  /** VAT included; of a credit note, what is credited. */
  total: Satang;
  vat: Satang;
  /** In percent. */
  vatRate: number;
  document: InvoiceDocument;
  /** The abbreviated tax invoice that this full one replaces. */
  replaces: string | null;
  /** The tax invoice that this credit note is about. */
  corrects: string | null;
}

/** A document with the number of the one that replaced it, which cancelled it; null if none did. */
export interface IssuedInvoice extends Invoice {
  replacedBy: string | null;
}
