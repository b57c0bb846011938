import { shop } from '#contract/shop.ts';
import type { AddressParts, InvoiceBuyer, InvoiceDocument } from '../document.ts';
import { EtaxNotPossible } from './not-possible.ts';
import { plainText, textParts } from './text.ts';

type Seller = InvoiceDocument['seller'];

const thailand = { '@schemeID': '3166-1 alpha-2', '#': 'TH' };

/** @throws EtaxNotPossible if a document of an earlier version is of another seller than the shop of today */
export function sellerParty(seller: Seller) {
  const { houseNumber, subdistrictCode, postcode } = seller.addressParts ?? addressPartsOfToday(seller);
  return {
    'ram:Name': plainText(seller.name.th),
    'ram:SpecifiedTaxRegistration': taxRegistration('TXID', seller.taxId + seller.branch),
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': postcode,
      ...addressLines(seller.address.th),
      'ram:CityName': subdistrictCode.slice(0, 4),
      'ram:CitySubDivisionName': subdistrictCode,
      'ram:CountryID': thailand,
      'ram:CountrySubDivisionID': subdistrictCode.slice(0, 2),
      'ram:BuildingNumber': houseNumber,
    },
  };
}

/** Of the seller of a document that was issued before documents stored them. */
function addressPartsOfToday({ taxId, branch, address }: Seller): AddressParts {
  const { company } = shop;
  if (taxId !== company.taxId || branch !== company.branch || address.th !== company.address.th)
    throw new EtaxNotPossible('the codes of the address of its seller are not known');
  return company.addressParts;
}

/**
 * The buyer, whose address is text as on the document: the schema wants no codes of buyers.
 *
 * @throws EtaxNotPossible if the address does not end with a postcode
 */
export function buyerParty({ type, name, taxId, branch, address }: InvoiceBuyer) {
  const postcode = /\d{5}$/.exec(address.trim())?.[0];
  if (!postcode) throw new EtaxNotPossible('the address of its buyer has no postcode');
  return {
    'ram:Name': textParts(name, 256)[0],
    'ram:SpecifiedTaxRegistration':
      type === 'company'
        ? taxRegistration('TXID', taxId + (branch ?? '00000'))
        : taxRegistration(/^\d{13}$/.test(taxId) ? 'NIDN' : 'CCPT', taxId),
    'ram:PostalTradeAddress': {
      'ram:PostcodeCode': postcode,
      ...addressLines(address),
      'ram:CountryID': thailand,
    },
  };
}

/** The buyer on a credit note of an abbreviated tax invoice, which the schema wants: nobody is named. */
export const unnamedBuyerParty = {
  'ram:Name': 'ไม่ระบุชื่อผู้ซื้อ',
  'ram:SpecifiedTaxRegistration': taxRegistration('OTHR', 'N/A'),
};

/** TXID: tax ID and branch, NIDN: ID card, CCPT: passport, OTHR: none. */
function taxRegistration(scheme: 'TXID' | 'NIDN' | 'CCPT' | 'OTHR', id: string) {
  return { 'ram:ID': { '@schemeID': scheme, '@schemeAgencyID': 'RD', '#': plainText(id) } };
}

function addressLines(address: string) {
  const [first, second] = textParts(address, 256);
  return { 'ram:LineOne': first, ...(second ? { 'ram:LineTwo': second } : {}) };
}
