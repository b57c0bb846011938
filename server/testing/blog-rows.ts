/** Rows of the import of content for a small blog: two categories, two tags, two articles and a banner. */
export const blogCategoryRows = [
  { type: 'blog-category', slug: 'guides', name_th: 'คู่มือเลือกซื้อ', name_en: 'Buying guides', position: 1 },
  { type: 'blog-category', slug: 'tips', name_th: 'เคล็ดลับ', name_en: 'Tips', position: 2 },
];

export const blogTagRows = [
  { type: 'blog-tag', slug: 'laptops', name_th: 'โน้ตบุ๊ก', name_en: 'Laptops' },
  { type: 'blog-tag', slug: 'battery', name_th: 'แบตเตอรี่', name_en: 'Battery' },
];

export const laptopArticle = {
  type: 'article',
  slug: 'choosing-a-laptop',
  category: 'guides',
  tags: ['laptops', 'battery'],
  title_th: 'เลือกโน้ตบุ๊กให้พอดีกับงาน',
  title_en: 'Choosing a laptop that fits your work',
  description_th: 'แรม จอ และแบตเตอรี่ที่พอ',
  description_en: 'Enough memory, screen and battery',
  author_th: 'ทีมสายฟ้า',
  author_en: 'The Saifah team',
  image: '/images/blog/choosing-a-laptop.svg',
  published_at: '2025-01-01T02:00:00.000Z',
  ends_at: null,
  top_position: null as number | null,
  blocks: [
    {
      id: 'start',
      type: 'rich_text',
      data: {
        html: {
          th: '<h2>แรมเท่าไรถึงพอ</h2><p>งานเอกสาร 16 GB ก็พอ</p><h2 id="screen">จอ</h2><p>จอ 14 นิ้วพกง่าย หรือต่อ iPad เป็นจอที่สอง</p>',
          en: '<h2>How much memory &amp; storage</h2><p>16 GB is enough for documents.</p><h2 id="screen">Screen</h2><p>14 inches are easy to carry.</p>',
        },
      },
    },
  ],
};

export const phoneArticle = {
  ...laptopArticle,
  slug: 'make-a-phone-last',
  category: 'tips',
  tags: ['battery'],
  title_th: 'ทำให้มือถือใช้ได้ทั้งวัน',
  title_en: 'Make your phone last the day',
  description_th: 'ชาร์จอย่างไรให้แบตอึด',
  description_en: 'Charging habits that help',
  image: null,
  published_at: '2025-01-10T02:00:00.000Z',
  blocks: [
    {
      id: 'text',
      type: 'rich_text',
      data: { html: { th: '<p>ปิดจอก่อนวางมือถือข้างโน้ตบุ๊ก</p>', en: '<p>Dim the screen first.</p>' } },
    },
  ],
};

export const adRow = {
  type: 'blog-ad',
  slug: 'laptop-sale',
  title_th: 'โน้ตบุ๊กลดราคา',
  title_en: 'Laptops on offer',
  image: '/images/banners/laptops-wide.svg',
  link: '/product-category/laptops',
};
