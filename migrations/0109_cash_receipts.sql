-- Cash receipts: for every payment in cash one is issued, and what goes back is taken off it again.

-- through: by the gateway, or written down by staff. base: of the whole sum, or of the commission in percent of it. moment:
-- with the payment, or with the departure.
alter table public.agency add column receipts jsonb not null default
  '{"through": "hometax", "base": "gross", "percent": 100, "moment": "payment"}';
comment on column public.agency.receipts is
  '{ through: ''toss'' | ''hometax''; base: ''gross'' | ''fee''; percent: number; moment: ''payment'' | ''departure'' }';

-- Payments that came before have their receipts already, written somewhere else.
alter table public.agency add column receipts_from timestamptz not null default now();

-- For whom the receipts of a booking are. The number is locked with the agency's data key.
create table public.receipt_wish (
  travel_agency int not null,
  booking bigint not null,
  purpose text not null check (purpose in ('unnamed', 'personal', 'business')),
  sealed text,
  data_key uuid,
  ending text not null default '',
  given timestamptz not null default now(),
  primary key (travel_agency, booking),
  foreign key (travel_agency, booking) references public.booking on delete cascade,
  foreign key (travel_agency, data_key) references public.data_key,
  check ((sealed is null) = (purpose = 'unnamed'))
);
call public.fence_table('public.receipt_wish');

-- ledger: the payment that a receipt is for. cancels: the receipt of which a cancel takes something off. cash: what of the money
-- it stands for; amount: what is printed, which is a share of it where an agency issues for its commission. with_deposit: the
-- gateway issued it itself, and cancels it with the payment. tries: how often it was asked for under a key of its own.
create table public.cash_receipt (
  travel_agency int not null,
  id bigint not null generated always as identity,
  booking bigint not null,
  kind text not null check (kind in ('issue', 'cancel')),
  ledger bigint,
  cancels bigint,
  cash bigint not null check (cash >= 0),
  amount bigint not null check (amount >= 0),
  share int not null check (share between 1 and 100),
  purpose text not null check (purpose in ('unnamed', 'personal', 'business')),
  ending text not null default '',
  through text not null check (through in ('toss', 'hometax')),
  state text not null default 'waiting'
    check (state in ('waiting', 'asked', 'issued', 'registered', 'refused', 'dropped')),
  with_deposit boolean not null default false,
  issue_on date not null,
  due_on date not null,
  tries int not null default 0,
  receipt_key text,
  issue_number text,
  receipt_url text,
  code text,
  by_name text,
  looked timestamptz not null default now(),
  issued timestamptz,
  registered timestamptz,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, booking) references public.booking on delete cascade,
  foreign key (travel_agency, ledger) references public.ledger on delete cascade,
  foreign key (travel_agency, cancels) references public.cash_receipt on delete cascade,
  check ((kind = 'cancel') = (cancels is not null))
);
call public.fence_table('public.cash_receipt');

-- The clock finds what is to be issued, what has no answer yet, and what the tax office has not registered.
call public.show_clock('public.cash_receipt', 'travel_agency, through, state, issue_on, looked',
  $$through = 'toss' and state in ('waiting', 'asked', 'issued')$$);
do $$
begin
  -- one receipt for a payment, whoever comes to it twice
  create unique index cash_receipt_of_payment on public.cash_receipt (travel_agency, ledger) where kind = 'issue' and ledger is not null;
  create index cash_receipt_of_booking on public.cash_receipt (travel_agency, booking);
  create index cash_receipt_cancels on public.cash_receipt (travel_agency, cancels) where cancels is not null;
  create index cash_receipt_open on public.cash_receipt (travel_agency, due_on, id) where state in ('waiting', 'asked', 'refused');
  create index cash_receipt_by_clock on public.cash_receipt (looked, travel_agency)
    where through = 'toss' and state in ('waiting', 'asked', 'issued');
end $$;
