-- Files of a departure are also for those who booked it: vouchers, tickets. Each is told of once.
alter table public.guide_file
  add column for_customers boolean not null default false,
  add column told timestamptz,
  add constraint guide_file_told check (for_customers or told is null);
