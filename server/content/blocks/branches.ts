import { z } from 'zod';
import { listRegions } from '../../addresses/addresses.ts';
import { findStores, upcomingDays } from '../../stores/stores.ts';
import { blockKind } from './block-kind.ts';
import { textField } from './fields.ts';

const slug = z.string().min(1).max(200);
const maxBranches = 12;

/** The id of a province by its Thai name; undefined if there is none. */
async function provinceId(name: string): Promise<number | undefined> {
  const provinces = (await listRegions('th')).flatMap((region) => region.provinces);
  return provinces.find(({ label }) => label === name)?.id;
}

export const branches = blockKind({
  type: 'branches',
  help: '{title, branches?, province?, category?, limit?}: branches with opening hours: chosen ones by their slugs, or those of a province (its Thai name), of a category (its slug) or of all; 3 by default',
  sample: { title: { th: 'สาขาของเรา', en: 'Our branches' }, limit: 3 },
  schema: z.strictObject({
    title: textField(120),
    branches: z.array(slug).min(1).max(maxBranches).optional(),
    province: z.string().min(1).max(100).optional(),
    category: slug.optional(),
    limit: z.int().min(1).max(maxBranches).optional(),
  }),
  async resolve({ title, branches: slugs, province: name, category, limit = 3 }, { locale, now }, { db }) {
    const province = name === undefined ? undefined : await provinceId(name);
    if (name !== undefined && province === undefined) return null;
    const query = slugs ? { slugs, limit: slugs.length } : { province, category, limit };
    const { items } = await findStores(db, { ...query, offset: 0 }, { now, locale });
    if (items.length === 0) return null;
    const shown = items.map((store) => ({ ...store, specialDays: upcomingDays(store.specialDays, now) }));
    const ordered = slugs ? slugs.flatMap((one) => shown.find((store) => store.slug === one) ?? []) : shown;
    const filters = new URLSearchParams({
      ...(category === undefined ? {} : { category }),
      ...(province === undefined ? {} : { province: String(province) }),
    });
    return { title, branches: ordered, link: slugs || filters.size === 0 ? '/store' : `/store?${filters}` };
  },
});
