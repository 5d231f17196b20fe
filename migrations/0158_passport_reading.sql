-- Who opened a passport number for what, as its traveller is told. access_log stays the proof; nobody reads it here.
create table public.passport_reading (
  travel_agency int not null,
  id bigint not null generated always as identity,
  booking bigint not null,
  traveller int not null,
  purpose text not null check (purpose in ('airline', 'visa', 'hotel', 'check')),
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, booking) references public.booking on delete cascade
);
create index passport_reading_of_booking on public.passport_reading (travel_agency, booking);
call public.fence_table('public.passport_reading');

-- Two lists more.
alter table public.sent_list drop constraint sent_list_list_check;
alter table public.sent_list add constraint sent_list_list_check
  check (list in ('manifest', 'rooming', 'bus', 'tags', 'emergency', 'insurance', 'airline', 'hotel'));
