-- What the office does with a booking: made for a caller, its contact mended, its people changed, moved, cancelled by the agency.

-- Two people at one booking: a write names the revision it saw. Seats that are held a little longer change nothing of it.
-- consents_due: made by staff, and the customer has not agreed yet. passes_from: passes given before open nothing.
-- cancel_reason: why staff cancelled it; null where the customer did. The address of who has none is ''.
alter table booking
  add column revision int not null default 1,
  add column consents_due boolean not null default false,
  add column passes_from timestamptz,
  add column cancel_reason text check (cancel_reason in ('customer', 'minimum', 'fault', 'free')),
  drop constraint booking_proved_by_check,
  add constraint booking_proved_by_check check (proved_by in ('log_in', 'mail', 'staff'));

create function raise_booking_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;
create trigger raise_revision before update on booking
  for each row when (
    (old.progress, old.departure_date, old.adult, old.child, old.baby, old.price_lines, old.total, old.fees_kept, old.name, old.contact, old.email, old.consents_due)
    is distinct from
    (new.progress, new.departure_date, new.adult, new.child, new.baby, new.price_lines, new.total, new.fees_kept, new.name, new.contact, new.email, new.consents_due))
  execute function raise_booking_revision();

-- A link to one booking: to pay for it while its seats are held, or to open it once in place of a mailed code.
-- Only a keyed hash of its code is known here.
create table booking_link (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  booking int not null,
  kind text not null check (kind in ('pay', 'open')),
  token_hash text not null,
  by_name text, -- who handed it over; null: it was mailed
  expires timestamptz, -- null: it ends with the hold
  spent timestamptz,
  revoked timestamptz,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, token_hash),
  check ((kind = 'open') = (expires is not null)),
  foreign key (travel_agency, booking) references booking on delete cascade
);
create index booking_link_of_booking on booking_link (travel_agency, booking);
call fence_table('booking_link');

-- Name, telephone and address as they were until staff mended them: the old address is told, too.
create table contact_change (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  booking int not null,
  name text not null,
  contact text not null,
  email text not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, booking) references booking on delete cascade
);
create index contact_change_of_booking on contact_change (travel_agency, booking);
call fence_table('contact_change');
revoke update, delete, truncate on contact_change from naru_app;

-- What an agency owes on top of the price when it cancels itself, so many days before departure: because too few travel
-- (told by the seventh day it owes nothing), or by its own fault (the scale of a traveller who cancels).
alter table agency add column compensations jsonb not null default
  '{"minimum": [{"days": 7, "percent": 0}, {"days": 1, "percent": 30}, {"days": 0, "percent": 50}],
    "overseas": [{"days": 30, "percent": 0}, {"days": 20, "percent": 10}, {"days": 10, "percent": 15}, {"days": 8, "percent": 20}, {"days": 1, "percent": 30}, {"days": 0, "percent": 50}],
    "domestic": [{"days": 3, "percent": 0}, {"days": 2, "percent": 10}, {"days": 1, "percent": 20}, {"days": 0, "percent": 30}]}';
comment on column agency.compensations is '{ minimum: { days: number; percent: number }[]; overseas: { days: number; percent: number }[]; domestic: { days: number; percent: number }[] }';

-- compensation: the agency owes it from then on; compensation_paid: it was sent. Neither is money for the trip.
alter table ledger
  drop constraint ledger_kind_check,
  add constraint ledger_kind_check check (kind in ('payment', 'refund', 'compensation', 'compensation_paid'));
