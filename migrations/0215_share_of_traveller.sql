-- Whose share it is among those who travel; null where it is of nobody who is named. Once they travel no more nothing is
-- paid by it.
alter table public.booking_share add column traveller int;
