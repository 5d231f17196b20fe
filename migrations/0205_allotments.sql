-- What suppliers hold for a departure, and what they are asked by a link. Decision 104

-- release_on: the last day on which it can be given back without paying. outcome: kept for good, or given back.
create table public.allotment (
  travel_agency int not null,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  supplier bigint not null,
  kind text not null check (kind in ('rooms', 'seats', 'vehicles')),
  count int not null check (count > 0),
  what text not null default '',
  release_on date,
  outcome text check (outcome in ('kept', 'released')),
  settled timestamptz,
  settled_by text,
  revision int not null default 1,
  by_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade,
  foreign key (travel_agency, supplier) references public.supplier,
  constraint allotment_settled check ((outcome is null) = (settled is null))
);
call public.fence_table('public.allotment');

-- ends: the last day of the link. held_until: until when the supplier holds it without a word from us.
create table public.supplier_question (
  travel_agency int not null,
  id bigint not null generated always as identity,
  departure_id bigint not null,
  supplier bigint not null,
  kind text not null check (kind in ('rooms', 'seats', 'vehicles', 'other')),
  count int not null check (count > 0),
  question text not null default '',
  ends date not null,
  token_hash text not null,
  by_name text not null,
  at timestamptz not null default now(),
  withdrawn timestamptz,
  can boolean,
  reply text not null default '',
  held_until date,
  answered timestamptz,
  seen timestamptz,
  primary key (travel_agency, id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade,
  foreign key (travel_agency, supplier) references public.supplier,
  constraint supplier_question_answered check ((can is null) = (answered is null))
);
call public.fence_table('public.supplier_question');

do $$
begin
  create index allotment_of_departure on public.allotment (travel_agency, departure_id);
  create index allotment_open on public.allotment (travel_agency, release_on) where outcome is null;
  create index supplier_question_of_departure on public.supplier_question (travel_agency, departure_id);
  create index supplier_question_unseen on public.supplier_question (travel_agency, answered) where seen is null;
end $$;
