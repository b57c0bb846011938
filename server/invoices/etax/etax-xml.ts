import { create } from 'xmlbuilder2';
import { inBangkok } from '#contract/bangkok-time.ts';
import { bahtText } from '../../import-export/text-table.ts';
import type { Invoice, InvoiceSeries } from '../document.ts';
import { type Item, itemsOf, vatLeftAfter } from './amounts.ts';
import { EtaxNotPossible } from './not-possible.ts';
import { buyerParty, sellerParty, unnamedBuyerParty } from './parties.ts';
import { plainText, textParts } from './text.ts';

/*
 * Documents as messages of ETDA's cross-industry invoice (ขมธอ. 3, version 2.1). The order of elements is that of its schemas.
 */

/** The root of each message and its code in the list of document types, with the name that belongs to the code. */
const messages: Record<InvoiceSeries, { schema: string; typeCode: string; name: string }> = {
  TI: { schema: 'TaxInvoice', typeCode: 'T03', name: 'ใบเสร็จรับเงิน/ใบกำกับภาษี' },
  AB: { schema: 'AbbreviatedTaxInvoice', typeCode: 'T05', name: 'ใบกำกับภาษีอย่างย่อ' },
  CN: { schema: 'DebitCreditNote', typeCode: '81', name: 'ใบลดหนี้' },
};

/**
 * A document as unsigned e-Tax XML, the same each time.
 *
 * @param ofReference all documents of its reference
 * @throws EtaxNotPossible
 */
export function etaxXml(invoice: Invoice, ofReference: readonly Invoice[]): string {
  const { schema } = messages[invoice.series];
  const items = itemsOf(invoice);
  const standard = 'urn:etda:uncefact:data:standard';
  const content = {
    '@xmlns:ram': `${standard}:${schema}_ReusableAggregateBusinessInformationEntity:2`,
    '@xmlns:rsm': `${standard}:${schema}_CrossIndustryInvoice:2`,
    'rsm:ExchangedDocumentContext': {
      'ram:GuidelineSpecifiedDocumentContextParameter': {
        'ram:ID': { '@schemeAgencyID': 'ETDA', '@schemeVersionID': 'v2.1', '#': 'ER3-2560' },
      },
    },
    'rsm:ExchangedDocument': exchangedDocument(invoice),
    'rsm:SupplyChainTradeTransaction': {
      'ram:ApplicableHeaderTradeAgreement': agreement(invoice, ofReference),
      'ram:ApplicableHeaderTradeDelivery': {},
      'ram:ApplicableHeaderTradeSettlement': settlement(invoice, ofReference),
      'ram:IncludedSupplyChainTradeLineItem': items.map(lineItem),
    },
  };
  const document = create(
    { version: '1.0', encoding: 'UTF-8' },
    { [`rsm:${schema}_CrossIndustryInvoice`]: asWritten(content) },
  );
  return `${document.end({ prettyPrint: true })}\n`;
}

/** xmlbuilder2 decodes entities in the texts that it gets, and then writes what looks like an entity without escaping it. */
function asWritten<Content extends object>(content: Content): Content {
  return JSON.parse(JSON.stringify(content).replaceAll('&', '&amp;amp;'));
}

function exchangedDocument({ invoiceNumber, series, reference, issuedAt, replaces, document: { credit } }: Invoice) {
  const { typeCode, name } = messages[series];
  const notes = ['ราคาสินค้ารวมภาษีมูลค่าเพิ่มแล้ว'];
  if (series === 'AB') notes.push(`เลขที่คำสั่งซื้อ ${plainText(reference)}`);
  if (credit?.creditedBefore)
    notes.push(
      `มูลค่าตามใบกำกับภาษีเดิม ${bahtText(credit.originalValue)} บาท ลดหนี้ไปแล้ว ${bahtText(credit.creditedBefore)} บาท`,
    );
  return {
    'ram:ID': invoiceNumber,
    'ram:Name': name,
    'ram:TypeCode': typeCode,
    'ram:IssueDateTime': timeInBangkok(issuedAt),
    ...(replaces ? { 'ram:Purpose': 'ออกแทนใบกำกับภาษีอย่างย่อ', 'ram:PurposeCode': 'TIVC99' } : {}),
    // The reason is written by the operator: the code for any other reason than those of the list, which wants a text.
    ...(credit ? { 'ram:Purpose': textParts(credit.reason.th, 256)[0], 'ram:PurposeCode': 'CDNG99' } : {}),
    'ram:CreationDateTime': timeInBangkok(issuedAt),
    'ram:IncludedNote': notes.map((note) => ({ 'ram:Subject': 'หมายเหตุ', 'ram:Content': note })),
  };
}

