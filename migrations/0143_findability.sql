-- What search engines and messengers are told of the list of trips; the home page has its own already.
alter table public.agency_meta
  add column list_title jsonb,
  add column list_description jsonb;
comment on column public.agency_meta.list_title is 'Words';
comment on column public.agency_meta.list_description is 'Words';
