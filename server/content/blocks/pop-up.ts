import { blockKind } from './block-kind.ts';
import { campaignSchema, presentCampaign } from './campaign.ts';

export const popUp = blockKind({
  type: 'pop_up',
  help: '{title, text, image, mobile_image?, action?, link}: a dialog of the home page or a landing page, shown once to each visitor for each id of a block',
  sample: {
    title: { th: 'รับคูปอง 100 บาท', en: 'A coupon of 100 baht' },
    text: { th: 'สำหรับการสั่งซื้อครั้งแรก', en: 'For your first order' },
    image: '/images/banners/phones-narrow.svg',
    action: { th: 'รับคูปอง', en: 'Get it' },
    link: '/coupon',
  },
  schema: campaignSchema.omit({ products: true }),
  resolve(data) {
    const { products: _, ...popUp } = presentCampaign(data, []);
    return popUp;
  },
});
