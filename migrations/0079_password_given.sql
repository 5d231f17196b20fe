-- Who has no second factor yet makes the first with the password: when it was last typed in this log-in.
alter table public.staff_session add column password_given timestamptz;
