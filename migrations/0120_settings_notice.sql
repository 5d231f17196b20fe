-- A message to an owner that somebody changed what only owners change: one row for each owner, which its mail is made from.
create table public.settings_notice (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  staff_id bigint not null,
  setting text not null check (setting in ('bank_account', 'cancel_fees', 'key', 'domain', 'terms', 'export')),
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id)
);
call public.fence_table('public.settings_notice');
