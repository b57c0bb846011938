import type { ComponentType } from 'react';
import type { BlockType } from '#contract/blocks.ts';
import { LiveStockProvider } from '#storefront/inventory/live-stock.tsx';
import { DeferredHydration } from '#storefront/ui/deferred-hydration.tsx';
import { useBelowFold } from '#storefront/ui/use-below-fold.ts';
import { BannerLayout } from './banner-layout.tsx';
import { productsOf } from './block-products.ts';
import type { BlockProps } from './block-view.ts';
import { BlogTeasers } from './blog-teasers.tsx';
import { Branches } from './branches.tsx';
import { BrandStrip } from './brand-strip.tsx';
import { Campaign } from './campaign.tsx';
import { CampaignPlaceholder } from './campaign-placeholder.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { ContactForm } from './contact-form.tsx';
import { Countdown } from './countdown.tsx';
import { Coupons } from './coupons.tsx';
import { Description } from './description.tsx';
import { Faq } from './faq.tsx';
import { FlashSale } from './flash-sale.tsx';
import { Hero } from './hero.tsx';
import { MegaCampaign } from './mega-campaign.tsx';
import { MiniHighlights } from './mini-highlights.tsx';
import { Picture } from './picture.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductRow } from './product-row.tsx';
import { RichText } from './rich-text.tsx';
import type { ShownBlock } from './shown-block.ts';
import { Table } from './table.tsx';
import { Video } from './video.tsx';

/** The component of each kind of block; a pop-up is not part of a page's column. */
const components: { [Type in Exclude<BlockType, 'pop_up'>]: ComponentType<BlockProps<Type>> } = {
  hero: Hero,
  banner_layout: BannerLayout,
  product_row: ProductRow,
  product_grid: ProductGrid,
  flash_sale: FlashSale,
  coupons: Coupons,
  mini_highlights: MiniHighlights,
  common_campaign: Campaign,
  mega_campaign: MegaCampaign,
  campaign_placeholder: CampaignPlaceholder,
  brand_strip: BrandStrip,
  category_tiles: CategoryTiles,
  countdown: Countdown,
  rich_text: RichText,
  description: Description,
  picture: Picture,
  video: Video,
  table: Table,
  faq: Faq,
  blog_teasers: BlogTeasers,
  branches: Branches,
  contact_form: ContactForm,
};

/** Blocks that a phone shows at once. */
const firstScreenBlocks = 2;
/** Blocks above the lower edge of any screen. */
const blocksAboveFold = 4;

export interface BlocksProps {
  /** Identifies the page in reports: `home`. */
  page: string;
  blocks: readonly ShownBlock[];
  /** When the page was rendered, in milliseconds since 1970. */
  readAt: number;
  /** Whether they are the top of the page: the picture of the first one is loaded first. */
  atTop?: boolean;
}

/** The blocks of a page, one below the other. One of a kind that this version does not know, from a newer server, is left out. */
export function Blocks({ page, blocks, atTop = true, ...view }: BlocksProps) {
  const rendered = useBelowFold() ? blocks : blocks.slice(0, blocksAboveFold);
  const shown = rendered.map(({ id, type, data }, index) => {
    const Component = components[type] as ComponentType<BlockProps<BlockType>> | undefined;
    return (
      Component && (
        <div key={id} className={atTop && index < firstScreenBlocks ? 'empty:hidden' : 'skip-offscreen-part'}>
          <DeferredHydration>
            <Component listId={`${page}:${id}`} data={data} isFirst={atTop && index === 0} {...view} />
          </DeferredHydration>
        </div>
      )
    );
  });
  return <LiveStockProvider products={productsOf(blocks)}>{shown}</LiveStockProvider>;
}
