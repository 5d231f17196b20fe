-- A departure changes after it was sold: what, why, and who of its bookers agreed before that day began. Decision 101

-- day: of the trip, from 1; nobody is asked any more once it has begun.
create table public.itinerary_change (
  travel_agency int not null,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  kind text not null check (kind in ('schedule', 'hotel', 'transport', 'option')),
  day int not null check (day > 0),
  before jsonb not null check (public.is_words(before)),
  after jsonb not null check (public.is_words(after)),
  reason jsonb not null check (public.is_words(reason)),
  cost jsonb not null check (public.may_be_words(cost)),
  by_name text not null,
  at timestamptz not null default now(),
  withdrawn timestamptz,
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
comment on column public.itinerary_change.before is 'Words';
comment on column public.itinerary_change.after is 'Words';
comment on column public.itinerary_change.reason is 'Words';
comment on column public.itinerary_change.cost is 'Words';
create index itinerary_change_of_departure on public.itinerary_change (travel_agency, departure_id);
call public.fence_table('public.itinerary_change');

-- Each booking that is asked, and its answer: signed by name, with the network it came from.
create table public.change_consent (
  travel_agency int not null,
  id bigint not null generated always as identity,
  change bigint not null,
  booking bigint not null,
  asked timestamptz not null default now(),
  answer text check (answer in ('agreed', 'refused')),
  signed_by text,
  network text,
  answered timestamptz,
  primary key (travel_agency, id),
  unique (travel_agency, booking, change),
  foreign key (travel_agency, change) references public.itinerary_change on delete cascade,
  foreign key (travel_agency, booking) references public.booking on delete cascade,
  constraint change_consent_signed check ((answer is null) = (signed_by is null) and (answer is null) = (answered is null))
);
create index change_consent_of_change on public.change_consent (travel_agency, change);
call public.fence_table('public.change_consent');

-- The links by which it is answered; each reminder has one of its own. Only the hash of its token is known here.
create table public.change_link (
  travel_agency int not null,
  token_hash text not null,
  consent bigint not null,
  primary key (travel_agency, token_hash),
  foreign key (travel_agency, consent) references public.change_consent on delete cascade
);
call public.fence_table('public.change_link');
