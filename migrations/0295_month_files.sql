-- A row of the ledger names its trip as it was when money moved: a booking may go to another departure later. Decision 96
-- Null in rows of before: they show the trip of their booking.
alter table public.ledger add column page_title jsonb, add column departure_date date;
comment on column public.ledger.page_title is 'Words';

create function public.name_ledger_trip() returns trigger language plpgsql set search_path = public as $$
begin
  select b.page_title, b.departure_date into new.page_title, new.departure_date
  from booking b where b.travel_agency = new.travel_agency and b.id = new.booking;
  return new;
end $$;
create trigger name_ledger_trip before insert on public.ledger
  for each row execute function public.name_ledger_trip();

-- What the file of a month says of groups and payables, from the first download after all its days were closed.
-- closes: how many days were closed then. Another close makes it anew.
create table public.month_file (
  travel_agency int not null references public.agency,
  month text not null,
  language text not null,
  closes int not null,
  facts jsonb not null,
  at timestamptz not null default now(),
  primary key (travel_agency, month, language)
);
comment on column public.month_file.facts is 'unknown';
call public.fence_table('public.month_file');
