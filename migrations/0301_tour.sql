-- Somebody who is new is shown around the office once. Who worked in it before knows it.

-- toured: when the tour was ended; null until then.
alter table public.staff add column toured timestamptz default now();
alter table public.staff alter column toured drop default;
