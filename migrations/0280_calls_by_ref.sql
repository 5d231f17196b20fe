-- A call to a customer is about one row (`ref`), so two letters are two calls, and `to_say` holds the words that no
-- channel carried. The index lets two jobs at once add one task; the version before writes no `ref`, and is not held.
alter table public.booking_task add column ref bigint;
alter table public.booking_task add column to_say text;
do $$ begin
  create unique index booking_task_call on public.booking_task (travel_agency, booking, occasion, ref)
    where occasion is not null and done is null;
end $$;
