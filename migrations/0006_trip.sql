-- Everything about a trip: its contents, its reviews, who wishes for it, and how it is found. §2, §3, §7

-- The contents of the detail page, apart from package: a list never reads them.
create table package_detail (
  travel_agency int not null,
  package_code text not null,
  gallery text[] not null default '{}',
  summary_points jsonb not null default '[]',
  schedule jsonb not null default '[]',
  included jsonb not null default '[]',
  not_included jsonb not null default '[]',
  meeting_point jsonb,
  cautions jsonb not null default '[]',
  contents jsonb not null default '{"ko": "", "en": ""}',
  airline jsonb,
  shopping_visits int not null default 0 check (shopping_visits >= 0),
  travel_alert int check (travel_alert between 0 and 4), -- the foreign ministry's level, which an advert must name; null within the country
  single_supplement int not null default 0 check (single_supplement >= 0),
  options jsonb not null default '[]',
  primary key (travel_agency, package_code),
  foreign key (travel_agency, package_code) references package on delete cascade
);
comment on column package_detail.summary_points is 'Words[]';
comment on column package_detail.schedule is '{ day: number; heading: Words; places: { time: string | null; name: Words; line: Words }[]; meals: { breakfast: Words | null; lunch: Words | null; dinner: Words | null }; hotel: Words | null; transport: Words | null }[]';
comment on column package_detail.included is 'Words[]';
comment on column package_detail.not_included is 'Words[]';
comment on column package_detail.meeting_point is 'Words';
comment on column package_detail.cautions is 'Words[]';
comment on column package_detail.contents is 'Words';
comment on column package_detail.airline is 'Words';
comment on column package_detail.options is '{ option_id: string; name: Words; price: number }[]';
call open_table('package_detail');
call watch_table('package_detail', 'catalog');

create table review (
  travel_agency int not null,
  id int not null generated always as identity,
  package_code text not null,
  stars int not null check (stars between 1 and 5),
  contents text not null,
  reg_name text not null, -- masked when it is written
  photos text[] not null default '{}',
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, package_code) references package
);
create index review_of_package on review (travel_agency, package_code, reg_date desc, id desc);
create index review_listed on review (travel_agency, reg_date desc, id desc);
call open_table('review');
call watch_table('review', 'catalog');

-- A card shows stars and count without counting.
alter table package add column review_count int not null default 0, add column review_stars int not null default 0;

create function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update package set review_count = review_count - 1, review_stars = review_stars - old.stars where travel_agency = old.travel_agency and package_code = old.package_code;
  end if;
  if tg_op <> 'DELETE' then
    update package set review_count = review_count + 1, review_stars = review_stars + new.stars where travel_agency = new.travel_agency and package_code = new.package_code;
  end if;
  return null;
end $$;
create trigger count_reviews after insert or update of stars, package_code or delete on review for each row execute function count_reviews();

-- What a member wishes for is about a person: fenced.
create table wish (
  travel_agency int not null,
  member_id int not null,
  package_code text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, member_id, package_code),
  foreign key (travel_agency, member_id) references member on delete cascade,
  foreign key (travel_agency, package_code) references package on delete cascade
);
create index on wish (travel_agency, package_code);
call fence_table('wish');

-- Search is by substring over titles, tags and areas of both languages, composed (NFC) and in small letters.
alter table package add column search_text text not null default '';

create function search_text_of(p package) returns text language sql stable as $$
  select left(lower(normalize(concat_ws(' ', p.page_title->>'ko', p.page_title->>'en', array_to_string(p.tag_list, ' '), array_to_string(p.tag_list_en, ' '),
    c.tour_category_name->>'ko', c.tour_category_name->>'en', a.tour_area_name->>'ko', a.tour_area_name->>'en', d.tour_area_detail_name->>'ko', d.tour_area_detail_name->>'en'), nfc)), 600)
  from (select) one
    left join tour_category c on c.travel_agency = p.travel_agency and c.tour_category_id = p.tour_category_id
    left join tour_area a on a.travel_agency = p.travel_agency and a.tour_area_id = p.tour_area_id
    left join tour_area_detail d on d.travel_agency = p.travel_agency and d.tour_area_detail_id = p.tour_area_detail_id
$$;

create function fill_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := search_text_of(new);
  return new;
end $$;
create trigger fill_search_text before insert or update of page_title, tag_list, tag_list_en, tour_category_id, tour_area_id, tour_area_detail_id on package
  for each row execute function fill_search_text();

-- A place that is renamed is found under its new name.
create function refill_search_text() returns trigger language plpgsql as $$
begin
  update package p set search_text = search_text_of(p) where p.travel_agency = new.travel_agency and p.search_text <> search_text_of(p);
  return null;
end $$;
create trigger refill_search_text after update of tour_category_name on tour_category for each row execute function refill_search_text();
create trigger refill_search_text after update of tour_area_name on tour_area for each row execute function refill_search_text();
create trigger refill_search_text after update of tour_area_detail_name on tour_area_detail for each row execute function refill_search_text();

update package p set search_text = search_text_of(p);

-- One index answers every list of an agency by itself: what is filtered and sorted by lies in it, in the list's order,
-- so the cost is a few dozen pages of this agency and nothing of any other.
drop index package_listed;
create index package_listed on package (travel_agency, seq, package_code) include (tour_category_id, tour_area_id, tour_area_detail_id, page_price, nights, search_text) where sale_yn = 'Y';

create index departure_by_month on departure (travel_agency, departure_date, package_code) where closed_yn = 'N';

-- Seats taken of a departure. Apart from departure, unwatched: taking one must not raise the catalogue's revision,
-- one hot row would cost two thirds of the bookings a second.
create table departure_seat (
  travel_agency int not null,
  package_code text not null,
  departure_date date not null,
  taken int not null default 0 check (taken >= 0),
  primary key (travel_agency, package_code, departure_date),
  foreign key (travel_agency, package_code, departure_date) references departure on delete cascade
);
call open_table('departure_seat');
