-- Partner shops are added, changed and ended by staff. An ended one keeps its bookings and takes no more.
alter table shop
  add column ended timestamptz,
  add column revision int not null default 1,
  add column reg_date timestamptz not null default now();
-- What came through a shop, by the day it was booked.
create index booking_of_shop on booking (travel_agency, store_id, reg_date) where store_id is not null;
