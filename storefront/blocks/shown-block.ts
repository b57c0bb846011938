import type { Block, BlockData, BlockType } from '#contract/blocks.ts';
import type { BrandPage } from '#contract/brands.ts';
import type { ProductCard } from '#contract/products.ts';
import { type ShownCard, shownCard } from '#storefront/product-cards/shown-card.ts';

type ShownBrand = Pick<BrandPage, 'id' | 'slug' | 'title' | 'brandLogoUrl'>;

/** The data of a block, of whose products and brands there are only the fields that it shows. */
type Shown<Data> = Data extends ProductCard
  ? ShownCard
  : Data extends BrandPage
    ? ShownBrand
    : Data extends readonly (infer Item)[]
      ? Shown<Item>[]
      : Data extends object
        ? { [Key in keyof Data]: Shown<Data[Key]> }
        : Data;

export type ShownBlock = Shown<Block>;
export type ShownData<Type extends BlockType> = Shown<BlockData<Type>>;

/** What a page needs of a block: the other fields of the API are not sent to browsers with it. */
export function shownBlock(block: Block): ShownBlock {
  switch (block.type) {
    case 'product_row':
      return { ...block, data: withShownCards(block.data) };
    case 'product_grid':
      return { ...block, data: withShownCards(block.data) };
    case 'common_campaign':
      return { ...block, data: withShownCards(block.data) };
    case 'mega_campaign':
      return { ...block, data: withShownCards(block.data) };
    case 'flash_sale':
      return { ...block, data: { ...block.data, flashSale: withShownCards(block.data.flashSale) } };
    case 'brand_strip':
      return { ...block, data: { ...block.data, brands: block.data.brands.map(shownBrand) } };
    // These have neither products nor brands.
    case 'hero':
    case 'banner_layout':
    case 'coupons':
    case 'mini_highlights':
    case 'campaign_placeholder':
    case 'category_tiles':
    case 'countdown':
    case 'rich_text':
    case 'description':
    case 'picture':
    case 'video':
    case 'table':
    case 'faq':
    case 'blog_teasers':
    case 'branches':
    case 'contact_form':
      return block;
  }
}

function withShownCards<Data extends { products: ProductCard[] }>(
  data: Data,
): Omit<Data, 'products'> & { products: ShownCard[] } {
  return { ...data, products: data.products.map(shownCard) };
}

function shownBrand({ id, slug, title, brandLogoUrl }: BrandPage): ShownBrand {
  return { id, slug, title, brandLogoUrl };
}
