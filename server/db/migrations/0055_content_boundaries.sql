-- When a page of blocks changes by itself, so that the check of each second reads no blocks.

alter table content_pages add column boundaries timestamptz[] not null default '{}';

create function set_content_boundaries() returns trigger language plpgsql as $$
begin
  new.boundaries = array(
    select distinct boundary
    from (
      select unnest(array[new.starts_at, new.ends_at]) as boundary
      union all
      select unnest(array[(block ->> 'starts_at')::timestamptz, (block ->> 'ends_at')::timestamptz])
      from jsonb_array_elements(new.blocks) as block
    ) as windows
    where boundary is not null order by boundary
  );
  return new;
end $$;

create trigger content_pages_boundaries before insert or update on content_pages for each row execute function set_content_boundaries();
update content_pages set path = path;
