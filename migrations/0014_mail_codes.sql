-- Codes that are sent by mail: whoever types one has read the mail. One at a time for a subject; only a keyed hash of it stays here.
-- subject: the id of a booking, or the address of somebody who wants to reserve. asked: no hash and no end before the mail is written.
create table mail_code (
  travel_agency int not null references agency,
  id bigint generated always as identity,
  purpose text not null check (purpose in ('booking', 'reserve')),
  subject text not null,
  email text not null,
  language text not null check (language in ('ko', 'en')),
  code_hash text,
  tries int not null default 0,
  asked timestamptz not null default now(),
  expires_at timestamptz,
  primary key (travel_agency, purpose, subject),
  unique (travel_agency, id),
  check ((code_hash is null) = (expires_at is null))
);
call fence_table('mail_code');
