-- Queries that found nothing, and those for models that are not sold: how often on a day in Bangkok, of whom is not stored.
create table search_misses (
  day date not null,
  -- normalised
  query text not null check (length(query) <= 60),
  -- whether the neighbours of a model that is not sold were found
  not_sold_flag boolean not null,
  searches integer not null default 1 check (searches > 0),
  primary key (day, query)
);
