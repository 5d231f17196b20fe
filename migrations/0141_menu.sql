-- The order of a site's menu, what its links are called, which are hidden, and links of its own.
create table public.agency_menu (
  travel_agency int primary key references public.agency,
  items jsonb not null
);
comment on column public.agency_menu.items is '{ id: string; hidden: boolean; name: Words; href: string | null }[]';
call public.open_table('public.agency_menu');
call public.watch_table('public.agency_menu', 'site');
