-- Whose share a transfer pays (decision 81); null where it pays for the booking as a whole.
alter table public.bank_match add column share bigint;
