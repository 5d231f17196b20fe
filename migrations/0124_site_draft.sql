-- The look of a site and its home page are written beside what is shown, as trips are (package_draft).
create table public.site_draft (
  travel_agency int primary key references public.agency,
  content jsonb not null,
  revision int not null default 0,
  published_revision int not null default 0, -- the same as revision: nothing waits to be published
  saved timestamptz not null default now(),
  staff_name text not null
);
comment on column public.site_draft.content is 'unknown';
call public.open_table('public.site_draft');

-- What was published, never changed afterwards.
create table public.site_version (
  travel_agency int not null references public.agency,
  version int not null,
  content jsonb not null,
  staff_name text not null,
  published timestamptz not null default now(),
  primary key (travel_agency, version)
);
comment on column public.site_version.content is 'unknown';
call public.open_table('public.site_version');

-- Logos and pictures that came through the office: a site shows none that another agency brought.
create table public.site_picture (
  travel_agency int not null references public.agency,
  path text not null check (path ~ '^/files/[\w.-]+$'),
  staff_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, path)
);
call public.open_table('public.site_picture');

-- What is shown today is the first version of every site that is there.
insert into public.site_version (travel_agency, version, content, staff_name)
  select a.travel_agency, 1, jsonb_build_object(
    'theme', a.theme,
    'home', (select to_jsonb(h) - 'travel_agency' from public.agency_home h where h.travel_agency = a.travel_agency),
    'logo', (select i.logo from public.agency_info i where i.travel_agency = a.travel_agency)), ''
  from public.agency a;
