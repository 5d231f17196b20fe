-- A message to a departure: by which channel, to all or to some, now or at a time, and taken back before that.
alter table public.departure_message
  add column by text not null default 'mail' check (by in ('mail', 'text', 'both')),
  add column kind text not null default 'service' check (kind in ('service', 'ad')),
  add column to_all boolean not null default true,
  add column send_at timestamptz,
  add column started timestamptz default now(),
  add column withdrawn timestamptz,
  add constraint departure_message_not_both check (started is null or withdrawn is null);
call public.show_clock('public.departure_message', 'travel_agency, send_at, started, withdrawn',
  'started is null and withdrawn is null');

-- Who wants no advertising: a telephone or an address, in the form it is compared in.
create table public.ad_refusal (
  travel_agency int not null references public.agency,
  contact text not null check (contact <> ''),
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, contact)
);
call public.fence_table('public.ad_refusal');
