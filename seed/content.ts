import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { departmentBanners, departmentBannerTitle } from './category-banners.ts';
import { contentPages } from './data/content-pages.ts';
import { dealsPage } from './data/deals-page.ts';
import { cameraPages } from './data/pages/cameras.ts';
import { computerPages } from './data/pages/computers.ts';
import { deskPages } from './data/pages/desk.ts';
import { homePages } from './data/pages/home.ts';
import { mainPages } from './data/pages/main.ts';
import { mediaPages } from './data/pages/media.ts';
import { mobilePages } from './data/pages/mobile.ts';
import { insertOrUpdate } from './insert-or-update.ts';
import { departmentBanner } from './pictures.ts';
import { inBothLanguages } from './rows.ts';

const pages = [
  ...mainPages,
  ...mobilePages,
  ...computerPages,
  ...deskPages,
  ...mediaPages,
  ...cameraPages,
  ...homePages,
];

/** Writes the home page, the landing pages, the texts of the demo shop's other pages, and the banners of its departments. */
export async function seedContent(tx: Tx, now: Date): Promise<void> {
  await insertOrUpdate(tx, 'content_pages', ['path'], contentPages(now));
  await insertOrUpdate(
    tx,
    'link_contents',
    ['path'],
    pages.map(({ content, ...page }) => ({ ...page, content: inBothLanguages(content) })),
  );
  await insertOrUpdate(
    tx,
    'category_banners',
    ['category_path', 'position'],
    Object.entries(departmentBanners).map(([slug, banner]) => ({
      category_path: slug,
      position: 0,
      title: departmentBannerTitle(banner),
      image: departmentBanner(slug, 'wide'),
      mobile_image: departmentBanner(slug, 'narrow'),
      link: `/product-category/${banner.leadsTo}`,
    })),
  );
}

/** Lets the main campaign of the demo shop's deals run until the end of this week if it is over; a page without it is not changed. */
export async function continueDeals(tx: Tx, now: Date): Promise<void> {
  const { path, blocks } = dealsPage(now);
  await sql`
    update content_pages set blocks = ${JSON.stringify(blocks)}::jsonb
    where path = ${path} and exists (
      select from jsonb_array_elements(blocks) block
      where block ->> 'type' = 'mega_campaign' and (block ->> 'ends_at')::timestamptz <= ${now}::timestamptz
    )`.execute(tx);
}
