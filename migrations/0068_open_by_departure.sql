-- The open bookings of a departure with their money: what a departure fills with is read from the index alone, however many
-- were on it before and are over.
create index booking_open on booking (travel_agency, departure_id) include (total, paid)
  where progress in ('waiting_for_payment', 'payment_completed', 'preparing', 'ready');
