-- Trips are written in the office: words that are words, drafts beside what is shown, versions, places.

-- A text in two languages. One of them, or both, may be missing.
create function may_be_words(value jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(value) = 'object'
    then coalesce(jsonb_typeof(value -> 'ko') in ('string', 'null'), true)
      and coalesce(jsonb_typeof(value -> 'en') in ('string', 'null'), true)
    else value is null end
$$;

-- The same, and at least one language says something.
create function is_words(value jsonb) returns boolean language sql immutable parallel safe as $$
  select value is null or may_be_words(value)
    and (coalesce(value ->> 'ko', '') ~ '\S' or coalesce(value ->> 'en', '') ~ '\S')
$$;

create function are_words(list jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) = 'array'
    then not exists (select from jsonb_array_elements(list) each where jsonb_typeof(each) <> 'object' or not is_words(each))
    else list is null end
$$;

-- Said, or said not to be there: the JSON null.
create function are_words_or_none(value jsonb) returns boolean language sql immutable parallel safe as $$
  select value is not null and (jsonb_typeof(value) = 'null' or jsonb_typeof(value) = 'object' and is_words(value))
$$;

-- The days of a trip, as domain/trip/trip.ts describes them.
create function is_schedule(days jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(days) <> 'array' then false else not exists (
    select from jsonb_array_elements(days) d
    where jsonb_typeof(d -> 'day') is distinct from 'number'
      or jsonb_typeof(d -> 'heading') is distinct from 'object' or not is_words(d -> 'heading')
      or not are_words_or_none(d -> 'meals' -> 'breakfast') or not are_words_or_none(d -> 'meals' -> 'lunch')
      or not are_words_or_none(d -> 'meals' -> 'dinner')
      or not are_words_or_none(d -> 'hotel') or not are_words_or_none(d -> 'transport')
      or not may_be_words(d -> 'text')
      or case when jsonb_typeof(d -> 'places') = 'array' then exists (
        select from jsonb_array_elements(d -> 'places') p
        where jsonb_typeof(p -> 'name') is distinct from 'object' or not is_words(p -> 'name')
          or jsonb_typeof(p -> 'line') is distinct from 'object' or not may_be_words(p -> 'line')
          or coalesce(jsonb_typeof(p -> 'time'), '') not in ('string', 'null'))
        else true end) end
$$;

create function are_options(list jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) <> 'array' then false else not exists (
    select from jsonb_array_elements(list) o
    where jsonb_typeof(o -> 'option_id') is distinct from 'string'
      or jsonb_typeof(o -> 'name') is distinct from 'object' or not is_words(o -> 'name')
      or not coalesce(o ->> 'price' ~ '^[0-9]{1,9}$', false)) end
$$;

create function are_pictures(list jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) <> 'array' then false else not exists (
    select from jsonb_array_elements(list) p
    where jsonb_typeof(p -> 'path') is distinct from 'string' or not are_words_or_none(p -> 'alt')
      or not coalesce(p ->> 'x' ~ '^([0-9]{1,2}|100)$', false) or not coalesce(p ->> 'y' ~ '^([0-9]{1,2}|100)$', false)) end
$$;

alter table package_detail
  add column pictures jsonb not null default '[]', -- the words and the point to keep in sight of each picture of the gallery
  add column guide_fee jsonb; -- what is paid on the spot besides the price
comment on column package_detail.pictures is '{ path: string; alt: Words | null; x: number; y: number }[]';
comment on column package_detail.guide_fee is 'Words';

-- Not for rows that are there already: one that is broken is left out of pages, and must not keep the product from starting.
alter table package
  add constraint page_title_is_words check (is_words(page_title)) not valid,
  add constraint summary_is_words check (may_be_words(summary)) not valid;
alter table package_detail
  add constraint summary_points_are_words check (are_words(summary_points)) not valid,
  add constraint schedule_is_one check (is_schedule(schedule)) not valid,
  add constraint included_are_words check (are_words(included)) not valid,
  add constraint not_included_are_words check (are_words(not_included)) not valid,
  add constraint cautions_are_words check (are_words(cautions)) not valid,
  add constraint meeting_point_is_words check (is_words(meeting_point)) not valid,
  add constraint airline_is_words check (is_words(airline)) not valid,
  add constraint file_request_is_words check (is_words(file_request)) not valid,
  add constraint contents_are_words check (may_be_words(contents)) not valid,
  add constraint guide_fee_is_words check (is_words(guide_fee)) not valid,
  add constraint options_are_some check (are_options(options)) not valid,
  add constraint pictures_are_some check (are_pictures(pictures)) not valid;
alter table tour_category add constraint tour_category_name_is_words check (is_words(tour_category_name)) not valid;
alter table tour_area add constraint tour_area_name_is_words check (is_words(tour_area_name)) not valid;
alter table tour_area_detail add constraint tour_area_detail_name_is_words check (is_words(tour_area_detail_name)) not valid;

-- Hidden with all that stands in it.
alter table tour_category
  add column hidden_yn text not null default 'N' check (hidden_yn in ('Y', 'N')),
  add column revision int not null default 1;
alter table tour_area
  add column hidden_yn text not null default 'N' check (hidden_yn in ('Y', 'N')),
  add column revision int not null default 1;
alter table tour_area_detail
  add column hidden_yn text not null default 'N' check (hidden_yn in ('Y', 'N')),
  add column revision int not null default 1;

-- What is shown carries the number of its version; 0 was never published by the office.
alter table package
  add column version int not null default 0,
  add column published timestamptz, -- null: nobody outside has seen it yet
  add column hidden_with_place boolean not null default false; -- not on sale because its category or area is hidden
update package set published = reg_date where sale_yn = 'Y';

-- What is being written, beside what is shown. The revision only grows, so that an old page never saves over a newer one.
create table package_draft (
  travel_agency int not null,
  package_code text not null,
  content jsonb not null,
  revision int not null default 1,
  published_revision int not null default 0, -- the revision that is shown; another one is not seen yet
  saved timestamptz not null default now(),
  staff_name text not null,
  publish_at timestamptz,
  publish_content jsonb, -- as it was when the time was set: what is written afterwards does not slip through
  publish_revision int,
  publish_staff text,
  primary key (travel_agency, package_code),
  foreign key (travel_agency, package_code) references package on delete cascade,
  check ((publish_at is null) = (publish_content is null))
);
comment on column package_draft.content is 'unknown';
comment on column package_draft.publish_content is 'unknown';
create index package_draft_due on package_draft (publish_at, travel_agency) where publish_at is not null;
call open_table('package_draft');

-- What was published, and by whom. Never changed.
create table package_version (
  travel_agency int not null,
  package_code text not null,
  version int not null,
  content jsonb not null,
  staff_name text not null,
  published timestamptz not null default now(),
  primary key (travel_agency, package_code, version),
  foreign key (travel_agency, package_code) references package on delete cascade
);
comment on column package_version.content is 'unknown';
call open_table('package_version');

-- The places this agency has been to: chosen again by their name.
create table place (
  travel_agency int not null references agency,
  place_id bigint not null generated always as identity,
  name jsonb not null check (is_words(name)),
  country text check (country ~ '^[A-Z]{2}$'),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  search_text text not null generated always as (lower(normalize(coalesce(name ->> 'ko', '') || ' ' || coalesce(name ->> 'en', ''), nfc))) stored,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, place_id),
  check ((latitude is null) = (longitude is null))
);
comment on column place.name is 'Words';
create unique index place_by_name on place (travel_agency, search_text, coalesce(country, ''));
call open_table('place');

-- Pictures that came through the office: a trip shows none that another agency brought.
create table trip_picture (
  travel_agency int not null references agency,
  path text not null check (path ~ '^/files/[\w.-]+$'),
  staff_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, path)
);
call open_table('trip_picture');

-- Two people at one sheet.
alter table departure add column revision int not null default 1;

comment on column package_detail.schedule is '{ day: number; heading: Words; text?: Words; places: { place_id?: number | null; time: string | null; name: Words; line: Words }[]; meals: { breakfast: Words | null; lunch: Words | null; dinner: Words | null }; hotel: Words | null; transport: Words | null }[]';
