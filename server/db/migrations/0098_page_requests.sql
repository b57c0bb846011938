-- How often pages that are the same for everybody were requested on a day (UTC), so that a process renders the most requested ones before
-- it is ready. Without queries; of whom is not stored.
create table page_requests (
  day date not null,
  path text not null check (length(path) <= 300),
  requests integer not null check (requests > 0),
  primary key (day, path)
);
