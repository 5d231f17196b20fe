-- A list as somebody likes to see it: its filters and its order, under a name of theirs. Who leaves the agency leaves them, too.
create table staff_view (
  travel_agency int not null,
  id bigint not null generated always as identity,
  staff_id bigint not null,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (char_length(name) between 1 and 40),
  query text not null check (char_length(query) <= 500), -- as it stands in the address
  primary key (travel_agency, id),
  unique (travel_agency, staff_id, list, name),
  foreign key (travel_agency, staff_id) references staff_role on delete cascade
);
call fence_table('staff_view');

-- An agency makes boards of its own: who reads them, how they look, whether a menu leads there. One that has ended is shown to nobody; its posts stay.
alter table board
  add column read text not null default 'anyone' check (read in ('anyone', 'member')),
  add column look text not null default 'list' check (look in ('list', 'gallery')),
  add column menu_yn text not null default 'Y' check (menu_yn in ('Y', 'N')),
  add column ended_yn text not null default 'N' check (ended_yn in ('Y', 'N')),
  add column revision int not null default 1;
