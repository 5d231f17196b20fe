-- How many passports of a booking are in is kept with it: who leaves soon and lacks one is found by an index, however many leave.
alter table booking add column passports int not null default 0;

create function count_passports() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.booking is not null then
    update booking set passports = passports - 1 where travel_agency = old.travel_agency and id = old.booking;
  end if;
  if tg_op <> 'DELETE' and new.booking is not null then
    update booking set passports = passports + 1 where travel_agency = new.travel_agency and id = new.booking;
  end if;
  return null;
end $$;
create trigger count_passports after insert or delete or update of booking on passport
  for each row execute function count_passports();

-- Row security holds for the owner, too: agency by agency.
do $$
declare
  a int;
begin
  for a in select travel_agency from agency loop
    perform set_config('app.travel_agency', a::text, true);
    update booking b set passports = p.passports
    from (select booking, count(*) as passports from passport where travel_agency = a and booking is not null group by booking) p
    where b.travel_agency = a and b.id = p.booking;
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;

create index booking_without_passports on booking (travel_agency, departure_date, id)
  where progress in ('payment_completed', 'preparing', 'ready') and passports < adult + child + baby;
