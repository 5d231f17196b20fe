-- Pages of an agency's own at /page/{slug}: written as a draft, shown as they were published last.
create table public.site_page_draft (
  travel_agency int not null references public.agency,
  page_id bigint not null generated always as identity,
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title jsonb not null,
  contents jsonb not null,
  description jsonb not null,
  picture text,
  saved timestamptz not null default now(),
  staff_name text not null,
  primary key (travel_agency, page_id),
  constraint site_page_draft_slug unique (travel_agency, slug)
);
comment on column public.site_page_draft.title is 'Words';
comment on column public.site_page_draft.contents is 'Words';
comment on column public.site_page_draft.description is 'Words';
call public.open_table('public.site_page_draft');

create table public.site_page (
  travel_agency int not null,
  page_id bigint not null,
  slug text not null,
  title jsonb not null,
  contents jsonb not null,
  contents_stamp text,
  contents_cleaned int not null generated always as (public.cleaned_by(contents, contents_stamp)) stored,
  description jsonb not null,
  picture text,
  published timestamptz not null default now(),
  staff_name text not null,
  primary key (travel_agency, page_id),
  unique (travel_agency, slug),
  foreign key (travel_agency, page_id) references public.site_page_draft on delete cascade
);
comment on column public.site_page.title is 'Words';
comment on column public.site_page.contents is 'Words';
comment on column public.site_page.description is 'Words';
call public.open_table('public.site_page');
call public.watch_table('public.site_page', 'site');
call public.show_clock('public.site_page', 'travel_agency, contents_cleaned', 'true');

-- Where a page is found now that had another address before.
create table public.site_redirect (
  travel_agency int not null references public.agency,
  path text not null,
  target text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, path)
);
call public.open_table('public.site_redirect');
call public.watch_table('public.site_redirect', 'site');

-- The page about the agency: a picture of its office, and how one comes there.
alter table public.agency_about
  add column picture text,
  add column directions jsonb;
comment on column public.agency_about.directions is 'Words';
