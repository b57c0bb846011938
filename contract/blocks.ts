import * as z from 'zod/mini';
import { BlogArticle } from './blog.ts';
import { BrandPage } from './brands.ts';
import { ContactTopic } from './contact.ts';
import { Coupon } from './coupons.ts';
import { FlashSale } from './flash-sales.ts';
import { DescriptionBlock, ProductCard } from './products.ts';
import { Store } from './stores.ts';

/*
 * The blocks that pages of content consist of (docs/reference/content.md), as the API returns them: texts in the language of the
 * request, references resolved. A kind of block has the same name in `server/content/blocks/` and `storefront/blocks/`.
 */

/** Paths of a picture at the image handler: for desktops and for phones. */
const pictures = { image: z.string(), mobileImage: z.string() };

/** A storefront path without the language prefix, or a URL of another site. */
const link = z.string();

const Banner = z.object({
  /** Alternative text. */
  title: z.string(),
  ...pictures,
  link: z.nullable(link),
});
export type Banner = z.infer<typeof Banner>;

const productList = z.object({
  title: z.string(),
  products: z.array(ProductCard),
  /** Where all such products are. */
  link: z.nullable(link),
});

const campaign = {
  title: z.string(),
  text: z.string(),
  ...pictures,
  action: z.nullable(z.string()),
  link,
  products: z.array(ProductCard),
};

/** The data of each kind of block. */
const blockData = {
  hero: z.object({
    slides: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        action: z.string(),
        link,
        ...pictures,
        /** Brightness of the part of the picture that the text is on. */
        background: z.enum(['dark', 'light']),
      }),
    ),
  }),
  banner_layout: z.object({ topLeft: z.array(Banner), topRight: z.array(Banner), bottom: z.array(Banner) }),
  product_row: productList,
  product_grid: productList,
  flash_sale: z.object({ title: z.string(), flashSale: FlashSale }),
  coupons: z.object({ title: z.string(), coupons: z.array(Coupon) }),
  mini_highlights: z.object({
    title: z.string(),
    items: z.array(z.object({ title: z.string(), text: z.string(), image: z.string(), link: z.nullable(link) })),
  }),
  common_campaign: z.object(campaign),
  mega_campaign: z.object({
    ...campaign,
    /** When it ends, for its countdown (ISO 8601 UTC); null without an end. */
    endDate: z.nullable(z.string()),
  }),
  campaign_placeholder: z.object({
    title: z.string(),
    /** In baht. */
    saveUpTo: z.number(),
    minimumSaving: z.number(),
    link,
  }),
  brand_strip: z.object({ title: z.string(), brands: z.array(BrandPage) }),
  category_tiles: z.object({
    title: z.string(),
    categories: z.array(
      z.object({ categoryId: z.int(), categoryName: z.string(), path: z.string(), icon: z.nullable(z.string()) }),
    ),
  }),
  countdown: z.object({ title: z.string(), /** ISO 8601 UTC. */ endDate: z.string(), link: z.nullable(link) }),
  /** HTML with few elements and without styles or scripts. */
  rich_text: z.object({ html: z.string() }),
  description: z.object({ blocks: z.array(DescriptionBlock) }),
  picture: z.object({ ...Banner.shape, caption: z.nullable(z.string()) }),
  video: z.object({
    title: z.string(),
    /** The id of a video on YouTube. */
    videoId: z.string(),
    poster: z.string(),
  }),
  table: z.object({ caption: z.string(), headings: z.array(z.string()), rows: z.array(z.array(z.string())) }),
  faq: z.object({ title: z.string(), items: z.array(z.object({ question: z.string(), answer: z.string() })) }),
  blog_teasers: z.object({ title: z.string(), articles: z.array(BlogArticle), /** Where more articles are. */ link }),
  /** The form for messages to the shop. */
  branches: z.object({
    title: z.string(),
    /** With the special days of the next two weeks; whether they are open now is computed by browsers. */
    branches: z.array(Store),
    /** Where more branches are. */
    link,
  }),
  contact_form: z.object({ title: z.string(), text: z.nullable(z.string()), topics: z.array(ContactTopic) }),
  pop_up: z.object({ title: z.string(), text: z.string(), ...pictures, action: z.nullable(z.string()), link }),
} as const;

export type BlockType = keyof typeof blockData;

/** The data of a kind of block. */
export type BlockData<Type extends BlockType> = z.infer<(typeof blockData)[Type]>;

function blockOf<Type extends BlockType>(type: Type) {
  return z.object({
    /** Unique on its page, and stable. */
    id: z.string(),
    type: z.literal(type),
    data: blockData[type],
  });
}

export const MegaCampaign = blockOf('mega_campaign');
export const CommonCampaign = blockOf('common_campaign');
export const MiniHighlight = blockOf('mini_highlights');
export const ProductRow = blockOf('product_row');
export const PopUp = blockOf('pop_up');

/** A block of a page. */
export const Block = z.discriminatedUnion('type', [
  blockOf('hero'),
  blockOf('banner_layout'),
  ProductRow,
  blockOf('product_grid'),
  blockOf('flash_sale'),
  blockOf('coupons'),
  MiniHighlight,
  CommonCampaign,
  MegaCampaign,
  blockOf('campaign_placeholder'),
  blockOf('brand_strip'),
  blockOf('category_tiles'),
  blockOf('countdown'),
  blockOf('rich_text'),
  blockOf('description'),
  blockOf('picture'),
  blockOf('video'),
  blockOf('table'),
  blockOf('faq'),
  blockOf('blog_teasers'),
  blockOf('branches'),
  blockOf('contact_form'),
]);
export type Block = z.infer<typeof Block>;
export type BlockOf<Type extends BlockType> = { id: string; type: Type; data: BlockData<Type> };
