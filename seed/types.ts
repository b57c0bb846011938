import type { Drawing, Kind } from './drawings/drawing.ts';

/**
 * The shapes of the demo shop's catalogue: plain data that the seeding command turns into rows.
 * They follow spec 3 (Product, Category, Brand). Prices are whole baht with VAT included.
 */

/** One text in both languages of the shop. */
export interface Localised {
  th: string;
  en: string;
}

/** How a product is drawn; `colour` is given where its SKUs have no colour of their own. */
export type SeedDrawing = Omit<Drawing, 'colour'> & Partial<Pick<Drawing, 'colour'>>;

export interface SeedCategory {
  categoryId: number;
  parentId: number | null;
  /** Lower case, words joined by dashes, from the English name; unique among siblings. */
  slug: string;
  name: Localised;
  icon: Kind;
  /** From 1 among its siblings. */
  position: number;
  /** By what its listing filters besides brand and price, most useful first. */
  filterAttributes: AttributeCode[];
}

export interface SeedBrand {
  brandId: number;
  slug: string;
  title: string;
  pinFlag: boolean;
  /** Order among the pinned brands; null for the others. */
  position: number | null;
  /** One line about the maker. */
  about: Localised;
}

export type DescriptionBlock =
  | { type: 'paragraph'; data: { text: Localised } }
  | { type: 'header'; data: { text: Localised; level: 2 | 3 } }
  | { type: 'list'; data: { items: Localised[] } }
  | { type: 'table'; data: { rows: [Localised, Localised][] } };

export type AttributeCode =
  // What sets SKUs apart.
  | 'colour'
  | 'storage'
  | 'memory'
  | 'graphics'
  | 'size'
  | 'connectivity'
  | 'length'
  | 'edition'
  | 'pack'
  | 'switch'
  // What tells products apart.
  | 'screen-size'
  | 'resolution'
  | 'refresh-rate'
  | 'panel'
  | 'processor'
  | 'socket'
  | 'chipset'
  | 'memory-type'
  | 'form-factor'
  | 'capacity'
  | 'power'
  | 'efficiency'
  | 'cooling'
  | 'ports'
  | 'connector'
  | 'type'
  | 'mount'
  | 'sensor'
  | 'network'
  | 'wifi'
  | 'battery'
  | 'noise-cancelling'
  | 'water-resistance'
  | 'fits'
  | 'brightness'
  | 'speed'
  | 'platform'
  | 'functions'
  | 'material';

/** A property with its value: of a SKU, or of a whole product. */
export interface SeedAttribute {
  code: AttributeCode;
  label: Localised;
  /** A stable key such as `natural-titanium` or `256gb`. */
  value: string;
  valueLabel: Localised;
  /** For colours only. */
  hex?: string;
}

export interface SeedSpecialPrice {
  price: number;
  /** Days from the day of seeding, inclusive; the window may be running, coming or over. */
  startDay: number;
  endDay: number;
  remark?: Localised;
  /** What the shop says of the offer, such as a gift that comes with it. */
  promotionCommend?: Localised;
}

export interface SeedSku {
  productId: number;
  /** The merchant's own code, such as `APL-IP16P-256-NAT`. */
  sku: string;
  attributes: SeedAttribute[];
  price: number;
  specialPrice?: SeedSpecialPrice;
  stock: number;
  /** What was once put on sale; null when unknown. */
  totalStock: number | null;
  preOrder?: boolean;
  default?: boolean;
}

export type BadgeCode = 'new' | 'best-seller' | 'pre-order' | 'official' | 'free-gift';

export interface SpecificationRow {
  label: Localised;
  value: Localised;
}

export interface Question {
  question: Localised;
  answer: Localised;
}

export interface SeedProduct {
  productId: number;
  /** Slug of the brand. */
  brand: string;
  /** Full slug path, such as `smartphones-tablets/smartphones/iphone`. */
  category: string;
  name: Localised;
  shortDescription: Localised;
  keyHighlight: Localised[];
  description: DescriptionBlock[];
  specification: SpecificationRow[];
  /** What all its SKUs have in common, in the steps by which listings filter (`13–14"`). */
  attributes: SeedAttribute[];
  /** Ids of the products that this accessory is made for. */
  fits: number[];
  /** Ids of the products shown beside it, the most fitting first. */
  related: number[];
  faq: Question[];
  badges: BadgeCode[];
  installmentFlag: boolean;
  educationFlag: boolean;
  /** From 0 to 1000: how well it sells beside the others. */
  popularity: number;
  drawing: SeedDrawing;
  skus: SeedSku[];
}
