-- Whom to call if something happens to a traveller: said by the customer with the other documents, or by staff.
-- {by_name} is empty where the customer said it.
create table public.emergency_contact (
  travel_agency int not null,
  booking bigint not null,
  traveller int not null,
  name text not null,
  contact text not null,
  relation text not null,
  by_name text,
  revision int not null default 1,
  at timestamptz not null default now(),
  primary key (travel_agency, booking, traveller),
  foreign key (travel_agency, booking) references public.booking on delete cascade
);
call public.fence_table('public.emergency_contact');
