-- What an agency may use where it is not what all may, what it has used, and what waits because of that.
-- Open, because the console reads all agencies at once: there is nothing of a person in them.
create table public.agency_limit (
  travel_agency int not null primary key references public.agency,
  storage_gb int,
  mails_a_day int,
  texts_a_day int,
  texts_a_month int,
  revision int not null default 1
);
call public.open_table('public.agency_limit');

-- Its row is locked by each upload until it is stored, so that two cannot take the last of it together.
create table public.stored_files (
  travel_agency int not null primary key references public.agency,
  bytes bigint not null default 0,
  measured timestamptz
);
call public.open_table('public.stored_files');

create table public.sending_day (
  travel_agency int not null references public.agency,
  day date not null,
  mails int not null default 0,
  texts int not null default 0,
  primary key (travel_agency, day)
);
call public.open_table('public.sending_day');

-- Asked for by the job `job`, and asked for again on the day `until`.
create table public.delayed_message (
  travel_agency int not null references public.agency,
  job text not null,
  occasion text not null,
  ref bigint not null,
  amount bigint,
  reached text not null check (reached in ('mails', 'texts')),
  until date not null,
  primary key (travel_agency, job)
);
create index delayed_message_due on public.delayed_message (until, travel_agency);
call public.open_table('public.delayed_message');
call public.show_clock('public.delayed_message', 'travel_agency, until', 'true');
