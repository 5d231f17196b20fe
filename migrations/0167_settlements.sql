-- The settlement of a departure: what counts for VAT, the figures as a person closed them, and corrections. Decision 96

-- The books of a departure while they are open. Whoever writes its costs or closes it locks this row first.
-- fee: what of the income is the agency's own fee, where only that counts for VAT.
create table public.open_books (
  travel_agency int not null,
  departure_id bigint not null,
  vat_base text not null default 'whole' check (vat_base in ('whole', 'fee')),
  fee bigint not null default 0 check (fee >= 0),
  revision int not null default 1,
  at timestamptz not null default now(),
  primary key (travel_agency, departure_id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
call public.fence_table('public.open_books');

-- The trip is named as it was: the departure may be forgotten before its books are.
create table public.settlement (
  travel_agency int not null references public.agency,
  departure_id bigint not null,
  package_code text not null,
  departure_date date not null,
  figures jsonb not null,
  income bigint not null,
  cost bigint not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, departure_id)
);
comment on column public.settlement.figures is 'unknown';
create index settlement_by_day on public.settlement (travel_agency, departure_date);
call public.fence_table('public.settlement');

-- amount: what is added to the side; less than nothing takes away.
create table public.settlement_correction (
  travel_agency int not null,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  side text not null check (side in ('income', 'cost')),
  amount bigint not null check (amount <> 0),
  reason text not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.settlement on delete cascade
);
create index settlement_correction_of on public.settlement_correction (travel_agency, departure_id, id);
call public.fence_table('public.settlement_correction');

-- What is closed stays as it is, whoever asks. It goes ten years after the day of its row, as books may.
create function public.refuse_change_of_books() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '10 years' then return old; end if;
  raise exception 'books that are closed are corrected, never changed' using errcode = 'restrict_violation';
end $$;
create trigger keep_settlement before update or delete on public.settlement
  for each row execute function public.refuse_change_of_books();
create trigger keep_settlement_correction before update or delete on public.settlement_correction
  for each row execute function public.refuse_change_of_books();

-- The cost lines of a closed departure are its books, too. What is paid of them goes on.
create function public.refuse_change_of_costs() returns trigger language plpgsql set search_path = public as $$
declare
  line cost_line := coalesce(new, old);
begin
  if exists (select from settlement s where s.travel_agency = line.travel_agency and s.departure_id = line.departure_id
      and s.at > now() - interval '10 years')
    and (tg_op <> 'UPDATE' or to_jsonb(new) - 'paid' <> to_jsonb(old) - 'paid')
  then raise exception 'books that are closed are corrected, never changed' using errcode = 'restrict_violation'; end if;
  return coalesce(new, old);
end $$;
create trigger keep_costs before insert or update or delete on public.cost_line
  for each row execute function public.refuse_change_of_costs();
