-- The unpaid reservations of a network, a mailbox and a telephone are counted under a lock: the work may not grow with
-- those of all others. Decision 20
do $$
begin
  create index booking_of_network on public.booking (travel_agency, visitor, reg_date)
    where visitor is not null and proved_by is distinct from 'mail';
  create index booking_of_mailbox on public.booking (travel_agency, public.fold_address(email), reg_date)
    where visitor is not null and proved_by is distinct from 'mail';
  create index booking_unproved_mailbox on public.booking (travel_agency, public.fold_address(email))
    where progress = 'waiting_for_payment' and proved_by is null;
  create index booking_unproved_phone on public.booking (travel_agency, public.phone_digits(contact))
    where progress = 'waiting_for_payment' and proved_by is null;
end $$;
