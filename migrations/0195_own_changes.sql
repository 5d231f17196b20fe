-- What customers change about their booking by themselves, and what they ask staff for. Decision 102
alter table public.agency add column customer_changes jsonb not null
  default '{"kinds": ["date", "party", "rooms", "person", "booker"], "days": 30}';
comment on column public.agency.customer_changes is
  '{ kinds: (''date'' | ''party'' | ''rooms'' | ''person'' | ''booker'')[]; days: number }';

-- How often it went to another booker, who has to agree to the contract anew.
alter table public.booking add column handed_over int not null default 0;

-- change: as it was asked for, with what it says of people; gone once it is answered.
create table public.change_request (
  travel_agency int not null,
  id bigint not null generated always as identity,
  booking bigint not null,
  kind text not null check (kind in ('date', 'party', 'rooms', 'person', 'booker')),
  change jsonb,
  note text not null default '',
  state text not null default 'asked' check (state in ('asked', 'done', 'refused', 'withdrawn')),
  answer text not null default '',
  by_name text,
  asked timestamptz not null default now(),
  answered timestamptz,
  primary key (travel_agency, id),
  constraint change_request_is_open check ((state = 'asked') = (answered is null)),
  foreign key (travel_agency, booking) references public.booking on delete cascade
);
comment on column public.change_request.change is
  '{ kind: ''date''; departure_id: number } | { kind: ''party''; adult: number; child: number; baby: number } | { kind: ''rooms''; single_rooms: number } | { kind: ''person''; traveller: number; name: string; name_en?: string; birthdate?: string; gender?: ''male'' | ''female'' } | { kind: ''booker''; name: string; contact: string; email: string; traveller?: number }';
call public.fence_table('public.change_request');

-- One more thing that a mailed code is for.
alter table public.mail_code drop constraint mail_code_purpose_check;
alter table public.mail_code add constraint mail_code_purpose_check
  check (purpose in ('booking', 'reserve', 'hand_over'));

do $$
begin
  create unique index change_request_of_booking on public.change_request (travel_agency, booking) where state = 'asked';
  create index change_request_answered on public.change_request (travel_agency, booking, id desc);
end $$;
