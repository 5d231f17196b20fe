-- With how many months beyond the return a passport was checked; null: those of before, or six. Where the trip asks
-- for others since, it is checked again.
alter table public.passport add column counted_months int;
