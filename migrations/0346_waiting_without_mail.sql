-- Staff put callers onto the waiting list who have no address; when seats are offered to them, somebody calls.
alter table waiting drop constraint waiting_email_check;
do $$
begin
  drop index public.waiting_once;
  create unique index waiting_once on public.waiting (travel_agency, departure_id, lower(email))
    where state in ('waiting', 'offered') and email <> '';
end $$;
