-- A network waits for no more of a departure than it may hold: whoever owns a domain has any number of mailboxes. Decision 20
-- A keyed hash, as bookings have it, while the entry waits or has an offer.
alter table public.waiting add column visitor text;
