-- Cancelled bookings keep the network they were reserved from for a day, as a hash: so many of an hour need a proof. Decision 20
do $$
begin
  create index booking_network_left on public.booking (travel_agency, reg_date)
    where progress = 'cancel_completed' and visitor is not null;
end $$;
