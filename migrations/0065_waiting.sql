-- Who waits for seats of a sold-out departure, in their order, and to whom freed seats are offered. Decision 47
create table waiting (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  place bigint not null, -- the order: as they came, or as staff said
  adult int not null check (adult >= 0),
  child int not null check (child >= 0),
  baby int not null check (baby >= 0),
  name text not null,
  contact text not null,
  email text not null check (email <> ''), -- proved by a log-in or a mailed code
  language text not null check (language in ('ko', 'en')),
  member_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'taken', 'lapsed', 'removed')),
  tells timestamptz, -- when the mail goes: seats that come free at night are kept until the morning
  told timestamptz,
  until timestamptz,
  token_hash text,
  booking bigint, -- what it became
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  check (adult + child > 0),
  check (state <> 'offered' or (tells is not null and until is not null)),
  foreign key (travel_agency, departure_id) references departure on delete cascade,
  foreign key (travel_agency, member_id) references member on delete cascade,
  foreign key (travel_agency, booking) references booking on delete cascade
);
create unique index waiting_once on waiting (travel_agency, departure_id, lower(email)) where state in ('waiting', 'offered');
create index waiting_in_order on waiting (travel_agency, departure_id, place, id) where state in ('waiting', 'offered');
create index waiting_by_token on waiting (travel_agency, token_hash) where token_hash is not null;
create index waiting_offered on waiting (until, travel_agency) where state = 'offered';
create index waiting_of_member on waiting (travel_agency, member_id) where member_id is not null;
create index waiting_of_booking on waiting (travel_agency, booking) where booking is not null;
call fence_table('waiting');
call show_clock('waiting', 'travel_agency, state, tells, told, until', $$state in ('waiting', 'offered')$$);
