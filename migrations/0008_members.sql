-- Joining, logging in, staying logged in, leaving. §3 User info, §7 User

alter table member
  add constraint member_login_id_small check (login_id = lower(login_id)),
  add column kakao_id text,
  -- The mailed password, beside the old one: it opens the change form once.
  add column temporary_hash text,
  add column temporary_until timestamptz,
  -- One telephone, however it is written: +82 10-1234-5678 is 010 1234 5678.
  add column contact_digits text generated always as (regexp_replace(regexp_replace(contact, '^\s*\+82[\s-]*0?', '0'), '\D', '', 'g')) stored;
create unique index member_by_kakao on member (travel_agency, kakao_id) where kakao_id is not null;
create unique index member_by_contact on member (travel_agency, contact_digits) where contact_digits <> '';
create unique index member_by_email on member (travel_agency, lower(email)) where email_verified;

-- The refresh token names the log-in and its generation; a used generation that comes back closes the log-in.
alter table session
  add column generation int not null default 0,
  add column rotated timestamptz not null default now(),
  add column auto_login boolean not null default false,
  add column must_change boolean not null default false;

-- What a person agreed to: which text, in which version, when.
create table consent (
  travel_agency int not null references agency,
  id int not null generated always as identity,
  member_id int,
  type text not null check (type in ('age', 'use', 'privacy', 'tour', 'passport', 'special')),
  version text not null,
  text_hash text not null,
  agreed timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, member_id) references member on delete cascade
);
create index on consent (travel_agency, member_id, type);
call fence_table('consent');

-- A mail about an account that somebody asked for. The job that sends it finds the member by the address,
-- so that asking costs the same for every address; what it makes is kept as a hash.
create table member_mail (
  travel_agency int not null references agency,
  id int not null generated always as identity,
  kind text not null check (kind in ('verify-email', 'reset-password', 'find-id', 'password-changed')),
  email text not null,
  member_id int, -- where the mail is about one member, not about whoever has the address
  language text not null check (language in ('ko', 'en')),
  token_hash text,
  expires timestamptz,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, member_id) references member on delete cascade
);
create unique index member_mail_by_token on member_mail (travel_agency, token_hash) where token_hash is not null;
call fence_table('member_mail');

-- On the way to Kakao and back: good once, for ten minutes.
create table kakao_state (
  travel_agency int not null references agency,
  state_hash text not null,
  expires timestamptz not null,
  primary key (travel_agency, state_hash)
);
call fence_table('kakao_state');

-- Keys an agency has with others, encrypted with a key made from ours.
create table agency_secret (
  travel_agency int not null references agency,
  name text not null check (name in ('kakao_client_secret', 'kakao_admin_key', 'toss_client_key', 'toss_secret_key', 'toss_webhook_path')),
  sealed text not null,
  primary key (travel_agency, name)
);
call fence_table('agency_secret');

-- Who did what to an account, and from where. The application may add to it and read it, nothing else.
create table audit (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  at timestamptz not null default now(),
  act text not null,
  member_id int,
  ip text not null,
  primary key (travel_agency, id)
);
create index on audit (travel_agency, member_id, at);
create index on audit (travel_agency, at);
call fence_table('audit');
revoke update, delete, truncate on audit from naru_app;

-- The law wants records of log-ins for three months, and nobody longer than they are needed.
create function forget_audit(agency int, older_than interval) returns void language plpgsql security definer set search_path = public as $$
begin
  perform set_config('app.travel_agency', agency::text, true);
  delete from audit where travel_agency = agency and at < now() - older_than;
end $$;
revoke all on function forget_audit(int, interval) from public;
grant execute on function forget_audit(int, interval) to naru_app;
