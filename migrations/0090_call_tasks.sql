-- A task that nobody typed: a customer without an address has to be called about this occasion (src/occasions.ts).
alter table public.booking_task add column occasion text;
