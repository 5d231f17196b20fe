-- Popups and banners of a site, each for some days, pages and people.
create table public.promotion (
  travel_agency int not null references public.agency,
  promotion_id bigint not null generated always as identity,
  kind text not null check (kind in ('popup', 'banner')),
  shown_from date not null,
  shown_until date not null,
  pages jsonb not null check (jsonb_typeof(pages) = 'array'),
  audience text not null check (audience in ('all', 'guest', 'member')),
  title jsonb not null,
  text jsonb not null,
  href text,
  picture text,
  revision int not null default 1,
  staff_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, promotion_id),
  constraint promotion_days check (shown_until >= shown_from)
);
comment on column public.promotion.title is 'Words';
comment on column public.promotion.text is 'Words';
comment on column public.promotion.pages is '(''home'' | ''list'' | ''trip'' | ''boards'')[]';
call public.open_table('public.promotion');
call public.watch_table('public.promotion', 'site');

-- How often each was seen and followed on a day: numbers, and nothing of who it was. Not watched: it changes all the time.
create table public.promotion_count (
  travel_agency int not null,
  promotion_id bigint not null,
  day date not null,
  seen int not null default 0,
  clicked int not null default 0,
  primary key (travel_agency, promotion_id, day),
  foreign key (travel_agency, promotion_id) references public.promotion on delete cascade
);
call public.open_table('public.promotion_count');
