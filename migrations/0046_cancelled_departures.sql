-- A departure that the agency cancelled: why, and the day on which its customers were told.
create table departure_cancel (
  travel_agency int not null references agency,
  departure_id bigint not null,
  reason text not null check (reason in ('minimum', 'fault', 'free')),
  note text not null,
  told date not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, departure_id),
  foreign key (travel_agency, departure_id) references departure
);
call fence_table('departure_cancel');
revoke update, delete, truncate on departure_cancel from naru_app;

-- Its bookings, each carried out by itself, once. gone: moved or cancelled otherwise before its turn came.
create table departure_cancel_booking (
  travel_agency int not null,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  booking bigint not null,
  state text not null default 'asked' check (state in ('asked', 'done', 'gone')),
  asked timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, departure_id, booking),
  foreign key (travel_agency, departure_id) references departure_cancel on delete cascade,
  foreign key (travel_agency, booking) references booking on delete cascade
);
create index departure_cancel_of_booking on departure_cancel_booking (travel_agency, booking);
create index departure_cancel_left on departure_cancel_booking (asked, travel_agency) where state = 'asked';
call fence_table('departure_cancel_booking');
call show_clock('departure_cancel_booking', 'travel_agency, state, asked', $$state = 'asked'$$);
