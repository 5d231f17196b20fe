-- The name as the passport has it, to be held against the booking's. In the clear, as the traveller's English name is.
alter table public.passport add column name text not null default '';
