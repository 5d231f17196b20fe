-- Members and their sessions: people's data, fenced. §3 User info

create table member (
  travel_agency int not null references agency,
  id int not null generated always as identity,
  login_id text not null,
  password_hash text,
  name text not null default '',
  email text,
  email_verified boolean not null default false,
  contact text,
  gender text check (gender in ('male', 'female')),
  birthdate date,
  login_type text not null default 'id' check (login_type in ('id', 'kakao')),
  role text not null default 'MEMBER' check (role = 'MEMBER'),
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, login_id)
);

-- A log-in that is still good. The access token names it, so ending a row ends the token at once.
create table session (
  travel_agency int not null,
  sid uuid not null default gen_random_uuid(),
  member_id int not null,
  started timestamptz not null default now(),
  expires timestamptz not null,
  primary key (travel_agency, sid),
  foreign key (travel_agency, member_id) references member on delete cascade
);
create index on session (travel_agency, member_id);

call fence_table('member');
call fence_table('session');
