-- What pictures of a SKU show, and labels of their details: [{"image": path, "alt": {"th", "en"}, "annotations": [{"text", "x", "y"}]}].
alter table skus add column picture_texts jsonb not null default '[]';
