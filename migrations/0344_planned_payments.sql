-- 예정 지출: what an agency will pay that is no cost of a departure, such as rent and salaries, for its cash by day. Decision 96
-- first_on: its only day, or the first of each month's; in a month without that day it is the last one.
create table public.planned_payment (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  what text not null check (what <> ''),
  amount bigint not null check (amount > 0),
  every text not null check (every in ('month', 'once')),
  first_on date not null,
  last_on date,
  revision int not null default 0,
  primary key (travel_agency, id),
  constraint planned_payment_days check (last_on is null or last_on >= first_on)
);
call public.fence_table('public.planned_payment');
