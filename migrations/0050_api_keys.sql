-- Keys with which an agency's own system calls the office. Read at every call, so what is revoked here is revoked everywhere.
create table api_key (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  name text not null,
  key_hash text not null,
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['trips', 'departures']),
  made_by text not null,
  reg_date timestamptz not null default now(),
  last_used timestamptz,
  revoked timestamptz,
  primary key (travel_agency, id),
  unique (travel_agency, key_hash)
);
comment on column api_key.scopes is 'Scope[]';
call open_table('api_key');

-- What a key did: then nobody of the staff did it.
alter table staff_log add column key_id bigint;
