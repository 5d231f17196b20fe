-- What came in on the agency's accounts, line by line, and which booking each was confirmed for.

-- The columns of an account's files by their titles, as staff named them once. An import locks the account's row.
create table public.bank_layout (
  travel_agency int not null references public.agency,
  account text not null,
  columns jsonb not null,
  used timestamptz not null default now(),
  primary key (travel_agency, account)
);
comment on column public.bank_layout.columns is 'Record<string, string>';
call public.fence_table('public.bank_layout');

-- Day and time as the bank prints them, in Seoul; a time may lack its seconds, or be empty.
-- matched: what of the sum was confirmed for bookings, kept by the trigger below.
create table public.bank_line (
  travel_agency int not null,
  id bigint not null generated always as identity,
  account text not null,
  booked_on date not null,
  booked_time text not null,
  amount bigint not null check (amount > 0),
  payer text not null,
  memo text not null,
  balance bigint,
  fingerprint text not null,
  matched bigint not null default 0,
  aside timestamptz,
  aside_by text,
  aside_reason text,
  by_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, account, fingerprint),
  foreign key (travel_agency, account) references public.bank_layout,
  check (matched between 0 and amount)
);
call public.fence_table('public.bank_line');

-- A part of a line for a booking; without a line it has a reason. confirmation: what was confirmed together.
-- ledger: null while a second person is awaited, and where that ended without one.
create table public.bank_match (
  travel_agency int not null,
  id bigint not null generated always as identity,
  confirmation uuid not null,
  line bigint,
  reason text,
  booking bigint not null,
  amount bigint not null check (amount > 0),
  ledger bigint,
  by_staff bigint,
  by_name text not null,
  at timestamptz not null default now(),
  agreed_by text,
  agreed timestamptz,
  undone timestamptz,
  undone_by text,
  undone_reason text,
  primary key (travel_agency, id),
  foreign key (travel_agency, line) references public.bank_line,
  foreign key (travel_agency, booking) references public.booking on delete cascade,
  foreign key (travel_agency, ledger) references public.ledger on delete cascade,
  check ((line is null) <> (reason is null)),
  check ((undone is null) = (undone_reason is null))
);
call public.fence_table('public.bank_match');

create function public.count_matched() returns trigger language plpgsql set search_path = public as $$
begin
  update bank_line set matched = matched + case when new.undone is null then new.amount else -new.amount end
  where travel_agency = new.travel_agency and id = new.line;
  return null;
end $$;
create trigger count_matched after insert on public.bank_match
  for each row when (new.line is not null) execute function public.count_matched();
create trigger count_undone after update of undone on public.bank_match
  for each row when (new.line is not null and old.undone is null and new.undone is not null) execute function public.count_matched();

-- A payment that was confirmed by mistake: it counts minus, and the row that it undoes stays.
alter table public.ledger
  drop constraint ledger_kind_check,
  add constraint ledger_kind_check
    check (kind in ('payment', 'refund', 'compensation', 'compensation_paid', 'payment_undone'));
drop trigger count_paid on public.ledger;
create trigger count_paid after insert on public.ledger
  for each row when (new.kind in ('payment', 'refund', 'payment_undone')) execute function public.count_paid();

-- In a block, because a database over several nodes takes no index out of a text of several statements.
do $$
begin
  create index bank_line_open on public.bank_line (travel_agency, booked_on, id) where matched < amount and aside is null;
  create index bank_line_aside on public.bank_line (travel_agency, booked_on, id) where aside is not null;
  create index bank_line_by_day on public.bank_line (travel_agency, account, booked_on);
  create index bank_match_of_line on public.bank_match (travel_agency, line) where line is not null;
  create index bank_match_of_booking on public.bank_match (travel_agency, booking);
  create index bank_match_of_ledger on public.bank_match (travel_agency, ledger) where ledger is not null;
  create index bank_match_together on public.bank_match (travel_agency, confirmation);
  create index bank_match_waiting on public.bank_match (travel_agency, id) where ledger is null and undone is null;
end $$;
