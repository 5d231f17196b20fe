-- A booking may be paid in parts (decision 78): the plan of an agency, of a trip, and the copy a booking is made with.
alter table public.agency add column payment_plan jsonb not null default '{"kind": "whole"}'
  constraint payment_plan_has_its_parts check (case payment_plan ->> 'kind'
    when 'whole' then true
    when 'deposit' then (payment_plan -> 'balance_days') is not null and (payment_plan -> 'deposit') is not null
    when 'confirmed' then (payment_plan -> 'balance_days') is not null and (payment_plan -> 'deposit') is not null
    else false end);
comment on column public.agency.payment_plan is
  '{ kind: ''whole'' } | { kind: ''deposit'' | ''confirmed''; deposit: { won: number } | { percent: number }; balance_days: number }';

alter table public.package_detail
  add column pay_plan text check (pay_plan in ('whole', 'deposit', 'confirmed')), -- null: the agency's
  add column deposit_percent int check (deposit_percent between 1 and 100),
  add column deposit_won int check (deposit_won > 0),
  add column balance_days int check (balance_days > 0),
  add constraint pay_plan_has_its_parts check (pay_plan is null or pay_plan = 'whole'
    or num_nonnulls(deposit_percent, deposit_won) = 1 and balance_days is not null);

-- deposit: what has to be paid first, 0 where it is all at once. reserved_free: not asked to pay yet. balance_reminded: how
-- many reminders of the balance were sent. claim_waived: of a fee above what was paid, what the agency does not ask for.
alter table public.booking
  add column plan jsonb not null default '{"kind": "whole"}',
  add column deposit bigint not null default 0 check (deposit >= 0),
  add column balance_by date,
  add column reserved_free boolean not null default false,
  add column balance_reminded int not null default 0,
  add column claim_waived bigint not null default 0 check (claim_waived >= 0),
  drop constraint booking_progress_check,
  add constraint booking_progress_check check (progress in ('waiting_for_payment', 'deposit_paid', 'payment_completed',
    'preparing', 'ready', 'travel_completed', 'cancel_requested', 'cancel_completed')),
  drop constraint booking_before_cancel_check,
  add constraint booking_before_cancel_check
    check (before_cancel in ('deposit_paid', 'payment_completed', 'preparing', 'ready'));
comment on column public.booking.plan is
  '{ kind: ''whole'' } | { kind: ''deposit'' | ''confirmed''; deposit: { won: number } | { percent: number }; balance_days: number }';
alter table public.booking_history
  drop constraint booking_history_progress_check,
  add constraint booking_history_progress_check check (progress in ('waiting_for_payment', 'deposit_paid', 'payment_completed',
    'preparing', 'ready', 'travel_completed', 'cancel_requested', 'cancel_completed'));

-- The departure is confirmed, and some of those who make its minimum have not paid yet.
alter table public.departure_seat add column awaits_payment boolean not null default false;

-- The clock looks for balances that are near.
grant select (balance_by, balance_reminded) on public.booking to naru_clock;
drop policy of_clock on public.booking;
create policy of_clock on public.booking for select to naru_clock using (current_user = 'naru_clock' and
  progress in ('waiting_for_payment', 'deposit_paid', 'payment_completed', 'preparing', 'ready'));

drop view public.booking_money;
create view public.booking_money with (security_invoker = true) as
select b.*,
  case
    when b.progress = 'waiting_for_payment' and b.reserved_free then 0
    when b.progress = 'waiting_for_payment' then greatest(0,
      case when b.deposit > 0 then least(b.deposit, b.total + b.fees_kept) else b.total + b.fees_kept end - b.paid)
    when b.progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then greatest(0, b.total + b.fees_kept - b.paid)
    else 0 end as payable,
  case
    when b.progress = 'waiting_for_payment' and b.reserved_free then 0
    when b.progress in ('waiting_for_payment', 'deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then greatest(0, b.total + b.fees_kept - b.paid)
    else 0 end as payable_most,
  case
    when b.progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then greatest(0, b.total + b.fees_kept - b.paid)
    else 0 end as due,
  case when b.progress = 'deposit_paid' then b.balance_by end as due_by,
  case
    when b.progress in ('cancel_requested', 'cancel_completed')
      then greatest(0, b.cancel_fee + b.fees_kept - b.paid - b.claim_waived)
    else 0 end as claim,
  greatest(0, case
    when b.progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then b.paid - b.total - b.fees_kept
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
  drop index public.booking_due;
  create index booking_due on public.booking (travel_agency, departure_date, id)
    where case
      when progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
        then greatest(0, total + fees_kept - paid)
      else 0 end > 0;
  drop index public.booking_owed_back;
  create index booking_owed_back on public.booking (travel_agency, departure_date, id)
    where greatest(0, case
      when progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
        then paid - total - fees_kept
      when cancel_fee is not null then paid - fees_kept - cancel_fee
      when progress = 'cancel_requested' then coalesce(refund_due, 0)
      when progress = 'cancel_completed' and refund_due is null then paid
      else 0 end) > 0;
  create index booking_claim on public.booking (travel_agency, departure_date, id)
    where case
      when progress in ('cancel_requested', 'cancel_completed')
        then greatest(0, cancel_fee + fees_kept - paid - claim_waived)
      else 0 end > 0;
  drop index public.booking_open;
  create index booking_open on public.booking (travel_agency, departure_id)
    include (progress, total, fees_kept, paid, deposit, reserved_free)
    where progress in ('waiting_for_payment', 'deposit_paid', 'payment_completed', 'preparing', 'ready');
  drop index public.booking_leaving;
  create index booking_leaving on public.booking (travel_agency, departure_date)
    where progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready');
  drop index public.booking_under_way;
  create index booking_under_way on public.booking (return_date, travel_agency)
    where progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready');
  drop index public.booking_without_passports;
  create index booking_without_passports on public.booking (travel_agency, departure_date, id)
    where progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready') and passports < adult + child + baby;
  -- Who reserved until the departure is certain: few, and asked for with every departure that is shown.
  create index booking_reserved on public.booking (travel_agency, departure_id) include (adult, child)
    where progress = 'waiting_for_payment' and plan ->> 'kind' = 'confirmed' and proved_by is not null;
  create index booking_balance on public.booking (balance_by, travel_agency) where progress = 'deposit_paid';
end $$;

drop statistics public.booking_due;
create statistics public.booking_due on (case
    when progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then greatest(0, total + fees_kept - paid)
    else 0 end) from public.booking;
drop statistics public.booking_owed_back;
create statistics public.booking_owed_back on (greatest(0, case
    when progress in ('deposit_paid', 'payment_completed', 'preparing', 'ready', 'travel_completed')
      then paid - total - fees_kept
    when cancel_fee is not null then paid - fees_kept - cancel_fee
    when progress = 'cancel_requested' then coalesce(refund_due, 0)
    when progress = 'cancel_completed' and refund_due is null then paid
    else 0 end)) from public.booking;
create statistics public.booking_claim on (case
    when progress in ('cancel_requested', 'cancel_completed')
      then greatest(0, cancel_fee + fees_kept - paid - claim_waived)
    else 0 end) from public.booking;
analyze public.booking;
