import { blockKind } from './block-kind.ts';
import { campaignSample, campaignSchema, presentCampaign } from './campaign.ts';

export const megaCampaign = blockKind({
  type: 'mega_campaign',
  help: "{title, text, image, mobile_image?, action?, link, products?}: the shop's main campaign across the page, with a countdown to the end of the block",
  sample: campaignSample,
  schema: campaignSchema,
  products: ({ products }) => products ?? null,
  resolve: ({ products: _, ...data }, { products, endsAt }) => ({
    ...presentCampaign(data, products),
    endDate: endsAt?.toISOString() ?? null,
  }),
});
