-- What of a confirmed transfer its booking did not owe: it is owed back from then on.
alter table public.bank_match
  add column surplus bigint not null default 0 check (surplus between 0 and amount);
