-- Terms are written beside what is in force, and published for a day.
create table public.terms_draft (
  travel_agency int not null references public.agency,
  type text not null check (type in ('use', 'privacy', 'tour', 'passport', 'special')),
  title jsonb not null,
  contents jsonb not null,
  saved timestamptz not null default now(),
  staff_name text not null,
  primary key (travel_agency, type)
);
comment on column public.terms_draft.title is 'Words';
comment on column public.terms_draft.contents is 'Words';
call public.open_table('public.terms_draft');

-- Of two texts for the same day the one that was published later is in force.
alter table public.terms
  add column published timestamptz not null default now(),
  add column staff_name text not null default '';

-- Nobody agrees to an empty page. What was stored before is not looked at again.
alter table public.terms
  add constraint terms_contents_check check (
    regexp_replace(coalesce(contents ->> 'ko', '') || coalesce(contents ->> 'en', ''), '<[^>]*>|&nbsp;|\s', '', 'g') <> ''
  ) not valid;
