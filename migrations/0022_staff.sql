-- The people who work for agencies: what each may do where, how they prove who they are, and what they did.
-- A person may work for several agencies, so who they are and how they log in stands in tables without an agency.

create table staff (
  id bigint not null generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  language text not null default 'ko' check (language in ('ko', 'en')),
  password_hash text not null,
  -- The secret a phone makes codes from, sealed; null while there is none.
  totp_sealed text,
  -- A secret that was shown and not proved yet.
  totp_offered text,
  -- The time step of the last code that was taken: no code is good twice.
  totp_step bigint not null default 0,
  -- A mailed link that sets a new password.
  reset_hash text unique,
  reset_until timestamptz,
  reg_date timestamptz not null default now()
);
call open_table('staff');

-- What a person may do at an agency. Without a row: nothing.
create table staff_role (
  travel_agency int not null references agency,
  staff_id bigint not null references staff,
  roles text[] not null check (
    cardinality(roles) > 0 and roles <@ array['owner', 'manager', 'sales', 'money', 'content', 'guide']),
  revision int not null default 1,
  since timestamptz not null default now(),
  primary key (travel_agency, staff_id)
);
comment on column staff_role.roles is 'Role[]';
create index staff_role_of_person on staff_role (staff_id);
call open_table('staff_role');

-- Somebody was asked to join. The link is mailed; its hash stays. Used or called back, it is over.
create table staff_invitation (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  email text not null check (email = lower(email)),
  roles text[] not null check (
    cardinality(roles) > 0 and roles <@ array['owner', 'manager', 'sales', 'money', 'content', 'guide']),
  language text not null check (language in ('ko', 'en')),
  invited_by text not null,
  token_hash text,
  expires timestamptz,
  used timestamptz,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id)
);
comment on column staff_invitation.roles is 'Role[]';
create unique index staff_invitation_by_token on staff_invitation (token_hash) where token_hash is not null;
call open_table('staff_invitation');

-- A log-in. Read at every call, so what ends here has ended everywhere.
create table staff_session (
  id bigint not null generated always as identity primary key,
  token_hash text not null unique,
  staff_id bigint not null references staff on delete cascade,
  started timestamptz not null default now(),
  last_used timestamptz not null default now(),
  expires timestamptz not null,
  ip text not null,
  device text not null,
  -- The password was right, the second factor is still to come: good for nothing else.
  half boolean not null default false,
  -- When a second factor was last proved.
  proved timestamptz
);
create index staff_session_of_person on staff_session (staff_id);
call open_table('staff_session');

-- For a lost phone: each opens the door once.
create table staff_recovery_code (
  staff_id bigint not null references staff on delete cascade,
  code_hash text not null,
  primary key (staff_id, code_hash)
);
call open_table('staff_recovery_code');

create table staff_passkey (
  credential_id text not null primary key,
  staff_id bigint not null references staff on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  reg_date timestamptz not null default now(),
  last_used timestamptz
);
create index staff_passkey_of_person on staff_passkey (staff_id);
call open_table('staff_passkey');

-- What a passkey was asked to sign: good once, for a few minutes.
create table staff_challenge (
  challenge text not null primary key,
  staff_id bigint references staff on delete cascade,
  expires timestamptz not null
);
call open_table('staff_challenge');

-- Who did what, when, from where. The application adds to it and reads it, nothing else.
create table staff_log (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  staff_id bigint, -- null: somebody at the command line
  staff_name text not null,
  ip text not null,
  call text not null,
  subject text not null default '',
  before jsonb,
  after jsonb,
  primary key (travel_agency, id)
);
comment on column staff_log.before is 'unknown';
comment on column staff_log.after is 'unknown';
create index staff_log_by_time on staff_log (travel_agency, at);
create index staff_log_by_subject on staff_log (travel_agency, subject, id);
create index staff_log_by_person on staff_log (travel_agency, staff_id, id);
call fence_table('staff_log');
revoke update, delete, truncate on staff_log from naru_app;
