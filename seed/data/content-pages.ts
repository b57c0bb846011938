import type { Localised } from '../types.ts';
import type { SeedContentPage } from './content-page.ts';
import { dealsPage } from './deals-page.ts';
import { highlights } from './highlights.ts';
import { startingPrice, startingPriceOf } from './starting-price.ts';
import { text } from './text.ts';
import { workFromHome } from './work-from-home-page.ts';

const hero = (
  banner: string,
  background: 'dark' | 'light',
  link: string,
  title: Localised,
  words: Localised,
  action: Localised,
) => ({
  title,
  text: words,
  action,
  link,
  image: `/images/banners/${banner}-wide.svg`,
  mobile_image: `/images/banners/${banner}-narrow.svg`,
  background,
});

/** A title with a price in its second line. */
function withPrice({ th, en }: Localised, price: Localised): Localised {
  return text(`${th}\n${price.th}`, `${en}\n${price.en}`);
}

const home: SeedContentPage = {
  path: '/',
  title: text('มือถือ โน้ตบุ๊ก และแกดเจ็ตของแท้ ส่งไวทั่วไทย', 'Genuine phones, laptops and gadgets, delivered across Thailand'),
  description: text(
    'ช้อปมือถือ โน้ตบุ๊ก ทีวี หูฟัง และอุปกรณ์ไอทีกว่าพันรายการ ราคารวม VAT แล้ว ผ่อนได้ เปรียบเทียบสเปกได้ ส่งถึงบ้านทั่วประเทศ',
    'Shop over a thousand phones, laptops, TVs, headphones and accessories. Prices include VAT, installments are offered, and we deliver across Thailand.',
  ),
  image: null,
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      data: {
        slides: [
          hero(
            'phones',
            'dark',
            '/product-category/smartphones-tablets/smartphones',
            withPrice(text('iPhone 17 Pro', 'iPhone 17 Pro'), startingPriceOf('Apple iPhone 17 Pro')),
            text(
              'iPhone, Galaxy, Xiaomi และอีกหลายรุ่น ประกันศูนย์ไทยทุกเครื่อง',
              'iPhone, Galaxy, Xiaomi and more, each with a Thai warranty',
            ),
            text('ดูสมาร์ทโฟน', 'See phones'),
          ),
          hero(
            'flash-sale',
            'light',
            '/deals',
            text('ดีลประจำสัปดาห์', 'Deals of the week'),
            text(
              'ราคาพิเศษจากทุกแผนก พร้อมคูปองให้เก็บ',
              'Special prices from every department, and coupons to go with them',
            ),
            text('ดูดีล', 'See the deals'),
          ),
          hero(
            'laptops',
            'light',
            '/product-category/laptops',
            withPrice(text('โน้ตบุ๊กบางเบา', 'Thin laptops'), startingPrice('laptops/thin-light-laptops')),
            text(
              'MacBook โน้ตบุ๊กทำงาน และเกมมิ่ง เลือกสเปกที่ใช่ได้เลย',
              'MacBooks, ultrabooks and gaming machines in the specs you want',
            ),
            text('ดูโน้ตบุ๊ก', 'See laptops'),
          ),
          hero(
            'audio',
            'dark',
            '/product-category/audio',
            withPrice(text('หูฟังครอบหู', 'Headphones'), startingPrice('audio/headphones')),
            text('หูฟังตัดเสียงรบกวน และลำโพงพกพาแบรนด์ดัง', 'Noise-cancelling headphones and portable speakers'),
            text('ดูหูฟังและลำโพง', 'See audio'),
          ),
          hero(
            'smart-home',
            'light',
            '/product-category/smart-home-network',
            withPrice(text('หุ่นยนต์ดูดฝุ่น', 'Robot vacuums'), startingPrice('smart-home-network/robot-vacuums')),
            text('หุ่นยนต์ดูดฝุ่น เราเตอร์ Wi-Fi และ Mesh ครอบคลุมทั้งบ้าน', 'Robot vacuums, routers and whole-home mesh Wi-Fi'),
            text('ดูสมาร์ทโฮม', 'See smart home'),
          ),
        ],
      },
    },
    {
      id: 'categories',
      type: 'category_tiles',
      data: { title: text('เลือกซื้อตามหมวดหมู่', 'Shop by category') },
    },
    { id: 'flash-sale', type: 'flash_sale', data: { title: text('แฟลชเซลล์', 'Flash sale') } },
    {
      id: 'special',
      type: 'product_row',
      data: {
        title: text('ราคาพิเศษ', 'Special prices'),
        products: { special: true, sort: 'discount' },
        link: '/product-category?promotion=special&sort=discount',
      },
    },
    {
      id: 'savings',
      type: 'campaign_placeholder',
      data: { title: text('คูปองส่วนลดรอคุณอยู่', 'Coupons are waiting for you'), link: '/coupon' },
    },
    {
      id: 'newest',
      type: 'product_row',
      data: {
        title: text('สินค้ามาใหม่', 'New arrivals'),
        products: { sort: 'newest' },
        link: '/product-category?sort=newest',
      },
    },
    {
      id: 'popular',
      type: 'product_row',
      data: { title: text('ยอดนิยม', 'Popular now'), products: { sort: 'relevance' }, link: '/product-category' },
    },
    {
      id: 'blog',
      type: 'blog_teasers',
      data: { title: text('อ่านก่อนซื้อ', 'Read before you buy'), limit: 3 },
    },
    highlights,
    { id: 'brands', type: 'brand_strip', data: { title: text('แบรนด์ยอดนิยม', 'Popular brands') } },
    {
      id: 'about',
      type: 'rich_text',
      data: {
        html: text(
          '<p>รวมสินค้าไอทีและเครื่องใช้ไฟฟ้าจากแบรนด์ชั้นนำไว้ในที่เดียว ทุกชิ้นบอกสเปก ราคา และจำนวนคงเหลือตามจริง จะสั่งส่งถึงบ้านหรือแวะดูที่สาขาใกล้คุณก็ได้</p><h3>เลือกอย่างไรให้ตรงใจ</h3><ul><li>ตั้งงบก่อน แล้วเรียงสินค้าตามราคาในหมวดที่สนใจ</li><li>เลือก 2–4 รุ่นมาเปรียบเทียบสเปกกันในหน้าเดียว</li><li>ดูราคาโปรโมชันและยอดผ่อนต่อเดือนในหน้าสินค้าก่อนตัดสินใจ</li></ul>',
          "<p>Electronics of leading brands in one place, each with its true specification, price and stock. Have them delivered, or visit the branch nearest to you.</p><h3>How to choose</h3><ul><li>Set a budget first, then sort a category by price</li><li>Put two to four models side by side to compare them</li><li>See a product's offer and its monthly installment before you decide</li></ul>",
        ),
      },
    },
    {
      id: 'first-order-100',
      type: 'pop_up',
      data: {
        title: text('สั่งครั้งแรก ลด 100 บาท', '฿100 off your first order'),
        text: text(
          'เข้าสู่ระบบแล้วใส่โค้ด HELLO100 ในตะกร้า ใช้ได้เมื่อซื้อครบ 1,000 บาท',
          'Sign in and enter the code HELLO100 in your cart. It is valid on orders of ฿1,000 or more.',
        ),
        image: '/images/banners/phones-full-wide.svg',
        mobile_image: '/images/banners/phones-full-narrow.svg',
        action: text('ดูคูปองทั้งหมด', 'See all coupons'),
        link: '/coupon',
      },
    },
  ],
};

