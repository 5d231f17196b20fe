-- What staff wrote to all who booked a departure, typed once, and to whom of them it has gone.
create table departure_message (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  subject text not null check (subject <> ''),
  contents text not null check (contents <> ''),
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references departure on delete cascade
);
create index departure_message_of_departure on departure_message (travel_agency, departure_id, id desc);
call fence_table('departure_message');

create table departure_letter (
  travel_agency int not null,
  id bigint not null generated always as identity,
  message bigint not null,
  booking bigint not null,
  sent timestamptz, -- null: on its way
  primary key (travel_agency, id),
  unique (travel_agency, message, booking),
  foreign key (travel_agency, message) references departure_message on delete cascade,
  foreign key (travel_agency, booking) references booking on delete cascade
);
create index departure_letter_of_booking on departure_letter (travel_agency, booking);
call fence_table('departure_letter');

-- cancelled: does not take place, and is never opened again.
alter table departure
  add column cancelled timestamptz,
  add constraint departure_cancelled_is_closed check (cancelled is null or closed_yn = 'Y');

-- As before, and of a cancelled departure no seat is taken: a reservation that began earlier reads it here, under the seats' lock.
create or replace function take_no_more_than_seats() returns trigger language plpgsql as $$
begin
  if not exists (
    select from departure d where d.travel_agency = new.travel_agency and d.departure_id = new.departure_id
      and d.cancelled is null and new.taken <= d.seats) then
    return null;
  end if;
  return new;
end $$;
