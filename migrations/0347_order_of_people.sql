-- The order in which staff list the travellers of a departure. A person is {booking_id}-{traveller}; who is not
-- named comes after the others.
create table public.departure_order (
  travel_agency int not null,
  departure_id bigint not null,
  people text[] not null,
  revision int not null default 1,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, departure_id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
call public.fence_table('public.departure_order');
