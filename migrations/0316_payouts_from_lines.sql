-- A refund or a compensation that went out names the withdrawal it was paid from, as costs do. Decision 104
create table public.payout_withdrawal (
  travel_agency int not null,
  ledger bigint not null,
  withdrawal bigint not null,
  amount bigint not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, ledger),
  foreign key (travel_agency, ledger) references public.ledger on delete cascade,
  foreign key (travel_agency, withdrawal) references public.bank_withdrawal on delete cascade
);
call public.fence_table('public.payout_withdrawal');

-- used: what of the sum paid costs or went back to customers.
create function public.count_payout_from() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    update bank_withdrawal set used = used + new.amount where travel_agency = new.travel_agency and id = new.withdrawal;
  else
    update bank_withdrawal set used = used - old.amount where travel_agency = old.travel_agency and id = old.withdrawal;
  end if;
  return null;
end $$;
create trigger count_payout_from after insert or delete on public.payout_withdrawal
  for each row execute function public.count_payout_from();

do $$
begin
  create index payout_withdrawal_of on public.payout_withdrawal (travel_agency, withdrawal);
end $$;
