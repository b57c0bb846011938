-- Queries whose products shoppers were shown: how often on a day in Bangkok, and how often they selected one of them. Of whom is not stored.
create table search_queries (
  day date not null,
  -- normalised
  query text not null check (length(query) <= 60),
  searches integer not null check (searches >= 0),
  selections integer not null check (selections >= 0),
  primary key (day, query),
  check (searches + selections > 0)
);
