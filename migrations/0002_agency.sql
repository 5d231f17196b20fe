-- Agencies: who they are, where they answer, what they look like. §1, §3

create table agency (
  travel_agency int primary key check (travel_agency > 0),
  default_language text not null default 'ko' check (default_language in ('ko', 'en')),
  review_yn text not null default 'Y' check (review_yn in ('Y', 'N')),
  theme jsonb not null
);
comment on column agency.theme is '{ hue: number; chroma: number; type_scale: number }';

create table agency_domain (
  domain text primary key check (domain = lower(domain)),
  travel_agency int not null references agency
);
create index on agency_domain (travel_agency);

-- §3 Agency info. Apart from agency, because a site without it is still served.
create table agency_info (
  travel_agency int primary key references agency,
  logo text,
  kakao_key text,
  about_yn text not null default 'N' check (about_yn in ('Y', 'N')),
  multilingual_yn text not null default 'N' check (multilingual_yn in ('Y', 'N')),
  type text not null default 'L',
  pay_yn text not null default 'N' check (pay_yn in ('Y', 'N')),
  facebook_url text,
  insta_url text,
  naver_url text,
  line_url text,
  company_name jsonb not null,
  ceo_name jsonb not null,
  address jsonb not null,
  phone text not null,
  fax text,
  mail text not null,
  bank text,
  account_holder text,
  account_number text,
  biz_number text not null,
  sales_number text,
  privacy_person jsonb not null,
  operating_time jsonb not null,
  tourism_number text,
  insurance jsonb,
  hosting_provider text
);
comment on column agency_info.company_name is 'Words';
comment on column agency_info.ceo_name is 'Words';
comment on column agency_info.address is 'Words';
comment on column agency_info.privacy_person is 'Words';
comment on column agency_info.operating_time is 'Words';
comment on column agency_info.insurance is 'Words';

create table agency_meta (
  travel_agency int primary key references agency,
  title jsonb not null,
  description jsonb not null,
  keywords jsonb not null,
  img text
);
comment on column agency_meta.title is 'Words';
comment on column agency_meta.description is 'Words';
comment on column agency_meta.keywords is 'Words';

create table chat_code (
  travel_agency int primary key references agency,
  code text,
  whatsapp_code text
);

-- What the home page says before any package: the wide picture and three reasons to trust.
create table agency_home (
  travel_agency int primary key references agency,
  hero_path text not null,
  headline jsonb not null,
  line jsonb not null,
  reasons jsonb not null
);
comment on column agency_home.headline is 'Words';
comment on column agency_home.line is 'Words';
comment on column agency_home.reasons is '{ heading: Words; line: Words }[]';

-- Partner shops of the salon flow.
create table shop (
  travel_agency int not null references agency,
  store_id text not null,
  store_name jsonb not null,
  contact text,
  address jsonb,
  primary key (travel_agency, store_id)
);
comment on column shop.store_name is 'Words';
comment on column shop.address is 'Words';

create table terms (
  travel_agency int not null references agency,
  type text not null check (type in ('use', 'privacy', 'tour', 'passport', 'special')),
  version text not null,
  effective_date date not null,
  title jsonb not null,
  contents jsonb not null,
  primary key (travel_agency, type, version)
);
comment on column terms.title is 'Words';
comment on column terms.contents is 'Words';

create table tour_category (
  travel_agency int not null references agency,
  tour_category_id int not null,
  tour_category_name jsonb not null,
  side_yn text not null default 'N' check (side_yn in ('Y', 'N')),
  seq int not null default 0,
  primary key (travel_agency, tour_category_id)
);
comment on column tour_category.tour_category_name is 'Words';

create table tour_area (
  travel_agency int not null,
  tour_area_id int not null,
  tour_category_id int not null,
  tour_area_name jsonb not null,
  tour_area_col_seq int not null default 1,
  tour_area_seq int not null default 0,
  primary key (travel_agency, tour_area_id),
  foreign key (travel_agency, tour_category_id) references tour_category
);
create index on tour_area (travel_agency, tour_category_id);
comment on column tour_area.tour_area_name is 'Words';

create table tour_area_detail (
  travel_agency int not null,
  tour_area_detail_id int not null,
  tour_area_id int not null,
  tour_area_detail_name jsonb not null,
  seq int not null default 0,
  primary key (travel_agency, tour_area_detail_id),
  foreign key (travel_agency, tour_area_id) references tour_area
);
create index on tour_area_detail (travel_agency, tour_area_id);
comment on column tour_area_detail.tour_area_detail_name is 'Words';

do $$
declare
  name text;
begin
  foreach name in array array['agency', 'agency_domain', 'agency_info', 'agency_meta', 'agency_home', 'chat_code', 'shop', 'terms',
    'tour_category', 'tour_area', 'tour_area_detail'] loop
    call open_table(name::regclass);
    call watch_table(name::regclass, 'site');
  end loop;
end $$;
