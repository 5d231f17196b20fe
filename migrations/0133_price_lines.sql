-- Discounts, and the two parts of a price: what is passed on and the agency's commission (decision 90).
-- days_before: an early bird counts until so many days before departure. people_from: a group counts from so many people.
-- first_day, last_day: on which days somebody reserves. package_code: of one trip alone. What a booking agreed to stands
-- in its own lines, so a discount may be changed and deleted.
create table public.discount (
  travel_agency int not null references public.agency,
  discount_id bigint not null generated always as identity,
  kind text not null check (kind in ('early_bird', 'group', 'code')),
  package_code text,
  name jsonb not null,
  rate jsonb not null constraint discount_rate check ((rate -> 'won' is null) <> (rate -> 'percent' is null)),
  days_before int check (days_before > 0),
  people_from int check (people_from > 1),
  code text,
  uses_most int check (uses_most > 0),
  first_day date,
  last_day date,
  revision int not null default 1,
  staff_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, discount_id),
  foreign key (travel_agency, package_code) references public.package on delete cascade,
  constraint discount_days check (last_day >= first_day),
  constraint discount_parts check (case kind
    when 'early_bird' then num_nonnulls(days_before, last_day) > 0 and num_nonnulls(people_from, code, uses_most) = 0
    when 'group' then people_from is not null and num_nonnulls(days_before, code, uses_most) = 0
    else code is not null and num_nonnulls(days_before, people_from) = 0 end)
);
comment on column public.discount.name is 'Words';
comment on column public.discount.rate is '{ won: number } | { percent: number }';
create unique index discount_code on public.discount (travel_agency, code) where code is not null;
call public.open_table('public.discount');
call public.watch_table('public.discount', 'catalog');

-- Null: the whole price is the agency's own. A booking keeps what its agency had set.
alter table public.agency add column price_split jsonb
  constraint price_split_has_its_parts check (price_split is null or jsonb_typeof(price_split -> 'shown') = 'boolean'
    and (price_split -> 'rate' -> 'won' is null) <> (price_split -> 'rate' -> 'percent' is null));
comment on column public.agency.price_split is '{ rate: { won: number } | { percent: number }; shown: boolean }';

-- discount_id: whose code it used. It stays where the discount is deleted.
alter table public.booking
  add column discount_id bigint,
  add column price_split jsonb;
comment on column public.booking.price_split is '{ rate: { won: number } | { percent: number }; shown: boolean }';
comment on column public.booking.price_lines is '{ kind: ''adult'' | ''child'' | ''baby'' | ''single'' | ''option'' | ''early_bird'' | ''group'' | ''code''; name?: Words; rate?: { won: number } | { percent: number }; each: number; count: number; sum: number }[]';
do $$
begin
  create index booking_discount on public.booking (travel_agency, discount_id)
    where discount_id is not null and progress <> 'cancel_completed';
end $$;
