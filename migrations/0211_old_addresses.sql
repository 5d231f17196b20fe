-- Addresses of the site an agency had before, and where they lead now.
create table public.old_address (
  travel_agency int not null references public.agency,
  path text not null,
  target text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, path)
);
call public.open_table('public.old_address');
