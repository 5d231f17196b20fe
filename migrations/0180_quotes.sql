-- The day by which a consultation is to be seen to.
alter table public.consult add column due date;

-- A trip for one party alone, made of a quote that was accepted. It is never on the site: whatever lists trips there asks
-- for those on sale.
alter table public.package add column is_private boolean not null default false;
alter table public.package add constraint package_private_check check (not is_private or sale_yn = 'N');

-- Quotes (decision 100). `content` is what staff write; what the customer saw is in quote_version. The token of the link is
-- made from the seed with a key that the database does not have.
create table public.quote (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  state text not null default 'draft' check (state in ('draft', 'sent', 'commented', 'accepted', 'declined', 'withdrawn')),
  revision int not null default 1,
  version int not null default 0,
  name text not null default '',
  contact text not null default '',
  email text not null default '',
  language text not null default 'ko' check (language in ('ko', 'en')),
  content jsonb not null,
  -- of the version that the customer has; null before the first
  valid_until date,
  -- where it began; neither is a reference, because it may end sooner than the quote
  consult bigint,
  package_code text,
  booking bigint,
  seed text not null,
  token_hash text not null,
  in_charge bigint,
  reg_date timestamptz not null default now(),
  changed timestamptz not null default now(),
  primary key (travel_agency, id)
);
comment on column public.quote.content is 'unknown';
call public.fence_table('public.quote');

create table public.quote_version (
  travel_agency int not null,
  quote bigint not null,
  version int not null,
  content jsonb not null,
  staff_name text not null,
  sent timestamptz not null default now(),
  opened timestamptz,
  primary key (travel_agency, quote, version),
  foreign key (travel_agency, quote) references public.quote on delete cascade
);
comment on column public.quote_version.content is 'unknown';
call public.fence_table('public.quote_version');

-- `staff_name`: null where the customer wrote it.
create table public.quote_comment (
  travel_agency int not null,
  id bigint not null generated always as identity,
  quote bigint not null,
  version int not null,
  staff_name text,
  contents text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, quote) references public.quote on delete cascade
);
call public.fence_table('public.quote_comment');

do $$
begin
  create unique index quote_token on public.quote (travel_agency, token_hash);
  create index quote_by_state on public.quote (travel_agency, state, changed);
  create index quote_by_booking on public.quote (travel_agency, booking);
  create index quote_comment_of_quote on public.quote_comment (travel_agency, quote);
end $$;
