-- What went out on the agency's accounts, line by line; which of it paid a cost. The slips of a guide become costs. Decision 104

-- used: what of the sum paid costs, kept by the triggers below.
create table public.bank_withdrawal (
  travel_agency int not null,
  id bigint not null generated always as identity,
  account text not null,
  booked_on date not null,
  booked_time text not null,
  amount bigint not null check (amount > 0),
  payee text not null,
  memo text not null,
  balance bigint,
  fingerprint text not null,
  used bigint not null default 0,
  by_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, account, fingerprint),
  foreign key (travel_agency, account) references public.bank_layout,
  constraint bank_withdrawal_used check (used between 0 and amount)
);
call public.fence_table('public.bank_withdrawal');

alter table public.cost_payment add column withdrawal bigint;
alter table public.cost_payment add constraint cost_payment_withdrawal foreign key (travel_agency, withdrawal) references public.bank_withdrawal;

create function public.count_withdrawal_used() returns trigger language plpgsql set search_path = public as $$
begin
  update bank_withdrawal set used = used + case when new.undone is null then new.amount else -new.amount end
  where travel_agency = new.travel_agency and id = new.withdrawal;
  return null;
end $$;
create trigger count_withdrawal_used after insert on public.cost_payment
  for each row when (new.withdrawal is not null) execute function public.count_withdrawal_used();
create trigger count_withdrawal_free after update of undone on public.cost_payment
  for each row when (new.withdrawal is not null and old.undone is null and new.undone is not null)
  execute function public.count_withdrawal_used();

-- The slip of a guide that a cost was made of.
alter table public.cost_line add column slip uuid;

do $$
begin
  create index bank_withdrawal_free on public.bank_withdrawal (travel_agency, booked_on) where used < amount;
  create index cost_payment_of_withdrawal on public.cost_payment (travel_agency, withdrawal) where withdrawal is not null;
  create unique index cost_line_of_slip on public.cost_line (travel_agency, slip) where slip is not null;
end $$;