const apple: SeedContentPage = {
  path: '/brand/apple',
  title: text('Apple: iPhone, iPad, Mac และอุปกรณ์เสริม', 'Apple: iPhone, iPad, Mac and accessories'),
  description: text(
    'สินค้า Apple เครื่องศูนย์ไทย เลือกความจุและสี ดูยอดผ่อนต่อเดือน แล้วรับที่บ้านหรือที่สาขา',
    'Apple products with a Thai warranty: choose storage and colour, see the monthly installment, and have them delivered or pick them up.',
  ),
  image: null,
  blocks: [
    {
      id: 'mac',
      type: 'product_row',
      data: {
        title: text('MacBook สำหรับทำงานและเรียน', 'MacBooks for work and study'),
        products: { brand: 'Apple', category: 'laptops' },
        link: '/product-category/laptops?brands=Apple',
      },
    },
    {
      id: 'storage',
      type: 'table',
      data: {
        caption: text('เลือกความจุ iPhone อย่างไร', 'How much storage for an iPhone?'),
        headings: [text('ใช้งานแบบไหน', 'What you do'), text('ความจุที่พอดี', 'Storage')],
        rows: [
          [text('แชต โซเชียล สตรีมเพลง', 'Chat, social media, streaming'), text('128 GB', '128 GB')],
          [text('ถ่ายรูปเยอะ มีเกมหลายเกม', 'Many photos and several games'), text('256 GB', '256 GB')],
          [text('ถ่ายวิดีโอ 4K เป็นประจำ', '4K video, regularly'), text('512 GB ขึ้นไป', '512 GB or more')],
        ],
      },
    },
    {
      id: 'questions',
      type: 'faq',
      data: {
        title: text('คำถามเกี่ยวกับสินค้า Apple', 'Questions about Apple products'),
        items: [
          {
            question: text('Apple Watch ใช้กับมือถือ Android ได้ไหม', 'Does an Apple Watch work with Android?'),
            answer: text('ไม่ได้ ต้องจับคู่กับ iPhone เท่านั้น', 'No, it can only be paired with an iPhone.'),
          },
          {
            question: text('ผ่อนได้ไหม', 'Can I pay in installments?'),
            answer: text(
              'ได้ ดูธนาคารและยอดต่อเดือนในหน้าสินค้าแต่ละชิ้น',
              'Yes: the page of each product shows the banks and the amount per month.',
            ),
          },
        ],
      },
    },
  ],
};

/** The home page, the landing pages, and the blocks in the page of a brand. */
export const contentPages = (now: Date): SeedContentPage[] => [home, dealsPage(now), workFromHome, apple];
