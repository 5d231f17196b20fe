-- Bookings in the office: who of staff moved one or its money, what they note and have to do about it, and how it is found.

-- The name as it was then; null for what nobody of staff did, and for the desk without --as.
alter table booking_history add column by_name text;
alter table ledger add column by_name text;

-- What staff tell each other about a booking. Written once and never changed.
create table booking_note (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  booking int not null,
  text text not null check (text <> ''),
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, booking) references booking on delete cascade
);
create index booking_note_of_booking on booking_note (travel_agency, booking, id);
call fence_table('booking_note');
revoke update, delete, truncate on booking_note from naru_app;

create table booking_task (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  booking int not null,
  text text not null check (text <> ''),
  due date not null,
  staff_id bigint references staff, -- null: whoever comes to it
  by_name text not null,
  at timestamptz not null default now(),
  done timestamptz,
  done_by text,
  primary key (travel_agency, id),
  check ((done is null) = (done_by is null)),
  foreign key (travel_agency, booking) references booking on delete cascade
);
create index booking_task_of_booking on booking_task (travel_agency, booking, id);
create index booking_task_waiting on booking_task (travel_agency, due) where done is null;
call fence_table('booking_task');

-- The office's list: by progress and by departure, however many bookings there are.
create index booking_by_progress on booking (travel_agency, progress, id desc);
create index booking_by_day on booking (travel_agency, departure_date, id desc);

-- Behind row security only leakproof operators use an index, and neither LIKE nor trigrams are. Equality is:
-- a booking stands here under every pair of letters of its names, every three digits of its telephone and every four of its number.
create table booking_gram (
  travel_agency int not null,
  gram text not null,
  booking int not null,
  primary key (travel_agency, gram, booking)
);
call fence_table('booking_gram');

-- The same digits however they were typed, with or without Korea's code.
create function phone_digits(contact text) returns text language sql immutable parallel safe
  as $$ select regexp_replace(regexp_replace(contact, '\D', '', 'g'), '^(?:00)?820?(?=\d{8})', '0') $$;

create function plain_letters(name text) returns text language sql immutable parallel safe
  as $$ select lower(regexp_replace(name, '\s', '', 'g')) $$;

create function name_grams(name text) returns setof text language sql immutable parallel safe
  as $$ select 'a' || substr(plain_letters(name), at, 2) from generate_series(1, length(plain_letters(name)) - 1) at $$;

-- 010 begins nearly every telephone: it tells nobody from anybody.
create function phone_grams(contact text) returns setof text language sql immutable parallel safe
  as $$ select 'p' || substr(phone_digits(contact), at, 3) from generate_series(1, length(phone_digits(contact)) - 2) at
    where substr(phone_digits(contact), at, 3) <> '010' $$;

create function number_grams(number text) returns setof text language sql immutable parallel safe
  as $$ select 'n' || substr(number, at, 4) from generate_series(1, length(number) - 3, 4) at $$;

create function add_booking_grams() returns trigger language plpgsql as $$
begin
  insert into booking_gram
    select b.travel_agency, g, b.id from added b,
      lateral (select name_grams(b.name) union select phone_grams(b.contact) union select number_grams(b.booking_id)) grams (g)
  on conflict do nothing;
  return null;
end $$;

create function add_traveller_grams() returns trigger language plpgsql as $$
begin
  insert into booking_gram
    select distinct t.travel_agency, g, t.booking from added t,
      lateral (select name_grams(t.name) union select name_grams(t.name_en)) grams (g)
  on conflict do nothing;
  return null;
end $$;

-- Everything a booking that is there is found by, after something of it went.
create function write_grams_again(agency int, number int) returns void language sql as $$
  insert into booking_gram
    select agency, g, number from booking b,
      lateral (select name_grams(b.name) union select phone_grams(b.contact) union select number_grams(b.booking_id)
        union select name_grams(n) from traveller t, unnest(array[t.name, t.name_en]) n
          where t.travel_agency = b.travel_agency and t.booking = b.id) grams (g)
    where b.travel_agency = agency and b.id = number
  on conflict do nothing
$$;

create function change_booking_grams() returns trigger language plpgsql as $$
begin
  delete from booking_gram where travel_agency = old.travel_agency and booking = old.id
    and gram in (select name_grams(old.name) union select phone_grams(old.contact) union select number_grams(old.booking_id));
  if tg_op = 'UPDATE' then perform write_grams_again(old.travel_agency, old.id); end if;
  return null;
end $$;

create function change_traveller_grams() returns trigger language plpgsql as $$
begin
  delete from booking_gram where travel_agency = old.travel_agency and booking = old.booking
    and gram in (select name_grams(old.name) union select name_grams(old.name_en));
  perform write_grams_again(old.travel_agency, old.booking);
  return null;
end $$;

create trigger add_grams after insert on booking referencing new table as added
  for each statement execute function add_booking_grams();
create trigger change_grams after update of name, contact on booking
  for each row when (old.name <> new.name or old.contact <> new.contact) execute function change_booking_grams();
create trigger remove_grams after delete on booking for each row execute function change_booking_grams();
create trigger add_grams after insert on traveller referencing new table as added
  for each statement execute function add_traveller_grams();
create trigger change_grams after update of name, name_en on traveller
  for each row when (old.name is distinct from new.name or old.name_en is distinct from new.name_en)
  execute function change_traveller_grams();
create trigger remove_grams after delete on traveller for each row execute function change_traveller_grams();

-- Row security holds for the owner, too: agency by agency.
do $$
declare
  a int;
begin
  for a in select travel_agency from agency loop
    perform set_config('app.travel_agency', a::text, true);
    perform write_grams_again(a, id) from booking where travel_agency = a;
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;
