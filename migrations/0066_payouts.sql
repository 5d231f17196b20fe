-- What an agency sends by transfer: how much is owed, and the account that the customer gave for it.

-- What is owed for cancelling, less what was sent of it, is kept with the booking, as what was paid is.
alter table booking add column compensation_owed bigint not null default 0;

create function count_compensation() returns trigger language plpgsql as $$
begin
  update booking set compensation_owed = compensation_owed + case new.kind when 'compensation' then new.amount else -new.amount end
  where travel_agency = new.travel_agency and id = new.booking;
  return null;
end $$;
create trigger count_compensation after insert on ledger
  for each row when (new.kind in ('compensation', 'compensation_paid')) execute function count_compensation();

-- Row security holds for the owner, too: agency by agency.
do $$
declare
  a int;
begin
  for a in select travel_agency from agency loop
    perform set_config('app.travel_agency', a::text, true);
    update booking b set compensation_owed = l.owed
    from (select booking, sum(case kind when 'compensation' then amount else -amount end) as owed
      from ledger where travel_agency = a and kind in ('compensation', 'compensation_paid') group by booking) l
    where b.travel_agency = a and b.id = l.booking and l.owed <> 0;
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;

create index booking_compensation_owed on booking (travel_agency, departure_date, id) where compensation_owed > 0;

-- Locked with the agency's data key. used: when money was sent there; some days later it is erased.
create table payout_account (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  booking bigint not null,
  sealed text not null,
  data_key uuid not null,
  given timestamptz not null default now(),
  used timestamptz,
  primary key (travel_agency, id),
  unique (travel_agency, booking),
  foreign key (travel_agency, booking) references booking on delete cascade,
  foreign key (travel_agency, data_key) references data_key
);
call fence_table('payout_account');

-- The customers of a cancelled departure choose until a moment; a booking of it is carried out when it is due.
alter table departure_cancel add column until timestamptz not null default now();
alter table departure_cancel_booking rename column asked to due;

-- back: where money is to be sent, or which other date one would rather travel.
alter table booking_link
  drop constraint booking_link_kind_check,
  add constraint booking_link_kind_check check (kind in ('pay', 'due', 'open', 'back'));
