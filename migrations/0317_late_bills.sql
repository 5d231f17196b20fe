-- A bill that comes after the close is a correcting line with its supplier: a correction, and a cost line that names it. Decision 96
alter table public.cost_line add column correction bigint;

do $$
begin
  create unique index cost_line_of_correction on public.cost_line (travel_agency, correction) where correction is not null;
end $$;

-- A line comes to a closed departure with the correction that says the same, once, and stays.
create or replace function public.refuse_change_of_costs() returns trigger language plpgsql set search_path = public as $$
begin
  if tg_op = 'INSERT' and new.correction is not null and exists (select from settlement_correction c
      where c.travel_agency = new.travel_agency and c.id = new.correction and c.departure_id = new.departure_id
        and c.side = 'cost' and c.amount = new.bill_won)
  then return new; end if;
  if exists (select from settlement s where s.travel_agency = coalesce(new.travel_agency, old.travel_agency)
      and s.departure_id in (new.departure_id, old.departure_id) and s.at > now() - interval '10 years')
    and (tg_op <> 'UPDATE' or to_jsonb(new) - 'paid' <> to_jsonb(old) - 'paid')
  then raise exception 'books that are closed are corrected, never changed' using errcode = 'restrict_violation'; end if;
  return coalesce(new, old);
end $$;
