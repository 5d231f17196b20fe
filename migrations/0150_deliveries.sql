-- What went out to a customer, by which channel, and what became of it. Words and numbers are not stored here.
create table public.delivery (
  travel_agency int not null,
  id bigint not null generated always as identity,
  booking bigint not null,
  -- The occasion, the row it is about and the sum it names, as it was asked for: the words are made of them.
  occasion text not null,
  ref bigint not null,
  amount bigint,
  -- The job that asked for it. It is the same when it is tried again, so that nothing is sent twice.
  job text not null,
  channel text not null check (channel in ('mail', 'alimtalk', 'sms')),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'delivered', 'failed')),
  -- Why it failed: the code of the service, or ours.
  reason text not null default '',
  -- The provider's name for it. It is stored before anything is put into it.
  group_id text,
  -- In won.
  price int not null default 0,
  asked timestamptz not null default now(),
  sent timestamptz,
  looked timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, job, channel),
  foreign key (travel_agency, booking) references public.booking on delete cascade
);
create index delivery_of_booking on public.delivery (travel_agency, booking, id);
create index delivery_by_clock on public.delivery (looked, travel_agency)
  where channel <> 'mail' and state in ('waiting', 'sent');
create index delivery_by_month on public.delivery (travel_agency, asked) where channel <> 'mail';
call public.fence_table('public.delivery');
call public.show_clock('public.delivery', 'travel_agency, channel, state, asked, looked',
  $$channel <> 'mail' and state in ('waiting', 'sent')$$);

-- Keys with Solapi; the number texts come from, and the Kakao channel (발신프로필) of 알림톡.
alter table public.agency_secret drop constraint agency_secret_name_check;
alter table public.agency_secret add constraint agency_secret_name_check check (name in ('kakao_client_secret',
  'kakao_admin_key', 'toss_client_key', 'toss_secret_key', 'toss_webhook_path', 'solapi_api_key', 'solapi_api_secret'));
alter table public.agency_info add column text_sender text not null default '';
alter table public.agency_info add column kakao_channel text not null default '';
