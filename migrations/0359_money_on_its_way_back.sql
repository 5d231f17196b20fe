-- Money on its way back pays for nothing: a sum that came twice is neither asked for less nor called paid. Decision 76
-- What is asked of the gateway, or waits for an account, is kept with the booking, as what was paid is.
alter table public.booking add column going_back bigint not null default 0;
grant select (going_back) on public.booking to naru_clock;

create function public.count_going_back() returns trigger language plpgsql set search_path = public as $$
declare
  row refund := coalesce(new, old);
  more bigint := 0;
begin
  if tg_op <> 'INSERT' and old.state in ('account_needed', 'asked') then more := more - old.amount; end if;
  if tg_op <> 'DELETE' and new.state in ('account_needed', 'asked') then more := more + new.amount; end if;
  if more <> 0 then
    update booking set going_back = going_back + more where travel_agency = row.travel_agency and id = row.booking;
  end if;
  return null;
end $$;
create trigger count_going_back after insert or delete or update of state, amount on public.refund
  for each row execute function public.count_going_back();

-- Row security holds for the owner, too: agency by agency.
do $$
declare
  a int;
begin
  for a in select travel_agency from public.agency loop
    perform set_config('app.travel_agency', a::text, true);
    update public.booking b set going_back = r.pending
    from (select booking, sum(amount) as pending from public.refund
      where travel_agency = a and state in ('account_needed', 'asked') group by booking) r
    where b.travel_agency = a and b.id = r.booking;
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;

drop view public.booking_money;
create view public.booking_money with (security_invoker = true) as
select b.*,
  case
    when b.progress = 'waiting_for_payment' and b.reserved_free then 0
    when b.progress = 'waiting_for_payment' then greatest(0,
      case when b.deposit > 0 then least(b.deposit, b.total + b.fees_kept) else b.total + b.fees_kept end - (b.paid - b.going_back))
    when b.progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then greatest(0, b.total + b.fees_kept - (b.paid - b.going_back))
    else 0 end as payable,
  case
    when b.progress = 'waiting_for_payment' and b.reserved_free then 0
    when b.progress in ('waiting_for_payment', 'deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then greatest(0, b.total + b.fees_kept - (b.paid - b.going_back))
    else 0 end as payable_most,
  case
    when b.progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then greatest(0, b.total + b.fees_kept - (b.paid - b.going_back))
    else 0 end as due,
  case when b.progress = 'deposit_paid' then b.balance_by end as due_by,
  case
    when b.progress in ('cancel_requested', 'cancel_completed')
      then greatest(0, b.cancel_fee + b.fees_kept - b.paid - b.claim_waived)
    else 0 end as claim,
  greatest(0, case
    when b.progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then b.paid - b.total - b.fees_kept
    when b.cancel_fee is not null then b.paid - b.fees_kept - b.cancel_fee + b.claim_waived
    when b.progress = 'cancel_requested' then coalesce(b.refund_due, 0)
    when b.progress = 'cancel_completed' and b.refund_due is null then b.paid
    else 0 end) as owed_back
from public.booking b;
grant select on public.booking_money to naru_app;

-- These have the view's own expressions, or read all that it says of a departure.
do $$
begin
  drop index public.booking_due;
  create index booking_due on public.booking (travel_agency, departure_date, id)
    where case
      when progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
        then greatest(0, total + fees_kept - (paid - going_back))
      else 0 end > 0;
  drop index public.booking_open;
  create index booking_open on public.booking (travel_agency, departure_id)
    include (progress, total, fees_kept, paid, going_back, deposit, reserved_free)
    where progress in ('waiting_for_payment', 'deposit_paid', 'payment_completed', 'preparing', 'ready');
end $$;

drop statistics public.booking_due;
create statistics public.booking_due on (case
    when progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then greatest(0, total + fees_kept - (paid - going_back))
    else 0 end) from public.booking;
analyze public.booking;
