-- The close of a day: its figures as a person closed them, and corrections. Decision 96
create table public.day_close (
  travel_agency int not null references public.agency,
  day date not null,
  figures jsonb not null,
  gateway_settled bigint,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, day)
);
comment on column public.day_close.figures is 'unknown';
call public.fence_table('public.day_close');

create table public.day_correction (
  travel_agency int not null,
  id bigint not null generated always as identity,
  day date not null,
  amount bigint not null check (amount <> 0),
  reason text not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, day) references public.day_close on delete cascade
);
create index day_correction_of on public.day_correction (travel_agency, day, id);
call public.fence_table('public.day_correction');

create trigger keep_day_close before update or delete on public.day_close
  for each row execute function public.refuse_change_of_books();
create trigger keep_day_correction before update or delete on public.day_correction
  for each row execute function public.refuse_change_of_books();

-- In a block, because a database over several nodes takes no index out of a text of several statements.
do $$
begin
  create index bank_match_by_day on public.bank_match (travel_agency, at);
end $$;
