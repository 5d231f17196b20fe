-- What is reserved on the site while its agency is being prepared is a test until it is public. Decision 99

-- made_in_preview: reserved at the preview address, and no real money has moved. It is a test as long as the agency prepares.
alter table public.booking add column made_in_preview boolean not null default false;
do $$
begin
  create index booking_made_in_preview on public.booking (travel_agency, id) where made_in_preview;
end $$;

-- Removes the tests with all that hangs on them, their payments too. The ledger of any other booking stays for ever:
-- so the agency has to be preparing, behind the lock that publishing takes. seats: what each departure gets back.
create function public.remove_test_bookings(agency int)
returns table (removed int, paths text[], seats jsonb) language plpgsql security definer set search_path = public as $$
declare
  gone bigint[] := '{}';
begin
  if agency is distinct from agency_of_transaction() then raise exception 'another agency'; end if;
  perform 1 from agency a where a.travel_agency = agency and a.state = 'preparing' for update;
  if found then
    gone := array(select b.id from booking b where b.travel_agency = agency and b.made_in_preview order by b.id for update);
  end if;
  removed := cardinality(gone);
  paths := array(
    select f.path from attached_file f where f.travel_agency = agency and f.booking = any (gone)
    union all select p.path from passport_file p where p.travel_agency = agency and p.booking = any (gone));
  seats := coalesce((
    select jsonb_agg(jsonb_build_object('departure_id', s.departure_id, 'seats', s.seats) order by s.departure_id) from (
      select b.departure_id, sum(b.adult + b.child) as seats from booking b
      where b.travel_agency = agency and b.id = any (gone) and b.progress <> 'cancel_completed'
      group by b.departure_id
    ) s), '[]');
  delete from access_log where travel_agency = agency and booking = any (gone);
  delete from refund where travel_agency = agency and booking = any (gone);
  delete from ledger where travel_agency = agency and booking = any (gone);
  delete from booking where travel_agency = agency and id = any (gone);
  return next;
end $$;
revoke all on function public.remove_test_bookings(int) from public;
grant execute on function public.remove_test_bookings(int) to naru_app;
