-- What a departure costs the agency: estimated by head or as a lump, then as billed, and what was paid of it. Decision 96

-- estimate and bill: in the smallest unit of the currency. rate: millionths of a won for one unit of it; null for won.
-- bill: null until it is known. bill_won: the same in won, as the rule of the room says it; what is owed to the supplier.
-- paid: what of it was paid, kept by the trigger below.
create table public.cost_line (
  travel_agency int not null,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  supplier bigint,
  kind text not null
    check (kind in ('land', 'air', 'hotel', 'bus', 'guide', 'meal', 'entrance', 'insurance', 'commission', 'other')),
  what text not null,
  basis text not null check (basis in ('head', 'lump')),
  currency text not null check (currency in ('KRW', 'USD', 'EUR', 'JPY', 'CNY', 'THB', 'VND', 'PHP', 'TWD', 'HKD', 'SGD',
    'MYR', 'IDR', 'GBP', 'CHF', 'AUD', 'TRY')),
  estimate bigint not null,
  rate bigint,
  rate_on date,
  bill bigint,
  bill_rate bigint,
  bill_rate_on date,
  bill_won bigint,
  due_on date,
  paid bigint not null default 0,
  revision int not null default 1,
  by_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.departure,
  foreign key (travel_agency, supplier) references public.supplier,
  constraint cost_line_rates check ((currency = 'KRW') = (rate is null)
    and coalesce(rate, 1) > 0 and coalesce(bill_rate, 1) > 0),
  constraint cost_line_bill check ((bill is null) = (bill_won is null)
    and (bill is null or currency = 'KRW') = (bill_rate is null)),
  constraint cost_line_paid check (paid between 0 and greatest(0, coalesce(bill_won, 0)))
);
create index cost_line_of_departure on public.cost_line (travel_agency, departure_id);
create index cost_line_of_supplier on public.cost_line (travel_agency, supplier) where supplier is not null;
create index cost_line_owed on public.cost_line (travel_agency, due_on, id) where bill_won > paid;
call public.fence_table('public.cost_line');

-- What was paid of a cost: from a withdrawal of the bank, or with a reason. Undone with a reason; nothing is deleted.
create table public.cost_payment (
  travel_agency int not null,
  id bigint not null generated always as identity,
  cost bigint not null,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  reason text not null,
  by_name text not null,
  at timestamptz not null default now(),
  undone timestamptz,
  undone_by text,
  undone_reason text,
  primary key (travel_agency, id),
  foreign key (travel_agency, cost) references public.cost_line
);
create index cost_payment_of_cost on public.cost_payment (travel_agency, cost);
create index cost_payment_by_day on public.cost_payment (travel_agency, paid_on);
call public.fence_table('public.cost_payment');

create function public.count_cost_paid() returns trigger language plpgsql set search_path = public as $$
begin
  update cost_line set paid = paid + case when new.undone is null then new.amount else -new.amount end
  where travel_agency = new.travel_agency and id = new.cost;
  return null;
end $$;
create trigger count_cost_paid after insert on public.cost_payment
  for each row execute function public.count_cost_paid();
create trigger count_cost_undone after update of undone on public.cost_payment
  for each row when (old.undone is null and new.undone is not null) execute function public.count_cost_paid();
