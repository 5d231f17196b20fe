-- The unpaid reservations of a mailbox and a telephone are counted under a lock: the work may not grow with those of all
-- others. Row security keeps what a function works out from an index, so both are stored. Decision 20
alter table public.booking
  add column mailbox text generated always as (public.fold_address(email)) stored,
  add column phone text generated always as (public.phone_digits(contact)) stored;
alter table public.member add column mailbox text generated always as (public.fold_address(email)) stored;
do $$
begin
  drop index public.booking_of_mailbox, public.booking_unproved_mailbox, public.booking_unproved_phone, public.booking_proved;
  create index booking_of_mailbox on public.booking (travel_agency, mailbox, reg_date)
    where visitor is not null and proved_by is distinct from 'mail';
  create index booking_unproved_mailbox on public.booking (travel_agency, mailbox)
    where progress = 'waiting_for_payment' and proved_by is null;
  create index booking_unproved_phone on public.booking (travel_agency, phone)
    where progress = 'waiting_for_payment' and proved_by is null;
  create index booking_proved on public.booking (travel_agency, mailbox)
    where progress = 'waiting_for_payment' and proved_by = 'mail';
  drop index public.member_by_mailbox;
  create index member_by_mailbox on public.member (travel_agency, mailbox) where email_verified;
end $$;
