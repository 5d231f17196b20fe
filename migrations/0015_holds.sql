-- Holds of people who proved nothing are scarce. The numbers are those of the product unless an agency has its own.
alter table agency add column hold_limits jsonb;
comment on column agency.hold_limits is '{ percent: number; least: number; seats: number; each: number }';

-- proved_by: a log-in whose address is proved, or a code mailed to the address that was given. visitor: where it was made from, as a hash, while it is unpaid.
alter table booking
  add column proved_by text check (proved_by in ('log_in', 'mail')),
  add column visitor text;
create index booking_unproved on booking (travel_agency, package_code, departure_date) where progress = 'waiting_for_payment' and proved_by is null;
create index booking_proved on booking (travel_agency, lower(email)) where progress = 'waiting_for_payment' and proved_by = 'mail';

-- A reservation whose code was right: sent again with its key it needs no second one.
create table reserve_proof (
  travel_agency int not null references agency,
  key text not null,
  email text not null,
  proved timestamptz not null default now(),
  primary key (travel_agency, key, email)
);
create index on reserve_proof (travel_agency, proved);
call fence_table('reserve_proof');
