-- What was paid of a cost counts in the books of a day that is open, and so does what is taken back. Decision 96

-- counted_on: the day whose books count it: the day it was paid, or a later one where that was closed already. undone_on:
-- the day that counts it back. what to departure_date: the cost and its trip as they were called when it was paid.
-- Null in rows of before: they count on the day they were paid, and show today's names.
alter table public.cost_payment add column counted_on date, add column undone_on date, add column what text,
  add column supplier_name text, add column page_title jsonb, add column departure_date date;
comment on column public.cost_payment.page_title is 'Words';

do $$
begin
  create index cost_payment_counted on public.cost_payment (travel_agency, coalesce(counted_on, paid_on));
  create index cost_payment_undone on public.cost_payment (travel_agency, coalesce(undone_on, counted_on, paid_on))
    where undone is not null;
end $$;

-- A payment is undone once, and otherwise stays as it is, whoever asks. It goes ten years after its day, as books may.
create function public.refuse_change_of_payments() returns trigger language plpgsql set search_path = public as $$
declare
  undoing text[] := array['undone', 'undone_by', 'undone_reason', 'undone_on'];
begin
  if tg_op = 'DELETE' and old.at < now() - interval '10 years' then return old; end if;
  if tg_op = 'UPDATE' and old.undone is null and new.undone is not null and to_jsonb(new) - undoing = to_jsonb(old) - undoing
  then return new; end if;
  raise exception 'a payment is undone, never changed' using errcode = 'restrict_violation';
end $$;
create trigger keep_cost_payment before update or delete on public.cost_payment
  for each row execute function public.refuse_change_of_payments();
