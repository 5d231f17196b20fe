-- What search engines and messengers are told of a trip, where not its title and its summary. Null: nobody has said it.
alter table public.package_detail
  add column search_title jsonb constraint search_title_is_words check (public.is_words(search_title)),
  add column search_description jsonb constraint search_description_is_words check (public.is_words(search_description));
comment on column public.package_detail.search_title is 'Words';
comment on column public.package_detail.search_description is 'Words';