function agreement({ series, reference, replaces, corrects, document }: Invoice, ofReference: readonly Invoice[]) {
  const { seller, buyer } = document;
  const party = { 'ram:SellerTradeParty': sellerParty(seller) };
  if (series === 'AB') return party;
  const about = replaces ?? corrects;
  return {
    ...party,
    'ram:BuyerTradeParty': buyer ? buyerParty(buyer) : unnamedBuyerParty,
    'ram:BuyerOrderReferencedDocument': {
      'ram:IssuerAssignedID': plainText(reference),
      'ram:ReferenceTypeCode': 'ON',
    },
    ...(about ? { 'ram:AdditionalReferencedDocument': referenceTo(documentOf(about, ofReference)) } : {}),
  };
}

function referenceTo({ invoiceNumber, issuedAt, series }: Invoice) {
  return {
    'ram:IssuerAssignedID': invoiceNumber,
    'ram:IssueDateTime': timeInBangkok(issuedAt),
    'ram:ReferenceTypeCode': messages[series].typeCode,
  };
}

function documentOf(number: string, ofReference: readonly Invoice[]): Invoice {
  const found = ofReference.find(({ invoiceNumber }) => invoiceNumber === number);
  if (!found) throw new EtaxNotPossible(`the document ${number} that it is about is missing`);
  return found;
}

/** Of a credit note, the tax is that of the correct value, as in ETDA's example; the summation has the VAT that is credited. */
function settlement(invoice: Invoice, ofReference: readonly Invoice[]) {
  const { total, vat, vatRate, corrects, document } = invoice;
  const { credit } = document;
  const value = total - vat;
  const taxed = {
    value: credit ? credit.correctValue : value,
    vat: corrects ? vatLeftAfter(invoice, documentOf(corrects, ofReference), ofReference) : vat,
  };
  return {
    'ram:InvoiceCurrencyCode': { '@listID': 'ISO 4217 3A', '#': 'THB' },
    'ram:ApplicableTradeTax': {
      'ram:TypeCode': 'VAT',
      'ram:CalculatedRate': String(vatRate),
      'ram:BasisAmount': bahtText(taxed.value),
      'ram:CalculatedAmount': bahtText(taxed.vat),
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      // Before this credit note: earlier ones have lowered the value of the tax invoice already.
      ...(credit ? { 'ram:OriginalInformationAmount': bahtText(credit.correctValue + value) } : {}),
      'ram:LineTotalAmount': bahtText(taxed.value),
      ...(credit ? { 'ram:DifferenceInformationAmount': bahtText(value) } : {}),
      'ram:TaxBasisTotalAmount': bahtText(value),
      'ram:TaxTotalAmount': bahtText(vat),
      'ram:GrandTotalAmount': bahtText(total),
    },
  };
}

function lineItem({ name, quantity, unitPrice, discount, amount, vat }: Item, index: number) {
  const [start, ...rest] = textParts(name, 256);
  const allowance = {
    'ram:ChargeIndicator': 'false',
    'ram:ActualAmount': bahtText(discount),
    'ram:Reason': 'ส่วนลด',
    // Discount, in UN/CEFACT's list 5189.
    'ram:TypeCode': '95',
  };
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': String(index + 1) },
    'ram:SpecifiedTradeProduct': { 'ram:Name': start, 'ram:Description': rest },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:GrossPriceProductTradePrice': { 'ram:ChargeAmount': bahtText(unitPrice) },
    },
    'ram:SpecifiedLineTradeDelivery': { 'ram:BilledQuantity': String(quantity) },
    'ram:SpecifiedLineTradeSettlement': {
      ...(discount > 0 ? { 'ram:SpecifiedTradeAllowanceCharge': allowance } : {}),
      'ram:SpecifiedTradeSettlementLineMonetarySummation': {
        'ram:TaxTotalAmount': bahtText(vat),
        'ram:NetLineTotalAmount': bahtText(amount - vat),
        'ram:NetIncludingTaxesLineTotalAmount': bahtText(amount),
      },
    },
  };
}

function timeInBangkok(time: Date): string {
  return inBangkok(time).toISOString().replace('Z', '+07:00');
}
