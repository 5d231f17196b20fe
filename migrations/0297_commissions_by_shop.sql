-- A commission names its partner shop and its rate, in hundredths of a percent: the rate is proposed the next time, and a
-- shop gets one for a departure. Null in rows of before.
alter table public.cost_line add column store_id text, add column percent int;
do $$
begin
  create unique index cost_line_of_shop on public.cost_line (travel_agency, store_id, departure_id) where store_id is not null;
end $$;
