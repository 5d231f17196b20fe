-- What the law keeps is forgotten when its time is over: a booking with its contract and money, a consultation. Both with all that hangs on them.
-- The terms stand here and not in the application, which may not delete money or readings any sooner.

create index booking_closed on booking (travel_agency, reg_date) where progress in ('travel_completed', 'cancel_completed');
create index consult_by_age on consult (travel_agency, reg_date);
-- What hangs on them is found without reading all of the agency's.
create index on consent (travel_agency, consult) where consult is not null;
create index on refund (travel_agency, order_id);
create index on passport (travel_agency, booking) where booking is not null;
create index on passport (travel_agency, consult) where consult is not null;
create index on access_log (travel_agency, consult) where consult is not null;

-- Closed, and neither moved nor paid for since: money that is still on its way keeps it. Answers the files that belong to nobody then.
create function forget_bookings(agency int, most int) returns table (forgotten int, paths text[]) language plpgsql security definer set search_path = public as $$
declare
  since timestamptz := now() - interval '5 years';
  gone int[];
begin
  if agency is distinct from agency_of_transaction() then raise exception 'another agency'; end if;
  gone := array(
    select b.id from booking b
    where b.travel_agency = agency and b.progress in ('travel_completed', 'cancel_completed') and b.reg_date < since
      and not exists (select from booking_history h where h.travel_agency = agency and h.booking = b.id and h.at >= since)
      and not exists (select from ledger l where l.travel_agency = agency and l.booking = b.id and l.at >= since)
      and not exists (select from refund r where r.travel_agency = agency and r.booking = b.id and r.state = 'asked')
      and not exists (select from payment_try t where t.travel_agency = agency and t.booking = b.id and t.state = 'confirming')
    order by b.reg_date limit most for update of b skip locked);
  forgotten := cardinality(gone);
  paths := array(
    select f ->> 'path' from booking b cross join jsonb_array_elements(b.files) f where b.travel_agency = agency and b.id = any (gone)
    union all select p.path from passport_file p where p.travel_agency = agency and p.booking = any (gone));
  delete from access_log where travel_agency = agency and booking = any (gone);
  delete from refund where travel_agency = agency and booking = any (gone);
  delete from ledger where travel_agency = agency and booking = any (gone);
  delete from booking where travel_agency = agency and id = any (gone);
  return next;
end $$;
revoke all on function forget_bookings(int, int) from public;
grant execute on function forget_bookings(int, int) to naru_app;

create function forget_consults(agency int, most int) returns table (forgotten int, paths text[]) language plpgsql security definer set search_path = public as $$
declare
  gone int[];
begin
  if agency is distinct from agency_of_transaction() then raise exception 'another agency'; end if;
  gone := array(select c.id from consult c where c.travel_agency = agency and c.reg_date < now() - interval '3 years' order by c.reg_date limit most for update skip locked);
  forgotten := cardinality(gone);
  paths := array(select p.path from passport_file p where p.travel_agency = agency and p.consult = any (gone));
  delete from access_log where travel_agency = agency and consult = any (gone);
  delete from consult where travel_agency = agency and id = any (gone);
  return next;
end $$;
revoke all on function forget_consults(int, int) from public;
grant execute on function forget_consults(int, int) to naru_app;
