-- The operator who accepted or rejected a slip; null for those that were decided before.
alter table bank_transfer_slips add column decided_by text;
