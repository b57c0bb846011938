import type { Client } from '#contract/client.ts';
import type { FeedProduct } from '#contract/feeds.ts';
import type { Locale } from '#contract/locale.ts';
import type { Sku } from '#contract/products.ts';
import { shop } from '#contract/shop.ts';
import { localisedPath } from '#storefront/i18n/localised-path.ts';
import { pictureUrl } from '#storefront/ui/picture-source.ts';
import { element, xmlHead } from './xml.ts';

const pageSize = 100;
/** Limits of Google Merchant Center. */
const maxTitleLength = 150;
const maxDescriptionLength = 5000;
const maxPictures = 10;
/** How far ahead Merchant Center accepts pre-orders, in milliseconds. */
const maxPreOrderLead = 365 * 24 * 3_600_000;

export interface FeedDeps {
  origin: string;
  locale: Locale;
  api: Client;
  now: () => number;
}

interface Delivery {
  /** Baht. */
  fee: number;
  freeFrom: number;
}

/** The API failed within a feed: what was sent so far is not a complete feed. */
export class FeedBroken extends Error {
  override name = 'FeedBroken';
}

/**
 * All SKUs as a product feed for Google Merchant Center (RSS 2.0), streamed, so that its size is not limited by memory. A
 * pre-order without an availability date is left out: Merchant Center would reject it.
 * @throws FeedBroken if the API does not respond
 */
export async function* productFeed({ origin, locale, api, now }: FeedDeps): AsyncGenerator<string> {
  let after: number | null = 0;
  do {
    const page: Awaited<ReturnType<typeof productsAfter>> = await productsAfter(api, after);
    if (!page.ok) throw new FeedBroken(page.code);
    // The head is sent with the first products, so that nothing was sent yet if the API fails at once.
    if (after === 0) yield feedHead(origin, locale);
    const { items, next, delivery } = page.data;
    yield items
      .flatMap((product) =>
        product.children.map((sku) => feedItem(product, sku, { origin, locale, delivery, now: now() })),
      )
      .join('');
    after = next;
  } while (after !== null);
  yield '</channel>\n</rss>\n';
}

function productsAfter(api: Client, after: number) {
  return api('GET /pim/api/products/feed', { query: { after, limit: pageSize } });
}

function feedHead(origin: string, locale: Locale): string {
  return `${xmlHead}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${element('title', shop.name[locale])}
${element('link', origin + localisedPath('/', locale))}
${element('description', shop.tagline[locale])}
`;
}

function feedItem(
  product: FeedProduct,
  sku: Sku,
  { origin, locale, delivery, now }: { origin: string; locale: Locale; delivery: Delivery; now: number },
): string {
  const availability = availabilityOf(sku);
  const availableFrom = availability === 'preorder' ? dayAhead(attributeOf(sku, 'available-from'), now) : undefined;
  if (availability === 'preorder' && availableFrom === undefined) return '';
  const hasVariants = product.children.length > 1;
  const path = `/product/${product.slug}${hasVariants ? `?sku=${sku.productId}` : ''}`;
  const pictures = [...new Set([sku.image, ...sku.galleryImage.map(({ url }) => url)])].map(
    (picture) => new URL(pictureUrl(picture, 1200), origin).href,
  );
  const choices = sku.attributes.filter(({ code, type }) => type === 'integer' && code !== 'colour');
  const fields: [name: string, text: string | undefined][] = [
    ['id', String(sku.productId)],
    ['item_group_id', hasVariants ? String(product.productId) : undefined],
    ['title', cut(sku.skuName, maxTitleLength)],
    ['description', cut(product.shortDescription || sku.skuName, maxDescriptionLength)],
    ['link', origin + localisedPath(path, locale)],
    ['image_link', pictures[0]],
    ...pictures.slice(1, maxPictures + 1).map((picture): [string, string] => ['additional_image_link', picture]),
    ['availability', availability],
    ['availability_date', availableFrom],
    ['price', money(sku.price)],
    ...salePrice(sku),
    ['brand', product.brand.label],
    ...identifiers(sku),
    ['condition', 'new'],
    ['color', sku.attributes.find(({ code }) => code === 'colour')?.label],
    // Variants must differ in an attribute of Merchant Center: this one holds their memory, length or edition.
    ['size', choices.map(({ label }) => label).join(' / ')],
    ['product_type', product.breadcrumb.map(({ label }) => label).join(' > ')],
  ];
  const written = fields.flatMap(([name, text]) => (text ? [element(`g:${name}`, text)] : []));
  return `<item>\n${written.join('\n')}\n${shipping(sku, delivery)}\n</item>\n`;
}

function salePrice({ price, specialPrice }: Sku): [name: string, text: string][] {
  if (!specialPrice || specialPrice.value >= price) return [];
  return [
    ['sale_price', money(specialPrice.value)],
    ['sale_price_effective_date', `${toSeconds(specialPrice.startDate)}/${toSeconds(specialPrice.endDate)}`],
  ];
}

/** The manufacturer's number, or the statement that the shop knows none, which Merchant Center requires. */
function identifiers(sku: Sku): [name: string, text: string | undefined][] {
  const gtin = attributeOf(sku, 'gtin');
  const mpn = attributeOf(sku, 'mpn');
  if (gtin === undefined && mpn === undefined) return [['identifier_exists', 'no']];
  return [
    ['gtin', gtin],
    ['mpn', mpn],
  ];
}

function attributeOf({ attributes }: Sku, wanted: string): string | undefined {
  return attributes.find(({ code }) => code === wanted)?.value;
}

/** The availability date of a pre-order: the start of a day in Thailand. */
function dayAhead(day: string | undefined, now: number): string | undefined {
  const start = `${day}T00:00:00+07:00`;
  const ahead = Date.parse(start) - now;
  return ahead > 0 && ahead <= maxPreOrderLead ? `${day}T00:00+0700` : undefined;
}

/** An ISO 8601 time in UTC without milliseconds, which Merchant Center does not accept. */
function toSeconds(time: string): string {
  return time.replace(/\.\d+Z$/, 'Z');
}

/** The delivery fee of one unit at its current price. */
function shipping({ price, specialPrice, isSpecialPrice }: Sku, { fee, freeFrom }: Delivery): string {
  const selling = isSpecialPrice && specialPrice ? specialPrice.value : price;
  return `<g:shipping>${element('g:country', 'TH')}${element('g:price', money(selling >= freeFrom ? 0 : fee))}</g:shipping>`;
}

function availabilityOf({ stockAvailable, preOrderFlag }: Sku): string {
  if (!stockAvailable) return 'out_of_stock';
  return preOrderFlag ? 'preorder' : 'in_stock';
}

function money(baht: number): string {
  return `${baht.toFixed(2)} THB`;
}

function cut(text: string, longest: number): string {
  const characters = [...text];
  return characters.length <= longest ? text : `${characters.slice(0, longest - 1).join('')}…`;
}
