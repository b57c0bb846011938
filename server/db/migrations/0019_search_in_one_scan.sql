-- A search reads what it filters and counts by beside the words, in one scan of a narrow table: facts are kept with the words of each
-- language as well as in search_products, whose indexes serve lists without words. Only words are indexed here, so that new facts
-- (a price, the last piece) leave the index of words alone.
create table search_texts_th_rows (
  product_id integer primary key,
  brand_id integer not null,
  category_id integer not null,
  created_at timestamptz not null,
  selling_satang bigint not null,
  discount double precision not null,
  availability smallint not null,
  promotions smallint not null,
  standing integer not null,
  value_ids integer[] not null,
  -- How many words its name has: the fewer, the more a word that is found says.
  name_words smallint not null,
  -- By weight: A what the product is called, B its brand, its category and its name in the other language, C what it is for and its
  -- attributes, D words that are typed as one though not written so. A lexeme with # before it is a merchant code, letters and digits
  -- only; with ! a word of weight A; with = what the product is, which is what its categories are called.
  words tsvector not null,
  -- Moves the words out of the row, which is ten times smaller then: PostgreSQL does so for rows of more than 2 kB only. It takes some
  -- 30 bytes once it is compressed, and is written anew with the words.
  padding text not null default repeat(' ', 2100)
) with (fillfactor = 85, toast_tuple_target = 128);
alter table search_texts_th_rows alter column words set storage external;
create table search_texts_en_rows (like search_texts_th_rows including all) with (fillfactor = 85, toast_tuple_target = 128);

-- These serve until new ones replace them.
insert into search_texts_th_rows
select p.product_id, p.brand_id, p.category_id, p.created_at, p.selling_satang, p.discount, p.availability, p.promotions, p.standing,
  p.value_ids, t.name_words, t.words
from search_products p join search_texts_th t using (product_id);
insert into search_texts_en_rows
select p.product_id, p.brand_id, p.category_id, p.created_at, p.selling_satang, p.discount, p.availability, p.promotions, p.standing,
  p.value_ids, t.name_words, t.words
from search_products p join search_texts_en t using (product_id);

drop table search_texts_th, search_texts_en;
alter table search_texts_th_rows rename to search_texts_th;
alter table search_texts_en_rows rename to search_texts_en;
alter index search_texts_th_rows_pkey rename to search_texts_th_pkey;
alter index search_texts_en_rows_pkey rename to search_texts_en_pkey;
-- Entries that wait to be put in order are read one by one by every search: few may.
create index search_texts_th_words on search_texts_th using gin (words) with (gin_pending_list_limit = 256);
create index search_texts_en_words on search_texts_en using gin (words) with (gin_pending_list_limit = 256);

-- Whole words of all that a product's page says, in both languages, those of above included: for searches that find too little
-- otherwise.
create table search_descriptions (
  product_id integer primary key,
  described tsvector not null
);
create index search_descriptions_described on search_descriptions using gin (described) with (gin_pending_list_limit = 1024);
