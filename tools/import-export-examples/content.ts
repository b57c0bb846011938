import { blocks, type Example, pageBodyChanges } from './example.ts';

export const contentExamples: Record<string, Example> = {
  link: {
    table: 'link_contents',
    key: { type: 'link', path: '/brand' },
    required: { title_th: 'แบรนด์', title_en: 'Brands', description_th: 'ทุกแบรนด์', description_en: 'All brands' },
    changes: {
      title_th: { to: 'ใหม่', invalidates: ['content'] },
      title_en: { to: 'New', invalidates: ['content'] },
      description_th: { to: 'ใหม่', invalidates: ['content'] },
      description_en: { to: 'New', invalidates: ['content'] },
      content_th: { to: blocks, invalidates: ['content'] },
      content_en: { to: blocks, invalidates: ['content'] },
    },
  },
  'category-banner': {
    table: 'category_banners',
    key: { type: 'category-banner', category: 'lamps', position: 1 },
    required: { title_th: 'สว่าง', title_en: 'Bright', image: '/images/wide.svg' },
    changes: {
      title_th: { to: 'ใหม่', invalidates: ['content'] },
      title_en: { to: 'New', invalidates: ['content'] },
      image: { to: '/images/new.svg', invalidates: ['content'] },
      mobile_image: { to: '/images/narrow.svg', invalidates: ['content'] },
      link: { to: '/product-category/lamps', invalidates: ['content'] },
      starts_at: { to: '2026-12-01T00:00:00.000Z', invalidates: ['content'] },
      ends_at: { to: '2026-12-31T00:00:00.000Z', invalidates: ['content'] },
    },
  },
  'contact-topic': {
    table: 'contact_topics',
    key: { type: 'contact-topic', value: 'press' },
    derived: ['contact_topic_id'],
    required: { name_th: 'สื่อมวลชน', name_en: 'Press' },
    changes: {
      name_th: { to: 'ใหม่', invalidates: ['content'] },
      name_en: { to: 'New', invalidates: ['content'] },
      position: { to: 3, invalidates: ['content'] },
    },
  },
  page: {
    table: 'content_pages',
    key: { type: 'page', path: '/sale' },
    derived: ['boundaries', 'content_page_id'],
    required: {
      title_th: 'ลดราคา',
      title_en: 'Sale',
      description_th: 'ลดทั้งร้าน',
      description_en: 'Everything on sale',
      blocks: [],
    },
    changes: pageBodyChanges,
  },
  menu: {
    table: 'menu_items',
    key: { type: 'menu', menu: 'footer', item: 'press' },
    required: { position: 9, name_th: 'ข่าว', name_en: 'Press' },
    changes: {
      position: { to: 8, invalidates: ['menus'] },
      name_th: { to: 'ใหม่', invalidates: ['menus'] },
      name_en: { to: 'New', invalidates: ['menus'] },
      link: { to: '/press', invalidates: ['menus'] },
      menu_type: { to: 'categories', invalidates: ['menus'] },
      max_categories: { to: 3, invalidates: ['menus'] },
      menus: { to: [{ name: { th: 'ข่าว', en: 'News' }, link: '/news' }], invalidates: ['menus'] },
      visible: { to: false, invalidates: ['menus'] },
    },
  },
};
