import type { RuleAction, RuleCondition } from './data/rules.ts';
import type { Drawing, Kind } from './drawings/drawing.ts';

/**
 * Types of the demo catalogue, plain data from which the seed command creates rows. Prices are whole baht including VAT.
 * docs/reference/catalogue.md describes the entities.
 */

/** A text in both languages. */
export interface Localised {
  th: string;
  en: string;
}

/** How a product is drawn; `colour` is used if its SKUs have no colour. */
export type SeedDrawing = Omit<Drawing, 'colour'> & Partial<Pick<Drawing, 'colour'>>;

export interface SeedCategory {
  categoryId: number;
  parentId: number | null;
  /** Derived from the English name, lower case with dashes; unique among siblings. */
  slug: string;
  name: Localised;
  icon: Kind;
  /** Position among siblings, from 1. */
  position: number;
  /** Attributes by which its listing filters besides brand and price, most useful first. */
  filterAttributes: AttributeCode[];
}

export interface SeedBrand {
  brandId: number;
  slug: string;
  title: string;
  pinFlag: boolean;
  /** Position among the pinned brands; null if not pinned. */
  position: number | null;
  /** One sentence about the brand. */
  about: Localised;
}

export type DescriptionBlock =
  | { type: 'paragraph'; data: { text: Localised } }
  | { type: 'header'; data: { text: Localised; level: 2 | 3 } }
  | { type: 'list'; data: { items: Localised[] } }
  | { type: 'table'; data: { rows: [Localised, Localised][] } };

export type AttributeCode =
  // Attributes that distinguish SKUs.
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
  // Attributes that distinguish products.
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

/** An attribute of a SKU or a product, with its value. */
export interface SeedAttribute {
  code: AttributeCode;
  label: Localised;
  /** A stable key such as `natural-titanium` or `256gb`. */
  value: string;
  valueLabel: Localised;
  /** Only for colours. */
  hex?: string;
}

export interface SeedSpecialPrice {
  price: number;
  /** Days from the day of seeding, inclusive; the period may be current, future or past. */
  startDay: number;
  endDay: number;
  remark?: Localised;
  /** Promotional text, such as a free gift. */
  promotionCommend?: Localised;
}

export interface SeedSku {
  productId: number;
  /** The merchant's code, such as `APL-IP16P-256-NAT`. */
  sku: string;
  attributes: SeedAttribute[];
  price: number;
  specialPrice?: SeedSpecialPrice;
  stock: number;
  /** Units originally put on sale; null if unknown. */
  totalStock: number | null;
  preOrder?: boolean;
  default?: boolean;
  /** How it is drawn where its variants have different shapes, such as cases for different phones. */
  drawing?: Pick<SeedDrawing, 'line' | 'shape'>;
}

export type BadgeCode = 'new' | 'pre-order' | 'official' | 'free-gift';

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
  /** Attributes of all its SKUs, in the ranges by which listings filter (`13–14"`). */
  attributes: SeedAttribute[];
  /** Ids of the products that this accessory fits. */
  fits: number[];
  /** Ids of related products, best match first. */
  related: number[];
  faq: Question[];
  badges: BadgeCode[];
  installmentFlag: boolean;
  educationFlag: boolean;
  /** Relative sales, from 0 to 1000. */
  popularity: number;
  drawing: SeedDrawing;
  skus: SeedSku[];
}

export interface SeedPromotion {
  /** Identifies it in files; that of a seasonal one is followed by its period. */
  key: string;
  name: Localised;
  conditions: RuleCondition[];
  action: RuleAction;
  /** Higher ones are evaluated first: gifts and prices of sets before percentages, payment methods last. */
  priority?: number;
  combinesWithCoupons?: boolean;
  totalLimit?: number;
  perCustomerLimit?: number;
  /** Uses when it is written first. */
  used?: number;
}

interface CouponTerms {
  /** Identifies it in files; that of a seasonal one is followed by its period. */
  key: string;
  name: Localised;
  /** Name of its picture in `coupon-banners.ts`. */
  picture: string;
  conditions: RuleCondition[];
  action: RuleAction;
  /** 1 unless given; null without a limit. */
  perCustomerLimit?: number | null;
  totalLimit?: number;
  /** Uses when it is written first. */
  used?: number;
  /** Shown in lists unless false. */
  listed?: false;
}

interface CodeCoupon extends CouponTerms {
  type: 'code';
  /** One code for everybody, or many for one use each. */
  code: string | { prefix: string; count: number };
}

interface CollectibleCoupon extends CouponTerms {
  type: 'collectible';
  /** How many customers can keep it, how many did when it is written first, and for how many days it is valid after that. */
  keepLimit: number;
  kept: number;
  validDays: number;
}

export type SeedCoupon = CodeCoupon | CollectibleCoupon;
