-- A closed settlement names its trip as it was, and its cost lines stay with it. Decision 96

-- Null in rows of before: they show the trip's title of today.
alter table public.settlement add column page_title jsonb;
comment on column public.settlement.page_title is 'Words';

-- Neither a line of a closed departure goes to another one, nor one of another comes to it.
create or replace function public.refuse_change_of_costs() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from settlement s where s.travel_agency = coalesce(new.travel_agency, old.travel_agency)
      and s.departure_id in (new.departure_id, old.departure_id) and s.at > now() - interval '10 years')
    and (tg_op <> 'UPDATE' or to_jsonb(new) - 'paid' <> to_jsonb(old) - 'paid')
  then raise exception 'books that are closed are corrected, never changed' using errcode = 'restrict_violation'; end if;
  return coalesce(new, old);
end $$;
