-- Who of the staff handed over a link by which a change of the trip is answered: it stays with the answer. Decision 101
alter table public.change_link add column handed_by text;
alter table public.change_consent add column handed_by text;
