import type pg from 'pg';
import { demoCustomer } from '#contract/shop.ts';

/** The name of a copy's series, one of 8,000 with its number: the vocabulary of search grows with the catalogue, as in a shop. */
const seriesName = `initcap(${[1, 20, 400]
  .map(
    (divisor) =>
      `(string_to_array('ba ke mo zu ri ta vo se lu ni ga pe dro ku xi wa fe jo cru hi', ' '))[c.product_id / ${divisor} % 20 + 1]`,
  )
  .join(' || ')}) || ' ' || c.product_id % 1000`;

/**
 * Copies the demo products until there are `productCount`, with different names, prices up to a tenth lower or higher, and
 * the same images, special prices and stock.
 */
export async function enlargeCatalogue(database: pg.Client, productCount: number): Promise<void> {
  await database.query(`set saifah.quiet = 'on'`);
  await database.query('begin');
  await database.query(
    `create temporary table copies on commit drop as
     with originals as (select product_id, row_number() over (order by product_id) as place, count(*) over () as number from products)
     select o.product_id as original_id, n as copy, nextval('product_ids')::integer as product_id
     from originals o cross join generate_series(1, $1::integer) n where o.place + o.number * n <= $1`,
    [productCount],
  );
  await database.query(`
    create temporary table sku_copies on commit drop as
    select s.sku_id as original_id, c.copy, c.product_id, nextval('product_ids')::integer as sku_id, 0.9 + (s.sku_id * 7 + c.copy * 13) % 21 / 100.0 as factor
    from copies c join skus s on s.product_id = c.original_id`);
  await database.query(`
    insert into products (product_id, brand_id, category_id, slug, name, short_description, description, key_highlight, faq,
      specification, badges, installment_flag, education_flag, popularity, created_at)
    select c.product_id, brand_id, category_id, regexp_replace(slug, '[0-9]+$', '') || 'edition-' || c.copy || '-' || c.product_id,
      jsonb_build_object('th', name ->> 'th' || ' ' || ${seriesName} || ' รุ่น ' || c.copy, 'en', name ->> 'en' || ' ' || ${seriesName} || ' Edition ' || c.copy),
      short_description, description, key_highlight, faq, specification, badges, installment_flag, education_flag,
      popularity * 97 / 100, created_at - c.copy * interval '1 hour'
    from copies c join products p on p.product_id = c.original_id`);
  await database.query(`
    insert into skus (sku_id, product_id, sku, default_flag, position, attributes, images, price_satang, limit_quantity)
    select c.sku_id, c.product_id, sku || '-' || c.copy, default_flag, position, attributes, images, (price_satang * factor / 100)::bigint * 100, limit_quantity
    from sku_copies c join skus s on s.sku_id = c.original_id`);
  await database.query(`
    insert into stocks (sku_id, stock, total_stock, pre_order_flag, pre_order_stock)
    select c.sku_id, stock, total_stock, pre_order_flag, pre_order_stock from sku_copies c join stocks s on s.sku_id = c.original_id`);
  await database.query(`
    insert into special_prices (sku_id, price_satang, starts_at, ends_at, remark, promotion_commend)
    select c.sku_id, (price_satang * factor / 100)::bigint * 100, starts_at, ends_at, remark, promotion_commend
    from sku_copies c join special_prices s on s.sku_id = c.original_id`);
  await database.query('commit');
  await database.query('vacuum analyze');
}

/** Creates `count` copies of the demo customer, with the same password and address. */
export async function createCustomers(
  database: pg.Client,
  count: number,
): Promise<{ customerId: string; addressId: string; email: string }[]> {
  const { rows } = await database.query<{ customer_id: string; address_id: string; email: string }>(
    `with made as (
       insert into customers (email, password_hash, first_name, last_name, mobile_no, consent_flag, locale, created_at, activated_at)
       select 'shopper-' || n || '@saifah.example', password_hash, first_name, last_name, mobile_no, true, locale, created_at, activated_at
       from customers cross join generate_series(1, $1::integer) n where email = $2
       returning customer_id, email
     ), addresses as (
       insert into customer_addresses (customer_id, type, first_name, last_name, mobile_no, address, subdistrict_id, district_id,
         province_id, postcode, default_flag)
       select made.customer_id, type, a.first_name, a.last_name, a.mobile_no, address, subdistrict_id, district_id, province_id, postcode, true
       from made cross join customers demo join customer_addresses a on a.customer_id = demo.customer_id where demo.email = $2
       returning customer_id, address_id
     )
     select * from made join addresses using (customer_id)`,
    [count, demoCustomer.email],
  );
  return rows.map(({ customer_id, address_id, email }) => ({ customerId: customer_id, addressId: address_id, email }));
}

/**
 * Replaces all promotions by running ones of several kinds: on SKUs, and each tenth on a brand, a category or from a minimum spend;
 * discounts, cashback and gifts with quotas; limits in total and per customer.
 */
export async function replacePromotions(database: pg.Client, count: number): Promise<void> {
  await database.query('begin');
  await database.query('delete from promotions');
  await database.query(
    `with brand as (select slug, row_number() over (order by slug) - 1 as place, count(*) over () as number from brands),
       category as (select path, row_number() over (order by path) - 1 as place, count(*) over () as number from categories),
       sku as (select sku, row_number() over (order by md5(sku)) - 1 as place from skus),
       gift as (
         select sku, row_number() over (order by sku_id) - 1 as place, count(*) over () as number
         from skus join stocks using (sku_id) where stock = 1000000
       )
     insert into promotions (promotion, name, starts_at, ends_at, conditions, action, priority, total_limit, per_customer_limit)
     select 'bench-' || n, jsonb_build_object('th', 'โปรโมชัน ' || n, 'en', 'Promotion ' || n), now() - interval '1 day',
       now() + interval '1 day',
       jsonb_build_array(
         case n % 10
           when 0 then jsonb_build_object('kind', 'items', 'brands', jsonb_build_array(brand.slug))
           when 1 then jsonb_build_object('kind', 'items', 'categories', jsonb_build_array(category.path))
           when 2 then jsonb_build_object('kind', 'minimum_spend', 'amount', n * 1000)
           else jsonb_build_object('kind', 'items', 'skus', jsonb_build_array(sku.sku))
         end
       ),
       case n % 5
         when 0 then jsonb_build_object('kind', 'free_gift', 'gifts', jsonb_build_array(jsonb_build_object('sku', gift.sku, 'quota', 100000)))
         when 1 then jsonb_build_object('kind', 'amount_off', 'amount', 10)
         when 2 then jsonb_build_object('kind', 'cashback', 'percent', 1)
         else jsonb_build_object('kind', 'percent_off', 'percent', 1, 'max_discount', 100)
       end,
       n % 10, case when n % 3 = 0 then 1000000 end, case when n % 7 = 0 then 1000 end
     from generate_series(1, $1::integer) n
     join brand on brand.place = n % brand.number
     join category on category.place = n % category.number
     join sku on sku.place = n
     join gift on gift.place = n % gift.number`,
    [count],
  );
  await database.query(`
    insert into promotion_gifts (promotion_id, sku_id, quota)
    select promotion_id, sku_id, (gift ->> 'quota')::integer
    from promotions cross join jsonb_array_elements(action -> 'gifts') gift join skus on skus.sku = gift ->> 'sku'`);
  await database.query('commit');
  await database.query('analyze promotions, promotion_gifts');
}
