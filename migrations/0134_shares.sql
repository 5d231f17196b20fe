-- Each their share (decision 81): a part of what a booking has to pay, with a link of its own. The code of the link is made
-- from the seed with a key that the database does not have.
create table public.booking_share (
  travel_agency int not null,
  id bigint not null generated always as identity,
  booking bigint not null,
  name text not null,
  email text not null default '',
  amount bigint not null check (amount > 0),
  seed text not null,
  token_hash text not null,
  reminded timestamptz,
  revoked timestamptz,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, booking) references public.booking on delete cascade
);
call public.fence_table('public.booking_share');

-- Whose share it pays; null for a payment of the whole.
alter table public.payment_try add column share bigint;
alter table public.ledger add column share bigint;

do $$
begin
  create index booking_share_of_booking on public.booking_share (travel_agency, booking);
  create unique index booking_share_token on public.booking_share (travel_agency, token_hash);
end $$;
