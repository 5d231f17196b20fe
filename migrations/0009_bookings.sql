-- Reserving, paying, cancelling. §3, §4, §7 Packages and reservations

-- What differs by agency: how long a bank transfer may take, and what cancelling costs so many days before departure.
alter table agency
  add column transfer_hours int not null default 48 check (transfer_hours > 0),
  add column cancel_fees jsonb not null default
    '{"overseas": [{"days": 30, "percent": 0}, {"days": 20, "percent": 10}, {"days": 10, "percent": 15}, {"days": 8, "percent": 20}, {"days": 1, "percent": 30}, {"days": 0, "percent": 50}],
      "domestic": [{"days": 3, "percent": 0}, {"days": 2, "percent": 10}, {"days": 1, "percent": 20}, {"days": 0, "percent": 30}]}';
comment on column agency.cancel_fees is '{ overseas: { days: number; percent: number }[]; domestic: { days: number; percent: number }[] }';

alter table package_detail add column file_request jsonb; -- what the customer is asked to attach
comment on column package_detail.file_request is 'Words';

-- When so many had paid that it takes place for certain; told to them once.
alter table departure_seat add column confirmed timestamptz;

create table booking (
  travel_agency int not null references agency,
  id int not null generated always as identity,
  booking_id text not null, -- the number people are given: 12 random symbols
  package_code text not null,
  departure_date date not null,
  return_date date not null,
  page_title jsonb not null,
  member_id int, -- null: a non-member
  store_id text,
  name text not null,
  contact text not null,
  email text not null,
  request text not null default '',
  files jsonb not null default '[]',
  language text not null check (language in ('ko', 'en')),
  adult int not null check (adult >= 0),
  child int not null check (child >= 0),
  baby int not null check (baby >= 0),
  -- As agreed when it was made; neither a new price nor a new fee table changes it.
  price_lines jsonb not null,
  total int not null check (total >= 0),
  fees jsonb not null,
  pay_by text not null check (pay_by in ('gateway', 'bank_transfer')),
  progress text not null default 'waiting_for_payment'
    check (progress in ('waiting_for_payment', 'payment_completed', 'preparing', 'ready', 'travel_completed', 'cancel_requested', 'cancel_completed')),
  before_cancel text check (before_cancel in ('payment_completed', 'preparing', 'ready')), -- where it goes back to when staff refuse to cancel
  fees_kept int not null default 0, -- of travellers who were cancelled: paid, and not for this trip any more
  refund_due int, -- what a cancel gives back, as it was previewed
  held_until timestamptz, -- the seats, while payment is waited for
  hold_extended boolean not null default false,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, booking_id),
  check (adult + child > 0),
  foreign key (travel_agency, package_code, departure_date) references departure,
  foreign key (travel_agency, store_id) references shop,
  foreign key (travel_agency, member_id) references member on delete set null (member_id)
);
comment on column booking.page_title is 'Words';
comment on column booking.files is '{ file_id: string; name: string; type: string; size: number; path: string }[]';
comment on column booking.price_lines is '{ kind: ''adult'' | ''child'' | ''baby'' | ''single'' | ''option''; name?: Words; each: number; count: number; sum: number }[]';
comment on column booking.fees is '{ days: number; percent: number }[]';
create index booking_of_member on booking (travel_agency, member_id, id desc) where member_id is not null;
create index booking_of_email on booking (travel_agency, lower(email)) where member_id is null;
create index booking_of_departure on booking (travel_agency, package_code, departure_date);
-- Only what is held is looked through for what has ended, however many bookings there are.
create index booking_held on booking (travel_agency, held_until) where progress = 'waiting_for_payment';
create index booking_under_way on booking (travel_agency, return_date) where progress in ('payment_completed', 'preparing', 'ready');
call fence_table('booking');

create table traveller (
  travel_agency int not null,
  booking int not null,
  seq int not null,
  kind text not null check (kind in ('adult', 'child', 'baby')),
  name text not null,
  name_en text,
  birthdate date,
  gender text check (gender in ('male', 'female')),
  cancelled timestamptz,
  primary key (travel_agency, booking, seq),
  foreign key (travel_agency, booking) references booking on delete cascade
);
call fence_table('traveller');

-- Every move of a booking, in order. Nothing here is ever changed.
create table booking_history (
  travel_agency int not null,
  booking int not null,
  seq int not null generated always as identity,
  progress text not null
    check (progress in ('waiting_for_payment', 'payment_completed', 'preparing', 'ready', 'travel_completed', 'cancel_requested', 'cancel_completed')),
  by text not null check (by in ('customer', 'staff', 'gateway', 'clock')),
  note text not null default '',
  at timestamptz not null default now(),
  primary key (travel_agency, booking, seq),
  foreign key (travel_agency, booking) references booking on delete cascade
);
call fence_table('booking_history');
revoke update, delete, truncate on booking_history from naru_app;

-- A try to pay, with an order number of its own; written before the gateway is asked anything.
create table payment_try (
  travel_agency int not null,
  order_id text not null,
  booking int not null,
  amount int not null check (amount > 0),
  state text not null default 'opened' check (state in ('opened', 'confirming', 'paid', 'failed')),
  payment_key text,
  code text, -- what the gateway said of a failure
  opened timestamptz not null default now(),
  confirming timestamptz,
  primary key (travel_agency, order_id),
  foreign key (travel_agency, booking) references booking on delete cascade
);
create unique index payment_try_by_key on payment_try (travel_agency, payment_key) where payment_key is not null;
create index on payment_try (travel_agency, booking);
create index payment_try_unsettled on payment_try (travel_agency, confirming) where state = 'confirming';
call fence_table('payment_try');

-- Every won in and out. gateway_key: the payment's or the cancel's own key, so that nothing is written twice.
create table ledger (
  travel_agency int not null,
  id int not null generated always as identity,
  booking int not null,
  kind text not null check (kind in ('payment', 'refund')),
  amount int not null check (amount > 0),
  method text not null,
  transaction_id text not null, -- the number on the receipt
  order_id text,
  gateway_key text,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, transaction_id),
  foreign key (travel_agency, booking) references booking
);
create unique index ledger_by_gateway on ledger (travel_agency, gateway_key) where gateway_key is not null;
create index on ledger (travel_agency, booking);
call fence_table('ledger');
revoke update, delete, truncate on ledger from naru_app;

-- Money that is to go back through the gateway; written before the gateway is asked.
create table refund (
  travel_agency int not null,
  id int not null generated always as identity,
  booking int not null,
  order_id text not null,
  amount int not null check (amount > 0),
  reason text not null,
  completes boolean not null, -- the booking is cancelled when it is done
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  code text,
  asked timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, booking) references booking,
  foreign key (travel_agency, order_id) references payment_try
);
create index on refund (travel_agency, booking);
create index refund_unsettled on refund (travel_agency, asked) where state = 'asked';
call fence_table('refund');

-- An answer that was given, for whoever did not hear it and asks again with the same key.
create table once_only (
  travel_agency int not null references agency,
  key text not null,
  call text not null,
  member_id int,
  body_hash text not null,
  answer jsonb,
  asked timestamptz not null default now(),
  primary key (travel_agency, key, call)
);
comment on column once_only.answer is 'unknown';
create index on once_only (travel_agency, asked);
call fence_table('once_only');

alter table consent
  add column booking int,
  add foreign key (travel_agency, booking) references booking on delete cascade;
create index on consent (travel_agency, booking) where booking is not null;

-- A review belongs to the booking it is about: one each.
alter table review add column booking int;
create unique index review_of_booking on review (travel_agency, booking) where booking is not null;
