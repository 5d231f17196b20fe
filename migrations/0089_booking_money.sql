-- What a booking still has to pay and what goes back of its money, said once for every list and sum: as calculateMoney
-- says it (src/domain/booking/balance.ts); a test compares the two. The view shows what row security shows its reader.
create view public.booking_money with (security_invoker = true) as
select b.*,
  case
    when b.progress = 'waiting_for_payment' then b.total + b.fees_kept
    when b.progress in ('payment_completed', 'preparing', 'ready') then greatest(0, b.total + b.fees_kept - b.paid)
    else 0 end as payable,
  case
    when b.progress in ('payment_completed', 'preparing', 'ready') then greatest(0, b.total + b.fees_kept - b.paid)
    else 0 end as due,
  greatest(0, case
    when b.progress in ('payment_completed', 'preparing', 'ready', 'travel_completed') then b.paid - b.total - b.fees_kept
    when b.cancel_fee is not null then b.paid - b.fees_kept - b.cancel_fee
    when b.progress = 'cancel_requested' then coalesce(b.refund_due, 0)
    when b.progress = 'cancel_completed' and b.refund_due is null then b.paid
    else 0 end) as owed_back
from public.booking b;
grant select on public.booking_money to naru_app;

-- In a block, because a database over several nodes takes no index out of a text of several statements.
do $$
begin
  -- These have the view's own expressions, or no list would use them: whoever changes the view makes them anew.
  drop index public.booking_unbalanced;
  drop index public.booking_owed;
  create index booking_due on public.booking (travel_agency, departure_date, id)
    where case
      when progress in ('payment_completed', 'preparing', 'ready') then greatest(0, total + fees_kept - paid)
      else 0 end > 0;
  create index booking_owed_back on public.booking (travel_agency, departure_date, id)
    where greatest(0, case
      when progress in ('payment_completed', 'preparing', 'ready', 'travel_completed') then paid - total - fees_kept
      when cancel_fee is not null then paid - fees_kept - cancel_fee
      when progress = 'cancel_requested' then coalesce(refund_due, 0)
      when progress = 'cancel_completed' and refund_due is null then paid
      else 0 end) > 0;
  -- What the open bookings of a departure have paid and still have to pay is read from the index alone.
  drop index public.booking_open;
  create index booking_open on public.booking (travel_agency, departure_id) include (progress, total, fees_kept, paid)
    where progress in ('waiting_for_payment', 'payment_completed', 'preparing', 'ready');
end $$;

-- Without these the planner takes a third of all bookings for due and for owed, and walks through them.
create statistics public.booking_due on (case
    when progress in ('payment_completed', 'preparing', 'ready') then greatest(0, total + fees_kept - paid)
    else 0 end) from public.booking;
create statistics public.booking_owed_back on (greatest(0, case
    when progress in ('payment_completed', 'preparing', 'ready', 'travel_completed') then paid - total - fees_kept
    when cancel_fee is not null then paid - fees_kept - cancel_fee
    when progress = 'cancel_requested' then coalesce(refund_due, 0)
    when progress = 'cancel_completed' and refund_due is null then paid
    else 0 end)) from public.booking;
analyze public.booking;
