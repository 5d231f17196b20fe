-- Papers: one-time links, consents of travellers, passports at rest, the travel contract. §2, §6, §7

-- How long passports are kept after the return.
alter table agency add column passport_days int not null default 30 check (passport_days >= 0);

-- An agency's own key for passports, wrapped with a key made from SECRET_KEY.
create table data_key (
  travel_agency int not null references agency,
  id uuid not null,
  wrapped text not null,
  made timestamptz not null default now(),
  primary key (travel_agency, id)
);
call fence_table('data_key');

-- A link that opens one thing for one traveller of a booking or a consultation. Only the hash of its token is known here.
create table link (
  travel_agency int not null references agency,
  id int not null generated always as identity,
  purpose text not null check (purpose in ('consent', 'passport')),
  booking int,
  consult int,
  traveller int not null default 1 check (traveller > 0),
  email text, -- where it was sent; null when it was handed over
  token_hash text not null,
  expires timestamptz not null,
  spent timestamptz,
  revoked timestamptz,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, token_hash),
  check (num_nonnulls(booking, consult) = 1),
  foreign key (travel_agency, booking) references booking on delete cascade,
  foreign key (travel_agency, consult) references consult on delete cascade
);
create index on link (travel_agency, booking) where booking is not null;
create index on link (travel_agency, consult) where consult is not null;
call fence_table('link');

-- Who of a booking agreed; for a child under 14 who agreed on its behalf.
alter table consent
  add column consult int,
  add column traveller int,
  add column guardian_name text,
  add column guardian_contact text,
  add foreign key (travel_agency, consult) references consult on delete cascade;
create unique index consent_of_traveller on consent (travel_agency, coalesce(booking, 0), coalesce(consult, 0), traveller, type) where traveller is not null;

-- Number and expiry, sealed together and bound to their traveller.
create table passport (
  travel_agency int not null references agency,
  id int not null generated always as identity,
  booking int,
  consult int,
  traveller int not null check (traveller > 0),
  sealed text not null,
  data_key uuid not null,
  expires_soon boolean not null, -- less than six months after departure
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  check (num_nonnulls(booking, consult) = 1),
  foreign key (travel_agency, booking) references booking on delete cascade,
  foreign key (travel_agency, consult) references consult on delete cascade,
  foreign key (travel_agency, data_key) references data_key
);
create unique index passport_of_traveller on passport (travel_agency, coalesce(booking, 0), coalesce(consult, 0), traveller);
call fence_table('passport');

-- A picture of a passport. The file is encrypted with a key of its own, and that key with the agency's.
create table passport_file (
  travel_agency int not null references agency,
  id uuid not null,
  booking int,
  consult int,
  traveller int not null check (traveller > 0),
  path text not null,
  size int not null,
  sealed_key text not null,
  data_key uuid not null,
  state text not null default 'received' check (state in ('received', 'ready')),
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  check (num_nonnulls(booking, consult) = 1),
  foreign key (travel_agency, booking) references booking on delete cascade,
  foreign key (travel_agency, consult) references consult on delete cascade,
  foreign key (travel_agency, data_key) references data_key
);
create index on passport_file (travel_agency, booking, traveller) where booking is not null;
create index on passport_file (travel_agency, consult) where consult is not null;
call fence_table('passport_file');

-- Every reading of a passport: who, when, from where, whose, what. It is added to and never changed.
create table access_log (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  who text not null,
  ip text not null,
  booking int,
  consult int,
  traveller int not null,
  what text not null,
  primary key (travel_agency, id)
);
create index on access_log (travel_agency, booking, at);
create index on access_log (travel_agency, at);
call fence_table('access_log');
revoke update, delete, truncate on access_log from naru_app;

-- What was erased, and when: all that stays of a passport.
create table erasure (
  travel_agency int not null references agency,
  id int not null generated always as identity,
  at timestamptz not null default now(),
  booking int,
  consult int,
  numbers int not null,
  files int not null,
  primary key (travel_agency, id)
);
call fence_table('erasure');
revoke update, delete, truncate on erasure from naru_app;

-- What a contract is about: when this changes, it is another contract.
create function contract_basis(b booking) returns text language sql stable as $$
  select md5(concat_ws('|', b.package_code, b.departure_date, b.return_date, b.adult, b.child, b.baby, b.total, b.price_lines::text))
$$;

create table contract (
  travel_agency int not null references agency,
  booking int not null,
  version int not null,
  basis text not null,
  contents jsonb not null,
  hash text not null,
  made timestamptz not null default now(),
  agreed timestamptz,
  agreed_by text,
  primary key (travel_agency, booking, version),
  foreign key (travel_agency, booking) references booking on delete cascade
);
comment on column contract.contents is '{ heading: Words; facts: { label: Words; value: Words }[]; text: Words | null }[]';
call fence_table('contract');
-- An agreement is added, once; neither the text nor the agreement is changed afterwards.
revoke update, delete, truncate on contract from naru_app;
grant update (agreed, agreed_by) on contract to naru_app;
