import type { BlockType } from '#contract/blocks.ts';
import { bannerLayout } from './banner-layout.ts';
import type { BlockKind } from './block-kind.ts';
import { blogTeasers } from './blog-teasers.ts';
import { branches } from './branches.ts';
import { brandStrip } from './brand-strip.ts';
import { campaignPlaceholder } from './campaign-placeholder.ts';
import { categoryTiles } from './category-tiles.ts';
import { commonCampaign } from './common-campaign.ts';
import { contactForm } from './contact-form.ts';
import { countdown } from './countdown.ts';
import { coupons } from './coupons.ts';
import { description } from './description.ts';
import { faq } from './faq.ts';
import { flashSale } from './flash-sale.ts';
import { hero } from './hero.ts';
import { megaCampaign } from './mega-campaign.ts';
import { miniHighlights } from './mini-highlights.ts';
import { picture } from './picture.ts';
import { popUp } from './pop-up.ts';
import { productGrid } from './product-grid.ts';
import { productRow } from './product-row.ts';
import { richText } from './rich-text.ts';
import { table } from './table.ts';
import { video } from './video.ts';

/** Every kind of block. */
export const blockKinds: { [Type in BlockType]: BlockKind<Type> } = {
  hero,
  banner_layout: bannerLayout,
  product_row: productRow,
  product_grid: productGrid,
  flash_sale: flashSale,
  coupons,
  mini_highlights: miniHighlights,
  common_campaign: commonCampaign,
  mega_campaign: megaCampaign,
  campaign_placeholder: campaignPlaceholder,
  brand_strip: brandStrip,
  category_tiles: categoryTiles,
  countdown,
  rich_text: richText,
  description,
  picture,
  video,
  table,
  faq,
  blog_teasers: blogTeasers,
  branches,
  contact_form: contactForm,
  pop_up: popUp,
};
