-- What an agency brings along from the system it had before: each file is one, its rows wait until a job takes them.
create table public.move_in (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  kind text not null check (kind in ('members', 'bookings', 'reviews', 'posts')),
  state text not null default 'running' check (state in ('running', 'done', 'undoing', 'undone')),
  file_rows int not null,
  by_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id)
);
call public.fence_table('public.move_in');

-- The contents are gone once the row was taken; what it became is known until it cannot be undone any more.
create table public.move_in_row (
  travel_agency int not null,
  move_in bigint not null,
  -- The row of the file.
  at int not null,
  content jsonb,
  outcome text check (outcome in ('created', 'skipped', 'removed', 'kept')),
  -- Why it was skipped or stays.
  reason text,
  -- The member, booking, review or post it became.
  target bigint,
  primary key (travel_agency, move_in, at),
  foreign key (travel_agency, move_in) references public.move_in on delete cascade
);
comment on column public.move_in_row.content is 'unknown';
call public.fence_table('public.move_in_row');
