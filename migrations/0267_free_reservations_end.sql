-- The clock finds reservations free of charge whose departure was not certain in time.
grant select (reserved_free, departure_date) on public.booking to naru_clock;
do $$
begin
  create index booking_reserved_free on public.booking (departure_date, travel_agency)
    where progress = 'waiting_for_payment' and reserved_free;
end $$;
