-- What an itinerary says a trip costs and how many it takes, though it names no day: the first departures begin with it.
alter table public.package_draft
  add column planned_adult_price int,
  add column planned_child_price int,
  add column planned_baby_price int,
  add column planned_minimum int;
