-- Who reminded a customer of what they owe: once a day at most.
create table public.debt_reminder (
  travel_agency int not null,
  booking bigint not null,
  day date not null,
  amount bigint not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, booking, day),
  foreign key (travel_agency, booking) references public.booking on delete cascade
);
call public.fence_table('public.debt_reminder');
