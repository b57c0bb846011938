import { create } from 'xmlbuilder2';

/**
 * What ETDA's schema 2.1 says of the elements that the shop writes: their children in order, `!` for those that are required. An
 * element that is not listed has text only.
 */
const children: Record<string, string> = {
  CrossIndustryInvoice: 'ExchangedDocumentContext! ExchangedDocument! SupplyChainTradeTransaction!',
  ExchangedDocumentContext: 'GuidelineSpecifiedDocumentContextParameter!',
  GuidelineSpecifiedDocumentContextParameter: 'ID!',
  ExchangedDocument: 'ID! Name! TypeCode! IssueDateTime! Purpose PurposeCode GlobalID CreationDateTime! IncludedNote',
  IncludedNote: 'Subject Content',
  SupplyChainTradeTransaction:
    'ApplicableHeaderTradeAgreement! ApplicableHeaderTradeDelivery! ApplicableHeaderTradeSettlement! IncludedSupplyChainTradeLineItem!',
  ApplicableHeaderTradeAgreement:
    'SellerTradeParty! BuyerTradeParty ApplicableTradeDeliveryTerms BuyerOrderReferencedDocument AdditionalReferencedDocument',
  SellerTradeParty: 'Name! SpecifiedTaxRegistration! PostalTradeAddress!',
  BuyerTradeParty: 'Name! SpecifiedTaxRegistration! PostalTradeAddress',
  SpecifiedTaxRegistration: 'ID!',
  PostalTradeAddress:
    'PostcodeCode! BuildingName LineOne LineTwo StreetName CityName CitySubDivisionName CountryID! CountrySubDivisionID BuildingNumber',
  BuyerOrderReferencedDocument: 'IssuerAssignedID! IssueDateTime ReferenceTypeCode!',
  AdditionalReferencedDocument: 'IssuerAssignedID! IssueDateTime! ReferenceTypeCode!',
  ApplicableHeaderTradeDelivery: '',
  ApplicableHeaderTradeSettlement:
    'InvoiceCurrencyCode ApplicableTradeTax! SpecifiedTradeAllowanceCharge SpecifiedTradeSettlementHeaderMonetarySummation!',
  ApplicableTradeTax: 'TypeCode! CalculatedRate! BasisAmount! CalculatedAmount!',
  SpecifiedTradeSettlementHeaderMonetarySummation:
    'OriginalInformationAmount LineTotalAmount! DifferenceInformationAmount TaxBasisTotalAmount! TaxTotalAmount! GrandTotalAmount!',
  IncludedSupplyChainTradeLineItem:
    'AssociatedDocumentLineDocument! SpecifiedTradeProduct! SpecifiedLineTradeAgreement! SpecifiedLineTradeDelivery! SpecifiedLineTradeSettlement!',
  AssociatedDocumentLineDocument: 'LineID!',
  SpecifiedTradeProduct: 'ID GlobalID Name! Description',
  SpecifiedLineTradeAgreement: 'GrossPriceProductTradePrice',
  GrossPriceProductTradePrice: 'ChargeAmount!',
  SpecifiedLineTradeDelivery: 'BilledQuantity!',
  SpecifiedLineTradeSettlement: 'SpecifiedTradeAllowanceCharge SpecifiedTradeSettlementLineMonetarySummation!',
  SpecifiedTradeAllowanceCharge: 'ChargeIndicator ActualAmount ReasonCode Reason TypeCode',
  SpecifiedTradeSettlementLineMonetarySummation:
    'TaxTotalAmount! NetLineTotalAmount! NetIncludingTaxesLineTotalAmount!',
};

const repeatable = new Set(['IncludedNote', 'IncludedSupplyChainTradeLineItem', 'Description']);

/** What the text of an element may be. By default it has 1 to 256 characters. */
const texts: [element: RegExp, text: RegExp][] = [
  [/Amount$/, /^\d{1,13}\.\d\d$/],
  [/DateTime$/, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+07:00$/],
  [/^(?:ID|IssuerAssignedID|LineID)$/, /^.{1,35}$/u],
  [/^(?:CalculatedRate|BilledQuantity)$/, /^\d+(?:\.\d+)?$/],
  [/^PostcodeCode$/, /^\d{5}$/],
  [/^CityName$/, /^\d{4}$/],
  [/^CitySubDivisionName$/, /^\d{6}$/],
  [/^CountrySubDivisionID$/, /^\d{2}$/],
  [/^BuildingNumber$/, /^.{1,16}$/u],
  [/^Content$/, /^.{1,500}$/u],
  [/./, /^.{1,256}$/u],
];

/** A message of e-Tax XML, read. */
export interface EtaxMessage {
  /** Such as `TaxInvoice`. */
  schema: string;
  /** The texts of all elements whose path ends so: `BuyerTradeParty/Name`. */
  textsOf(path: string): string[];
  /** Where it departs from the schema. */
  problems: string[];
}

/** @throws if it is not well-formed */
export function readEtaxMessage(xml: string): EtaxMessage {
  // The reader takes them as text.
  const unknownEntities = xml.match(/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/g);
  if (unknownEntities) throw new Error(`${unknownEntities.length} ampersands that are not escaped`);
  const root = create(xml).root().node as unknown as XmlElement;
  const schema = root.localName.replace('_CrossIndustryInvoice', '');
  const leaves: [path: string, text: string][] = [];
  const problems: string[] = [];
  const visit = (element: XmlElement, path: string) => {
    const parent = element === root ? 'CrossIndustryInvoice' : element.localName;
    const content = [...element.childNodes].filter(({ nodeType }) => nodeType === 1);
    const listed = children[parent];
    if (listed === undefined) {
      const text = element.textContent ?? '';
      leaves.push([path, text]);
      const form = texts.find(([name]) => name.test(parent))?.[1];
      if (content.length > 0 || !form?.test(text) || text !== text.trim()) problems.push(`${path}: ${text}`);
      return;
    }
    problems.push(
      ...orderProblems(
        listed,
        content.map(({ localName }) => localName),
      ).map((one) => `${path}: ${one}`),
    );
    for (const child of content) visit(child, `${path}/${child.localName}`);
  };
  visit(root, '');
  const textsOf = (path: string) => leaves.filter(([at]) => at.endsWith(`/${path}`)).map(([, text]) => text);
  return { schema, textsOf, problems };
}

interface XmlElement {
  nodeType: number;
  localName: string;
  textContent: string | null;
  childNodes: Iterable<XmlElement>;
}

function orderProblems(listed: string, names: readonly string[]): string[] {
  const sequence = listed.split(' ');
  const order = sequence.map((name) => name.replace('!', ''));
  const unknown = names.filter((name) => !order.includes(name)).map((name) => `${name} is unknown`);
  const missing = sequence
    .filter((name) => name.endsWith('!') && !names.includes(name.slice(0, -1)))
    .map((name) => `${name.slice(0, -1)} is missing`);
  const misplaced = names
    .filter((name, index) => index > 0 && order.indexOf(name) < order.indexOf(names[index - 1] ?? ''))
    .map((name) => `${name} comes too late`);
  const doubled = names
    .filter((name, index) => names.indexOf(name) !== index && !repeatable.has(name))
    .map((name) => `${name} comes twice`);
  return [...unknown, ...missing, ...misplaced, ...doubled];
}
