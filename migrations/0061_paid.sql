-- What came in for a booking, less what went back, is kept with it: what is due, and what is owed, is found by an index
-- instead of by adding up the ledger of every trip under way. Compensations are no money for the trip.
alter table booking add column paid bigint not null default 0;

create function count_paid() returns trigger language plpgsql as $$
begin
  update booking set paid = paid + case new.kind when 'payment' then new.amount else -new.amount end
  where travel_agency = new.travel_agency and id = new.booking;
  return null;
end $$;
create trigger count_paid after insert on ledger
  for each row when (new.kind in ('payment', 'refund')) execute function count_paid();

-- Row security holds for the owner, too: agency by agency.
do $$
declare
  a int;
begin
  for a in select travel_agency from agency loop
    perform set_config('app.travel_agency', a::text, true);
    update booking b set paid = l.paid
    from (select booking, sum(case kind when 'payment' then amount when 'refund' then -amount else 0 end) as paid
      from ledger where travel_agency = a group by booking) l
    where b.travel_agency = a and b.id = l.booking and l.paid <> 0;
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;

create index booking_unbalanced on booking (travel_agency, departure_date, id)
  where progress in ('payment_completed', 'preparing', 'ready') and paid <> total + fees_kept;
create index booking_owed on booking (travel_agency, departure_date, id)
  where progress = 'cancel_completed' and paid > fees_kept + coalesce(cancel_fee, 0);

-- A link to pay what a trip costs more by now: good while something is due, and until it departs.
alter table booking_link
  drop constraint booking_link_kind_check,
  add constraint booking_link_kind_check check (kind in ('pay', 'due', 'open'));
