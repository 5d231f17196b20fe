-- A copy of all data of an agency, made by a job and kept for a day. Decision 103
-- done, of_all: how many tables it holds so far. The file's key follows from the row: a job that begins again writes the same.
create table public.data_file (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  done int not null default 0,
  of_all int not null default 0,
  size bigint not null default 0,
  by_name text not null,
  asked timestamptz not null default now(),
  ready timestamptz,
  primary key (travel_agency, id)
);
-- One at a time.
create unique index data_file_waiting on public.data_file (travel_agency) where state = 'waiting';
call public.fence_table('public.data_file');
