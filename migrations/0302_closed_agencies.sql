-- What a closed agency leaves behind goes: its keys the next night, its people and pictures a month after. Decision 98

-- erased: when its members, posts, reviews and pictures went. Bookings, contracts and books stay for their years.
alter table public.agency add column erased timestamptz;
