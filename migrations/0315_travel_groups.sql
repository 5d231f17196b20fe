-- Bookings of one departure that travel together (decision 81): their leader sees how each stands.

-- joined: when the customer agreed; null while staff have only asked. reminded: when the leader last did.
create table public.travel_group (
  travel_agency int not null,
  id bigint not null generated always as identity,
  booking bigint not null,
  leader bigint not null,
  joined timestamptz,
  reminded timestamptz,
  by_name text,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  unique (travel_agency, booking),
  foreign key (travel_agency, booking) references public.booking on delete cascade,
  foreign key (travel_agency, leader) references public.booking on delete cascade
);
call public.fence_table('public.travel_group');

do $$
begin
  create index travel_group_of_leader on public.travel_group (travel_agency, leader);
end $$;

-- Who is erased is in no group, and leads none. The rest as before.
create or replace function public.erase_bookings(agency int, gone bigint[]) returns void language plpgsql security definer set search_path = public as $$
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
  delete from travel_group where travel_agency = agency and (booking = any (gone) or leader = any (gone));
  update booking_share set name = '○○○', email = '', revoked = coalesce(revoked, now())
    where travel_agency = agency and booking = any (gone);
  update change_consent set signed_by = '○○○', network = null
    where travel_agency = agency and booking = any (gone) and answer is not null;
  update booking_history set note = '' where travel_agency = agency and booking = any (gone) and by in ('customer', 'staff') and note <> '';
  update consent set guardian_name = null, guardian_contact = null where travel_agency = agency and booking = any (gone);
  update sent_list l set people = (
    select jsonb_agg(case when split_part(p ->> 'person', '-', 1) = any (numbers.of) then (p - 'digest') || '{"name": "○○○"}' else p end order by at)
    from jsonb_array_elements(l.people) with ordinality e (p, at))
  from (select array_agg(booking_id) as of, array_agg(departure_id) as departures from booking
    where travel_agency = agency and id = any (gone)) numbers
  where l.travel_agency = agency and l.departure_id = any (numbers.departures) and jsonb_array_length(l.people) > 0;
  update traveller set name = '○○○', name_en = null, birthdate = null, gender = null where travel_agency = agency and booking = any (gone);
  update booking set name = '○○○', contact = '', email = '', request = '', visitor = null, member_id = null, passes_from = now()
    where travel_agency = agency and id = any (gone);
end $$;
