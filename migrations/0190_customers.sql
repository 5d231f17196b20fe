-- Customers: what staff joined to one person, noted about them, and what was erased at their request. Decision 103

-- A card exists without a row: a member, or a booking, consultation or quote of a guest, is one. A row comes when staff join two.
create table public.customer (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id)
);
call public.fence_table('public.customer');

-- What staff said is of one person. ref: the id of the booking, member, consultation or quote.
create table public.customer_part (
  travel_agency int not null,
  kind text not null check (kind in ('booking', 'member', 'consult', 'quote')),
  ref bigint not null,
  customer bigint not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, kind, ref),
  foreign key (travel_agency, customer) references public.customer on delete cascade
);
create index customer_part_of on public.customer_part (travel_agency, customer);
call public.fence_table('public.customer_part');

create table public.customer_note (
  travel_agency int not null,
  id bigint not null generated always as identity,
  customer bigint not null,
  text text not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, customer) references public.customer on delete cascade
);
create index customer_note_of on public.customer_note (travel_agency, customer);
call public.fence_table('public.customer_note');

-- The receipt of an erasure: how many of what went, and what the law keeps until when. It names nobody.
create table public.customer_erasure (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  erased jsonb not null,
  kept jsonb not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id)
);
comment on column public.customer_erasure.erased is '{ what: ''member'' | ''bookings'' | ''travellers'' | ''notes'' | ''messages'' | ''documents'' | ''questions'' | ''consultations'' | ''quotes'' | ''reviews''; count: number }[]';
comment on column public.customer_erasure.kept is '{ what: ''contract'' | ''payment'' | ''complaint'' | ''log_in''; count: number; until: string }[]';
call public.fence_table('public.customer_erasure');
revoke update, delete, truncate on public.customer_erasure from naru_app;

-- What the law keeps of an erased person, apart from everything else and encrypted. It goes on its day.
create table public.kept_record (
  travel_agency int not null,
  id bigint not null generated always as identity,
  erasure bigint not null,
  kind text not null check (kind in ('booking', 'consult')),
  -- The number of the booking; of a consultation its id.
  number text not null,
  until date not null,
  sealed text not null,
  data_key uuid not null,
  primary key (travel_agency, id),
  foreign key (travel_agency, erasure) references public.customer_erasure,
  foreign key (travel_agency, data_key) references public.data_key
);
create index kept_record_of on public.kept_record (travel_agency, erasure);
create index kept_record_until on public.kept_record (travel_agency, until);
call public.fence_table('public.kept_record');

-- Takes the person out of these bookings, whose trips and money are over: the amounts stay, for the books. What the law
-- keeps of the person was copied before. Some of these tables can only be added to, so their owner does it.
create function public.erase_bookings(agency int, gone bigint[]) returns void language plpgsql security definer set search_path = public as $$
begin
  if agency is distinct from agency_of_transaction() then raise exception 'another agency'; end if;
  delete from booking_note where travel_agency = agency and booking = any (gone);
  delete from booking_task where travel_agency = agency and booking = any (gone);
  delete from change_request where travel_agency = agency and booking = any (gone);
  delete from contact_change where travel_agency = agency and booking = any (gone);
  delete from contract_part where travel_agency = agency and booking = any (gone);
  delete from contract where travel_agency = agency and booking = any (gone);
  delete from traveller_note where travel_agency = agency and booking = any (gone);
  delete from passport_reading where travel_agency = agency and booking = any (gone);
  delete from booking_link where travel_agency = agency and booking = any (gone);
  delete from link where travel_agency = agency and booking = any (gone);
  delete from delivery where travel_agency = agency and booking = any (gone);
  delete from departure_letter where travel_agency = agency and booking = any (gone);
  delete from receipt_wish where travel_agency = agency and booking = any (gone);
  delete from payout_account where travel_agency = agency and booking = any (gone);
  delete from transfer_reference where travel_agency = agency and booking = any (gone);
  delete from waiting where travel_agency = agency and booking = any (gone);
  update booking_share set name = '○○○', email = '', revoked = coalesce(revoked, now())
    where travel_agency = agency and booking = any (gone);
  update change_consent set signed_by = '○○○', network = null
    where travel_agency = agency and booking = any (gone) and answer is not null;
  update booking_history set note = '' where travel_agency = agency and booking = any (gone) and by in ('customer', 'staff') and note <> '';
  update consent set guardian_name = null, guardian_contact = null where travel_agency = agency and booking = any (gone);
  update sent_list l set people = (
    select jsonb_agg(case when split_part(p ->> 'person', '-', 1) = any (numbers.of) then p || '{"name": "○○○"}' else p end order by at)
    from jsonb_array_elements(l.people) with ordinality e (p, at))
  from (select array_agg(booking_id) as of, array_agg(departure_id) as departures from booking
    where travel_agency = agency and id = any (gone)) numbers
  where l.travel_agency = agency and l.departure_id = any (numbers.departures) and jsonb_array_length(l.people) > 0;
  update traveller set name = '○○○', name_en = null, birthdate = null, gender = null where travel_agency = agency and booking = any (gone);
  update booking set name = '○○○', contact = '', email = '', request = '', visitor = null, member_id = null, passes_from = now()
    where travel_agency = agency and id = any (gone);
end $$;
revoke all on function public.erase_bookings(int, bigint[]) from public;
grant execute on function public.erase_bookings(int, bigint[]) to naru_app;
