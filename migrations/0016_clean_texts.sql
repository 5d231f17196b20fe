-- Rich text is cleaned when it is written. Its stamp says by which version of the sanitiser, and of which words:
-- a text that came another way, or was changed since, counts as cleaned by nobody (0) and is shown as plain words.

create function cleaned_by(html text, stamp text) returns int language sql immutable parallel safe as $$
  select case
    when html is null then null
    when stamp = split_part(stamp, ':', 1) || ':' || md5(html) then split_part(stamp, ':', 1)::int
    else 0
  end
$$;

create function cleaned_by(html jsonb, stamp text) returns int language sql immutable parallel safe as $$
  select case
    when stamp = split_part(stamp, ':', 1) || ':' || md5(concat(html ->> 'ko', chr(10), html ->> 'en')) then split_part(stamp, ':', 1)::int
    else 0
  end
$$;

-- What a list shows of a text: its first 120 letters without tags. It holds no "<", whoever wrote the text.
create function excerpt_of(html text) returns text language sql immutable parallel safe as $$
  select regexp_replace(left(btrim(regexp_replace(replace(regexp_replace(left(html, 4000), '<[^>]*(>|$)', ' ', 'g'), '<', ' '), '(\s|&nbsp;)+', ' ', 'g')), 120), '&[#[:alnum:]]*$', '')
$$;

alter table post
  add column contents_stamp text,
  add column contents_cleaned int not null generated always as (cleaned_by(contents, contents_stamp)) stored,
  add column answer_stamp text,
  add column answer_cleaned int generated always as (cleaned_by(answer, answer_stamp)) stored,
  add column excerpt text not null generated always as (excerpt_of(contents)) stored;
alter table post_secret
  add column contents_stamp text,
  add column contents_cleaned int generated always as (cleaned_by(contents, contents_stamp)) stored,
  add column answer_stamp text,
  add column answer_cleaned int generated always as (cleaned_by(answer, answer_stamp)) stored;
alter table agency_about
  add column contents_stamp text,
  add column contents_cleaned int not null generated always as (cleaned_by(contents, contents_stamp)) stored;
alter table terms
  add column contents_stamp text,
  add column contents_cleaned int not null generated always as (cleaned_by(contents, contents_stamp)) stored;
alter table package_detail
  add column contents_stamp text,
  add column contents_cleaned int not null generated always as (cleaned_by(contents, contents_stamp)) stored;

-- Those that wait to be cleaned are found without reading the others.
create index post_by_cleaning on post (travel_agency, contents_cleaned);
create index post_by_answer_cleaning on post (travel_agency, answer_cleaned) where answer is not null;
create index package_by_cleaning on package_detail (travel_agency, contents_cleaned);
