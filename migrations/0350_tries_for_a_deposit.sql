-- A try that pays the first part of a price alone: paid in two windows, the second is no part of the balance. Decision 78
alter table public.payment_try add column is_deposit boolean not null default false;
