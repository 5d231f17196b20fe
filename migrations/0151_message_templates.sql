-- What customers are told by the day: words by agency, and by trip where one needs its own.
create table public.message_template (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  -- '': for every trip that has none of its own.
  package_code text not null default '',
  moment text not null check (moment in ('papers', 'balance', 'confirmed', 'meeting', 'guide', 'review')),
  is_on boolean not null,
  -- Days before the departure; of a review, after the return.
  day int not null check (day between 0 and 365),
  by text not null check (by in ('mail', 'text', 'both')),
  subject jsonb not null check (public.is_words(subject)),
  contents jsonb not null check (public.is_words(contents)),
  revision int not null default 1,
  -- 알림톡: the template at Kakao, what was submitted, and what became of it.
  kakao_id text,
  kakao_contents text not null default '',
  kakao_state text not null default 'none' check (kakao_state in ('none', 'submitted', 'approved', 'refused')),
  kakao_reason text not null default '',
  primary key (travel_agency, id),
  unique (travel_agency, moment, package_code)
);
comment on column public.message_template.subject is 'Words';
comment on column public.message_template.contents is 'Words';
call public.fence_table('public.message_template');
call public.show_clock('public.message_template', 'travel_agency, is_on, kakao_state',
  $$is_on or kakao_state = 'submitted'$$);

-- Each is told once: of a booking that moves to another departure, once more.
create table public.timed_message (
  travel_agency int not null,
  id bigint not null generated always as identity,
  booking bigint not null,
  departure_id bigint not null,
  moment text not null check (moment in ('papers', 'confirmed', 'meeting', 'guide', 'review')),
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, booking, departure_id, moment),
  foreign key (travel_agency, booking) references public.booking on delete cascade
);
call public.fence_table('public.timed_message');

-- What travellers of one departure must know before they leave: where they meet, and who leads them.
create table public.departure_notice (
  travel_agency int not null,
  departure_id bigint not null,
  meeting_point text not null default '',
  meeting_time text not null default '',
  guide_name text not null default '',
  guide_phone text not null default '',
  emergency text not null default '',
  revision int not null default 1,
  primary key (travel_agency, departure_id),
  foreign key (travel_agency, departure_id) references public.departure on delete cascade
);
call public.fence_table('public.departure_notice');
