-- The reservations of one network and of one mailbox within the hour are counted under a lock: what is counted may not
-- grow with those of all others. Decision 20
do $$
begin
  create index booking_of_network on public.booking (travel_agency, visitor, reg_date)
    where visitor is not null and proved_by is distinct from 'mail';
  create index booking_of_mailbox on public.booking (travel_agency, public.fold_address(email), reg_date)
    where visitor is not null and proved_by is distinct from 'mail';
end $$;
