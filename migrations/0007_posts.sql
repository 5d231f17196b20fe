-- Posts that customers write, what is private of them, and what an agency is asked. §2 Boards, §7 Board

alter table post
  add column user_id int, -- null: written by staff or a non-member
  add column private_yn text not null default 'N' check (private_yn in ('Y', 'N')),
  add column files jsonb not null default '[]',
  add column answer text,
  add column answer_date timestamptz,
  add column search_text text not null default '',
  add foreign key (travel_agency, user_id) references member (travel_agency, id) on delete set null (user_id);
comment on column post.files is '{ file_id: string; name: string; type: string; size: number; path: string }[]';
create index on post (travel_agency, user_id) where user_id is not null;
create index post_by_category on post (travel_agency, type, category, reg_date desc, id desc) where category is not null;

-- Behind the fence: the password of a non-member, and all of a private post but its title and date.
create table post_secret (
  travel_agency int not null,
  id int not null,
  password_hash text,
  contents text,
  files jsonb not null default '[]',
  answer text,
  primary key (travel_agency, id),
  foreign key (travel_agency, id) references post on delete cascade
);
comment on column post_secret.files is '{ file_id: string; name: string; type: string; size: number; path: string }[]';
call fence_table('post_secret');

-- A board of a hundred thousand posts must not count them for each page.
create table post_count (
  travel_agency int not null,
  type text not null,
  category text not null, -- '' where a post has none
  posts int not null,
  primary key (travel_agency, type, category)
);
call open_table('post_count');

create function count_posts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update post_count c set posts = c.posts - gone.posts
    from (select travel_agency, type, coalesce(category, '') as category, count(*) as posts from changed group by 1, 2, 3) gone
    where (c.travel_agency, c.type, c.category) = (gone.travel_agency, gone.type, gone.category);
  else
    insert into post_count select travel_agency, type, coalesce(category, ''), count(*) from changed group by 1, 2, 3
    on conflict (travel_agency, type, category) do update set posts = post_count.posts + excluded.posts;
  end if;
  return null;
end $$;
create trigger count_inserted after insert on post referencing new table as changed for each statement execute function count_posts();
create trigger count_deleted after delete on post referencing old table as changed for each statement execute function count_posts();

-- A post is found by its title and by what anyone may read of its text.
create function fill_post_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := left(lower(normalize(new.title || ' ' || regexp_replace(new.contents, '<[^>]*>', ' ', 'g'), nfc)), 20000);
  return new;
end $$;
create trigger fill_search_text before insert or update of title, contents on post for each row execute function fill_post_search_text();

update post set title = title;
insert into post_count select travel_agency, type, coalesce(category, ''), count(*) from post group by 1, 2, 3;

create table agency_about (
  travel_agency int primary key references agency,
  title jsonb not null,
  contents jsonb not null
);
comment on column agency_about.title is 'Words';
comment on column agency_about.contents is 'Words';
call open_table('agency_about');
call watch_table('agency_about', 'site');

create table consult (
  travel_agency int not null references agency,
  id int not null generated always as identity,
  name text not null,
  contact text not null,
  email text,
  contents text not null,
  package_code text,
  member_id int,
  language text not null check (language in ('ko', 'en')),
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, package_code) references package
);
call fence_table('consult');

-- Failed tries, counted over all processes. The subject is a hash: nothing of a person is in it.
create table failed_try (
  travel_agency int not null,
  subject text not null,
  failures int not null,
  latest timestamptz not null,
  primary key (travel_agency, subject)
);
call open_table('failed_try');
