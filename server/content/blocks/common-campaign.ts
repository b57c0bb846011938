import { blockKind } from './block-kind.ts';
import { campaignSample, campaignSchema, presentCampaign } from './campaign.ts';

export const commonCampaign = blockKind({
  type: 'common_campaign',
  help: '{title, text, image, mobile_image?, action?, link, products?}: a campaign with a picture and some of its products',
  sample: campaignSample,
  schema: campaignSchema,
  products: ({ products }) => products ?? null,
  resolve: ({ products: _, ...data }, { products }) => presentCampaign(data, products),
});
