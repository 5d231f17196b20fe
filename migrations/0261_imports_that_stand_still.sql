-- When a batch of an import was last done: one that stands still can be gone on with.
alter table public.move_in add column touched timestamptz not null default now();
