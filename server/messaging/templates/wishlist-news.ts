import { formatBaht } from './format.ts';
import { greeting } from './greeting.ts';
import { type Template, translate } from './letter.ts';

const texts = {
  title: { th: 'ข่าวจากรายการโปรดของคุณ', en: 'News from your wishlist' },
  intro: {
    th: 'สินค้าในรายการโปรดที่คุณให้เราแจ้ง มีการเปลี่ยนแปลงดังนี้ ราคาและจำนวนสินค้าอาจเปลี่ยนได้อีกก่อนที่คุณจะสั่งซื้อ',
    en: 'There is news on products you asked us about. Prices and stock may change again before you order.',
  },
  products: { th: 'สินค้าของคุณ', en: 'Your products' },
  lowerPrice: { th: 'ราคาลดลง', en: 'Lower price' },
  backInStock: { th: 'มีสินค้าอีกครั้ง', en: 'Back in stock' },
  soldOut: { th: 'ขณะนี้สินค้าหมด', en: 'Sold out at the moment' },
  button: { th: 'ดูรายการโปรด', en: 'View your wishlist' },
  once: {
    th: 'เราแจ้งเรื่องนี้เพียงครั้งเดียว หากต้องการให้แจ้งอีก เลือกใหม่ได้ในรายการโปรด',
    en: 'We email you about each of these once. For another email, choose it again on your wishlist.',
  },
  unsubscribe: { th: 'ไม่ต้องการรับอีเมลเกี่ยวกับรายการโปรดอีก?', en: 'No more emails about your wishlist?' },
  unsubscribeLink: { th: 'ยกเลิกการรับอีเมล', en: 'Unsubscribe' },
};

/** With more, a wishlist in full would be longer than mail programs show, and its end be cut off. */
const maxPictures = 20;

const priceBefore = { th: 'จากเดิม {price}', en: 'was {price}' };

const subjects = {
  lowerPrice: { th: 'ราคาลดแล้ว: {name}', en: 'Price drop: {name}' },
  backInStock: { th: 'มีสินค้าอีกครั้ง: {name}', en: 'Back in stock: {name}' },
  several: { th: 'ข่าวสินค้า {count} รายการจากรายการโปรดของคุณ', en: 'News on {count} products from your wishlist' },
};

/** All news of a customer's wishlist since the last mail. */
export const wishlistNews: Template<'wishlist_news'> = (content, locale) => {
  const t = translate(texts, locale);
  const { items, wishlistUrl, unsubscribeUrl } = content;
  const [first] = items;
  const values = { name: first?.name ?? '', count: String(items.length) };
  const subject = translate(subjects, locale, values);
  return {
    subject: items.length > 1 ? subject.several : first?.isBackInStock ? subject.backInStock : subject.lowerPrice,
    preheader: items
      .slice(0, 3)
      .map(({ name }) => name)
      .join(', '),
    title: t.title,
    greeting: greeting(content.firstName, locale),
    blocks: [
      { kind: 'paragraph', text: t.intro },
      {
        kind: 'products',
        title: t.products,
        products: items.map(({ name, url, image, price, priceAsked, isBackInStock, isSoldOut }, index) => ({
          name,
          url,
          image: index < maxPictures ? image : null,
          news: [
            ...(isBackInStock ? [t.backInStock] : []),
            ...(priceAsked === null ? [] : [t.lowerPrice]),
            ...(isSoldOut ? [t.soldOut] : []),
          ],
          price: formatBaht(price),
          priceBefore:
            priceAsked === null
              ? null
              : translate({ priceBefore }, locale, { price: formatBaht(priceAsked) }).priceBefore,
        })),
      },
      { kind: 'button', label: t.button, url: wishlistUrl },
      { kind: 'note', text: t.once },
      { kind: 'link', text: t.unsubscribe, label: t.unsubscribeLink, url: unsubscribeUrl },
    ],
    unsubscribeUrl,
  };
};
