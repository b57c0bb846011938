import { blockChange, type Example, textChanges } from './example.ts';

const texts = {
  title_th: 'เลือกโน้ตบุ๊ก',
  title_en: 'Choosing a laptop',
  description_th: 'ดูอะไรก่อน',
  description_en: 'What to look at',
};
const content = (to: unknown) => ({ to, invalidates: ['content'] });

export const blogExamples: Record<string, Example> = {
  'blog-category': {
    table: 'blog_categories',
    key: { type: 'blog-category', slug: 'guides' },
    derived: ['blog_category_id'],
    required: { name_th: 'คู่มือเลือกซื้อ', name_en: 'Buying guides' },
    changes: { name_th: content('ใหม่'), name_en: content('New'), position: content(3) },
  },
  'blog-tag': {
    table: 'blog_tags',
    key: { type: 'blog-tag', slug: 'battery' },
    derived: ['blog_tag_id'],
    required: { name_th: 'แบตเตอรี่', name_en: 'Battery' },
    changes: { name_th: content('ใหม่'), name_en: content('New') },
  },
  article: {
    key: { type: 'article', slug: 'choosing-a-laptop' },
    required: {
      ...texts,
      category: 'guides',
      author_th: 'ทีมสายฟ้า',
      author_en: 'The Saifah team',
      published_at: '2026-11-01T02:00:00.000Z',
      blocks: [],
    },
    alongside: [{ type: 'blog-category', slug: 'news', name_th: 'ข่าว', name_en: 'News' }],
    changes: {
      category: content('news'),
      tags: content(['battery']),
      ...textChanges,
      author_th: content('ใหม่'),
      author_en: content('New'),
      image: content('/images/blog/new.svg'),
      blocks: blockChange,
      published_at: content('2026-11-02T02:00:00.000Z'),
      ends_at: content('2027-11-02T02:00:00.000Z'),
      top_position: content(2),
    },
  },
  'blog-ad': {
    table: 'blog_ads',
    key: { type: 'blog-ad', slug: 'laptops' },
    derived: ['blog_ad_id', 'blog_category_id'],
    required: { title_th: 'โน้ตบุ๊กลดราคา', title_en: 'Laptops on offer', image: '/images/wide.svg' },
    changes: {
      title_th: content('ใหม่'),
      title_en: content('New'),
      image: content('/images/new.svg'),
      mobile_image: content('/images/narrow.svg'),
      link: content('/product-category/laptops'),
      category: content('guides'),
      position: content(3),
      starts_at: content('2026-12-01T00:00:00.000Z'),
      ends_at: content('2026-12-31T00:00:00.000Z'),
    },
  },
};
