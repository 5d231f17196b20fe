-- Packages and their departures. §3 Package card

create table package (
  travel_agency int not null references agency,
  package_code text not null check (package_code ~ '^[A-Za-z0-9_-]{1,40}$'),
  tour_category_id int not null,
  tour_area_id int,
  tour_area_detail_id int,
  page_title jsonb not null,
  summary jsonb not null,
  thumbnail_path text,
  page_price int check (page_price > 0), -- the lowest adult price of open departures, kept by a job; null: none open
  tag_list text[] not null default '{}',
  tag_list_en text[] not null default '{}',
  nights int not null,
  days int not null,
  sale_yn text not null default 'Y' check (sale_yn in ('Y', 'N')),
  seq int not null default 0,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, package_code),
  foreign key (travel_agency, tour_category_id) references tour_category,
  foreign key (travel_agency, tour_area_id) references tour_area,
  foreign key (travel_agency, tour_area_detail_id) references tour_area_detail
);
comment on column package.page_title is 'Words';
comment on column package.summary is 'Words';

-- One index answers every list of an agency by itself: its order, and the places it is narrowed to.
-- The cost is a few dozen pages of this agency, and nothing of any other.
create index package_listed on package (travel_agency, seq, package_code) include (tour_category_id, tour_area_id, tour_area_detail_id) where sale_yn = 'Y';

-- Seats taken will live in a table of their own: taking one must not raise the catalogue's revision.
create table departure (
  travel_agency int not null,
  package_code text not null,
  departure_date date not null,
  adult_price int not null check (adult_price > 0),
  child_price int not null check (child_price >= 0),
  baby_price int not null check (baby_price >= 0),
  seats int not null check (seats >= 0),
  minimum int not null default 1 check (minimum >= 0),
  closed_yn text not null default 'N' check (closed_yn in ('Y', 'N')),
  primary key (travel_agency, package_code, departure_date),
  foreign key (travel_agency, package_code) references package
);

call open_table('package');
call open_table('departure');
call watch_table('package', 'catalog');
call watch_table('departure', 'catalog');
