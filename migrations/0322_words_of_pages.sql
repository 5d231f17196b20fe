-- What search engines and messengers are told of a list of a category or of a board, where not its name.
create table public.site_page_words (
  travel_agency int not null references public.agency,
  page text not null,
  title jsonb not null,
  description jsonb not null,
  picture text,
  revision int not null default 1,
  primary key (travel_agency, page),
  constraint site_page_words_page check (page ~ '^(category|area|detail|board)/[A-Za-z0-9_-]{1,42}$')
);
comment on column public.site_page_words.title is 'Words';
comment on column public.site_page_words.description is 'Words';
call public.open_table('public.site_page_words');
call public.watch_table('public.site_page_words', 'site');
