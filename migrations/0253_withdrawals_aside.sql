-- A withdrawal that paid no cost (rent, salaries, a payout) is set aside with a reason, as transfers are that no booking fits.
alter table public.bank_withdrawal add column aside timestamptz, add column aside_by text, add column aside_reason text;
