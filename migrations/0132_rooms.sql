-- Who travels with a departure, beside what was booked: notes of staff, rooms, and the lists that went out.

-- traveller: the number its documents have in the booking; also of somebody whose name is not known yet.
-- checks: what the agency asks of everybody, by the id of the check.
create table public.traveller_note (
  travel_agency int not null,
  booking bigint not null,
  traveller int not null,
  group_name text not null default '',
  diet text not null default '',
  seat text not null default '',
  note text not null default '',
  checks jsonb not null default '{}',
  revision int not null default 1,
  primary key (travel_agency, booking, traveller),
  foreign key (travel_agency, booking) references public.booking on delete cascade
);
comment on column public.traveller_note.checks is 'Record<string, ''done'' | ''not_needed''>';
call public.fence_table('public.traveller_note');

-- What an agency looks after for each traveller, in its own words: visa, insurance.
create table public.traveller_check (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  name text not null check (name <> ''),
  seq int not null,
  primary key (travel_agency, id)
);
call public.fence_table('public.traveller_check');

-- All rooms of a departure are saved together. A person is {booking_id}-{traveller}; who no longer travels is
-- left out when the rooms are read.
create table public.departure_rooms (
  travel_agency int not null,
  departure_id bigint not null,
  rooms jsonb not null,
  revision int not null default 1,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, departure_id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
comment on column public.departure_rooms.rooms is
  '{ kind: ''twin'' | ''double'' | ''triple'' | ''single''; extra_bed: boolean; note: string; people: string[] }[]';
call public.fence_table('public.departure_rooms');

-- A list as it went out, so that what has changed since can be said. Erased some time after the return.
create table public.sent_list (
  travel_agency int not null,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  list text not null check (list in ('manifest', 'rooming', 'bus', 'tags', 'emergency', 'insurance')),
  format text not null,
  people jsonb not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
comment on column public.sent_list.people is '{ person: string; name: string; room: number | null }[]';
create index sent_list_of_departure on public.sent_list (travel_agency, departure_id, id desc);
call public.fence_table('public.sent_list');
