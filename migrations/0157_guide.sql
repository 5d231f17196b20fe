-- The guide of a departure: links with a PIN, papers for the way, and what comes back from it.

-- wrong: PINs that were tried in vain since it last opened. staff_id: somebody of the agency's own staff.
create table public.guide_link (
  travel_agency int not null,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  name text not null,
  staff_id bigint,
  token_hash text not null,
  pin_hash text not null,
  wrong int not null default 0,
  by_name text not null,
  at timestamptz not null default now(),
  opened timestamptz,
  ended timestamptz,
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
create index guide_link_of_departure on public.guide_link (travel_agency, departure_id);
create index guide_link_of_staff on public.guide_link (travel_agency, staff_id) where staff_id is not null;
call public.fence_table('public.guide_link');

-- Papers that staff give the guide: vouchers, tickets.
create table public.guide_file (
  travel_agency int not null,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  name text not null,
  type text not null,
  size int not null,
  path text not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
create index guide_file_of_departure on public.guide_file (travel_agency, departure_id);
call public.fence_table('public.guide_file');

-- Who was there on which day. person: {booking_id}-{traveller}. at: when the guide ticked it, perhaps offline.
create table public.guide_tick (
  travel_agency int not null,
  departure_id bigint not null,
  day date not null,
  person text not null,
  present boolean not null,
  by_name text not null,
  at timestamptz not null,
  primary key (travel_agency, departure_id, day, person),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
call public.fence_table('public.guide_tick');

-- id: given by the phone that wrote it, so that what is sent twice is stored once.
create table public.guide_note (
  travel_agency int not null,
  id uuid not null,
  departure_id bigint not null,
  day date not null,
  contents text not null,
  pictures text[] not null default '{}',
  by_name text not null,
  at timestamptz not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
create index guide_note_of_departure on public.guide_note (travel_agency, departure_id);
call public.fence_table('public.guide_note');

-- Cash that a guide spent. amount_cents: hundredths of the currency, whichever it is.
create table public.guide_slip (
  travel_agency int not null,
  id uuid not null,
  departure_id bigint not null,
  day date not null,
  what text not null,
  amount_cents bigint not null,
  currency text not null,
  picture text,
  by_name text not null,
  at timestamptz not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
create index guide_slip_of_departure on public.guide_slip (travel_agency, departure_id);
call public.fence_table('public.guide_slip');
