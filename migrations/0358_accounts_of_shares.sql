-- Where the money of a share goes back to: whoever paid it says so by the share's own link. Locked as payout_account is.
create table public.share_payout_account (
  travel_agency int not null,
  share bigint not null,
  booking bigint not null,
  sealed text not null,
  data_key uuid not null,
  given timestamptz not null default now(),
  used timestamptz,
  primary key (travel_agency, share),
  foreign key (travel_agency, share) references public.booking_share on delete cascade,
  foreign key (travel_agency, booking) references public.booking on delete cascade,
  foreign key (travel_agency, data_key) references public.data_key
);
call public.fence_table('public.share_payout_account');

do $$
begin
  create index share_payout_account_of_booking on public.share_payout_account (travel_agency, booking);
end $$;

-- Who is erased is named by no virtual account, no stored answer, and no account or number of a share. The rest as before.
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
  delete from share_receipt_wish where travel_agency = agency and booking = any (gone);
  delete from payout_account where travel_agency = agency and booking = any (gone);
  delete from share_payout_account where travel_agency = agency and booking = any (gone);
  delete from transfer_reference where travel_agency = agency and booking = any (gone);
  delete from waiting where travel_agency = agency and booking = any (gone);
  delete from travel_group where travel_agency = agency and (booking = any (gone) or leader = any (gone));
  update payment_try set account = account || '{"account_holder": "○○○"}'
    where travel_agency = agency and booking = any (gone) and account is not null;
  update once_only set answer = jsonb_set(answer, '{gateway,customer_name}', '"○○○"')
    where travel_agency = agency and call = 'payment' and answer #>> '{gateway,customer_name}' is not null
      and answer ->> 'booking_id' in (select booking_id from booking where travel_agency = agency and id = any (gone));
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
