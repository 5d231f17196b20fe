-- A departure has a number of its own: seats, bookings and contracts name it by that. Still one a day of a package.

alter table departure add column departure_id bigint not null generated always as identity;

alter table booking
  drop constraint booking_travel_agency_package_code_departure_date_fkey,
  add column departure_id bigint;
alter table departure_seat
  drop constraint departure_seat_travel_agency_package_code_departure_date_fkey,
  drop constraint departure_seat_pkey,
  add column departure_id bigint;
alter table departure
  drop constraint departure_pkey,
  add primary key (travel_agency, departure_id),
  -- Until the office plans two on one day: then only this goes.
  add constraint departure_one_a_day unique (travel_agency, package_code, departure_date);

-- What a contract is about: when this changes, it is another contract. It takes columns, because on a shard a row has another type.
create function contract_basis(
  departure_id bigint, departure_date date, return_date date,
  adult int, child int, baby int, total bigint, price_lines jsonb
) returns text language sql stable parallel safe as $$
  select md5(concat_ws('|', departure_id, departure_date, return_date, adult, child, baby, total, price_lines::text))
$$;

update departure_seat s set departure_id = d.departure_id from departure d
  where d.travel_agency = s.travel_agency and d.package_code = s.package_code and d.departure_date = s.departure_date;

-- Row security holds for the owner, too: agency by agency. A contract that is still about the same stays signed.
do $$
declare
  a int;
begin
  for a in select travel_agency from agency loop
    perform set_config('app.travel_agency', a::text, true);
    update booking b set departure_id = d.departure_id from departure d
      where b.travel_agency = a and d.travel_agency = a and d.package_code = b.package_code and d.departure_date = b.departure_date;
    update contract c set basis = contract_basis(
        b.departure_id, b.departure_date, b.return_date, b.adult, b.child, b.baby, b.total, b.price_lines)
      from booking b
      where c.travel_agency = a and b.travel_agency = a and b.id = c.booking and c.basis = contract_basis(b);
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;
drop function contract_basis(booking);

alter table departure_seat
  drop column package_code,
  drop column departure_date,
  alter column departure_id set not null,
  add primary key (travel_agency, departure_id),
  add foreign key (travel_agency, departure_id) references departure on delete cascade;

drop index booking_unproved;
alter index booking_of_departure rename to booking_of_package;
alter table booking
  alter column departure_id set not null,
  add foreign key (travel_agency, departure_id) references departure,
  add foreign key (travel_agency, package_code) references package;
create index booking_of_departure on booking (travel_agency, departure_id);
create index booking_unproved on booking (travel_agency, departure_id) where progress = 'waiting_for_payment' and proved_by is null;

-- As before, by the number: whoever takes a seat has locked its row, and reads here how many there are now.
create or replace function take_no_more_than_seats() returns trigger language plpgsql as $$
begin
  if new.taken > (select d.seats from departure d where d.travel_agency = new.travel_agency and d.departure_id = new.departure_id) then
    return null;
  end if;
  return new;
end $$;

-- Another departure of the same day is another trip, too.
drop trigger raise_revision on booking;
create trigger raise_revision before update on booking
  for each row when (
    (old.progress, old.departure_id, old.departure_date, old.adult, old.child, old.baby, old.price_lines, old.total, old.fees_kept, old.name, old.contact, old.email, old.consents_due)
    is distinct from
    (new.progress, new.departure_id, new.departure_date, new.adult, new.child, new.baby, new.price_lines, new.total, new.fees_kept, new.name, new.contact, new.email, new.consents_due))
  execute function raise_booking_revision();
