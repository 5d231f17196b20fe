-- Nothing forgets the log of staff, so it keeps no words about why the days of a departure were changed: they stay with
-- the change they are about.
do $$
declare
  a int;
begin
  for a in select travel_agency from public.agency loop
    perform set_config('app.travel_agency', a::text, true);
    update public.staff_log set after = after - 'before' - 'after' - 'reason' - 'cost'
    where travel_agency = a and call = 'change.add' and after ? 'reason';
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;
