-- Several departures a day: the time and the flights tell them apart. Flights are taken from the agency's templates.

create function are_flights(list jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) <> 'array' then false else not exists (
    select from jsonb_array_elements(list) f
    where not coalesce(f ->> 'way' in ('out', 'back'), false)
      or jsonb_typeof(f -> 'airline') is distinct from 'object' or not is_words(f -> 'airline')
      or not coalesce(f ->> 'number' ~ '^[A-Z0-9]{2}[0-9]{1,4}[A-Z]?$', false)
      or not coalesce(f ->> 'from' ~ '^[A-Z]{3}$', false) or not coalesce(f ->> 'to' ~ '^[A-Z]{3}$', false)
      or not coalesce(f ->> 'departs' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', false)
      or not coalesce(f ->> 'arrives' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', false)
      or not coalesce(f ->> 'days' ~ '^[0-2]$', false)) end
$$;

alter table departure
  drop constraint departure_one_a_day,
  add column departure_time text check (departure_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  add column flights jsonb not null default '[]' check (are_flights(flights)),
  -- The first way out says from where and with what it leaves.
  add column flight_number text generated always as (flights -> 0 ->> 'number') stored,
  add column departure_airport text generated always as (flights -> 0 ->> 'from') stored,
  add constraint leaves_with_its_flight check (
    flights = '[]' or flights -> 0 ->> 'way' = 'out' and departure_time is not distinct from flights -> 0 ->> 'departs'),
  -- Looked at when a statement is done: two departures may change places.
  add constraint departure_told_apart
    unique nulls not distinct (travel_agency, package_code, departure_date, departure_time, flight_number) deferrable;
comment on column departure.flights is '{ way: ''out'' | ''back''; airline: Words; number: string; from: string; to: string; departs: string; arrives: string; days: number }[]';

create table flight_template (
  travel_agency int not null references agency,
  template_id bigint not null generated always as identity,
  name text not null check (name ~ '\S'),
  flights jsonb not null check (are_flights(flights) and flights -> 0 ->> 'way' = 'out'),
  revision int not null default 1,
  primary key (travel_agency, template_id),
  unique (travel_agency, name)
);
comment on column flight_template.flights is '{ way: ''out'' | ''back''; airline: Words; number: string; from: string; to: string; departs: string; arrives: string; days: number }[]';
call open_table('flight_template');

-- The other half of take_no_more_than_seats: whoever lowers the seats has locked the row that counts those taken.
create function keep_seats_that_are_taken() returns trigger language plpgsql as $$
begin
  if new.seats < coalesce((select s.taken from departure_seat s where s.travel_agency = new.travel_agency and s.departure_id = new.departure_id), 0) then
    raise exception 'fewer seats than are taken of departure %', new.departure_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger keep_seats_that_are_taken before update of seats on departure
  for each row when (new.seats < old.seats) execute function keep_seats_that_are_taken();
