/*
 * The ceiling for lists and products that no cache answers: the SQL of the rows that they are made of, sent by the bare driver as prepared
 * statements, as many as the shop sends.
 */
import { type BareSqlTask, type RunStatement, repeatStatements } from './bare-sql.ts';
import { readTask } from './processes.ts';

export interface BareReadsTask extends BareSqlTask {
  read: 'list' | 'product';
  /** Of products, or of their SKUs. */
  ids: number[];
  locales: readonly string[];
  pageSize: number;
  /** Lists start at each offset below it. */
  offsetCount: number;
}

const { read, ids, locales, pageSize, offsetCount, ...task } = await readTask<BareReadsTask>();

/** The sort orders of lists. */
const orders = [
  'standing desc, product_id desc',
  'created_at desc, product_id desc',
  'selling_satang, product_id desc',
  'selling_satang desc, product_id desc',
  'discount desc, product_id desc',
];

/** Installment plans of its own; the general ones are cached. */
const ownPlanIds = `
  array(select installment_plan_id from product_installment_plans own where own.product_id = p.product_id)`;
const hasDeals = 'exists (select from add_on_deals d where d.product_id = p.product_id and d.visible)';

const cards = `
  select p.product_id, p.kind, p.slug, p.name ->> $2, b.brand_id, b.slug, b.title, c.category_id, c.name ->> $2, p.badges,
    p.best_seller, p.installment_flag, ${ownPlanIds}, (
      select json_agg(json_build_array(s.sku_id, s.default_flag, s.images[1]) order by s.position) from skus s where s.product_id = p.product_id
    ) as skus
  from products p join brands b using (brand_id) join categories c using (category_id)
  where p.product_id = any ($1::integer[]) and p.visible`;
const wholeProduct = `
  select p.product_id, p.kind, p.slug, p.name ->> $2, b.brand_id, b.slug, b.title, c.category_id, c.name ->> $2, p.badges,
    p.best_seller, p.installment_flag, ${ownPlanIds}, ${hasDeals} as has_deals, p.short_description ->> $2, p.description -> $2, p.key_highlight -> $2, p.faq -> $2,
    p.specification, p.attributes, p.education_flag, p.visible,
    (
      select json_agg(json_build_array(a.name ->> $2, a.path) order by a.level) from categories a
      where a.path = c.path or starts_with(c.path, a.path || '/')
    ),
    (
      select json_agg(
        json_build_array(s.sku_id, s.default_flag, s.sku, s.images, s.picture_texts, s.attributes, s.limit_quantity) order by s.position
      )
      from skus s where s.product_id = p.product_id
    ) as skus
  from products p join brands b using (brand_id) join categories c using (category_id)
  where p.product_id = coalesce((select product_id from skus where sku_id = $1), $1) and p.visible`;
const pricesAndStock = `
  select s.sku_id, s.price_satang, st.*, w.* from skus s left join stocks st using (sku_id) left join lateral (
    select price_satang, starts_at, ends_at, remark, promotion_commend, null::integer as quota, null::integer as sold
    from special_prices special where special.sku_id = s.sku_id and ends_at > $2
    union all
    select price_satang, starts_at, ends_at, null, null, quota, sold
    from flash_sale_items flash_item join flash_sales flash using (flash_sale_id)
    where flash_item.sku_id = s.sku_id and ends_at > $2 and starts_at <= $2::timestamptz + interval '24 hours'
  ) w on true
  where s.sku_id = any ($1::integer[])`;
const deals = `
  select d.*, p.name, p.slug, s.images[1], s.price_satang, s.attributes, st.*
  from add_on_deals d join skus s using (sku_id) join products p on p.product_id = s.product_id left join stocks st using (sku_id)
  where d.product_id = $1 and d.visible and p.visible order by d.position`;

const skuIdsOf = (rows: { skus: [number][] }[]) => rows.flatMap(({ skus }) => skus.map(([skuId]) => skuId));

async function readList(run: RunStatement, offset: number, order: string, locale: string): Promise<void> {
  const page = await run(
    `select (select count(*)::integer from search_products) as total,
       array(select product_id from search_products order by ${order} limit $1 offset $2) as ids`,
    [pageSize, offset],
  );
  const productIds = page.rows[0]?.ids;
  const { rows } = await run(cards, [productIds, locale]);
  const skuIds = skuIdsOf(rows);
  await run(pricesAndStock, [skuIds, new Date()]);
}

async function readProduct(run: RunStatement, id: number, locale: string): Promise<void> {
  const { rows } = await run(wholeProduct, [id, locale]);
  const [product] = rows;
  // Products that are not visible are part of what the shop is asked for.
  if (!product) return;
  const skuIds = skuIdsOf(rows);
  await run(pricesAndStock, [skuIds, new Date()]);
  if (product.has_deals) await run(deals, [product.product_id]);
}

/** A different one for each iteration of each connection, as far as there are. */
function pick<Value>(values: readonly Value[], index: number): Value {
  return values[index % values.length] as Value;
}

await repeatStatements(task, async (run, { connection, iteration }) => {
  const index = iteration * task.connections + connection;
  const locale = pick(locales, index);
  if (read === 'product') await readProduct(run, pick(ids, index), locale);
  else await readList(run, index % offsetCount, pick(orders, index), locale);
});
