-- Ways to pay: an agency says which it offers, a try to pay may be a virtual account, and a refund may wait for an account.

-- null: by card where the agency has keys for it, else by transfer.
alter table public.agency add column pay_ways jsonb;
comment on column public.agency.pay_ways is '(''card'' | ''virtual_account'' | ''bank_transfer'')[]';

-- account: what the customer pays into; account_until: how long it takes money. deposit_secret: what a notice about it
-- must bring. closing: it is not wanted any more. looked: when the gateway was last asked about it.
alter table public.payment_try
  add column way text not null default 'card' check (way in ('card', 'virtual_account')),
  add column bank text,
  add column account jsonb,
  add column account_until timestamptz,
  add column deposit_secret text,
  add column closing timestamptz,
  add column looked timestamptz not null default now(),
  add column receipt_url text,
  drop constraint payment_try_state_check,
  add constraint payment_try_state_check check (state in ('opened', 'confirming', 'deposit_waiting', 'paid', 'failed'));
comment on column public.payment_try.account is '{ bank: string; account_number: string; account_holder: string }';

-- by_name: whoever of staff asked for it. settled: when the gateway had done it, or refused.
alter table public.refund
  add column by_name text,
  add column settled timestamptz,
  drop constraint refund_state_check,
  add constraint refund_state_check check (state in ('account_needed', 'asked', 'done', 'refused'));

-- The clock looks at accounts that are open, too.
drop policy of_clock on public.payment_try;
call public.show_clock('public.payment_try', 'travel_agency, state, confirming, looked, closing',
  $$state in ('confirming', 'deposit_waiting')$$);
do $$
begin
  create index payment_try_deposits on public.payment_try (looked, travel_agency) where state = 'deposit_waiting';
  create index refund_open on public.refund (travel_agency, asked) where state in ('account_needed', 'asked', 'refused');
end $$;

-- As before, with the new states: neither a refund that waits nor an account that is open is forgotten.
create or replace function public.forget_bookings(agency int, most int) returns table (forgotten int, paths text[]) language plpgsql security definer set search_path = public as $$
declare
  since timestamptz := now() - interval '5 years';
  gone bigint[];
begin
  if agency is distinct from agency_of_transaction() then raise exception 'another agency'; end if;
  gone := array(
    select b.id from booking b
    where b.travel_agency = agency and b.progress in ('travel_completed', 'cancel_completed') and b.reg_date < since
      and not exists (select from booking_history h where h.travel_agency = agency and h.booking = b.id and h.at >= since)
      and not exists (select from ledger l where l.travel_agency = agency and l.booking = b.id and l.at >= since)
      and not exists (select from refund r where r.travel_agency = agency and r.booking = b.id and r.state in ('account_needed', 'asked'))
      and not exists (select from payment_try t where t.travel_agency = agency and t.booking = b.id and t.state in ('confirming', 'deposit_waiting'))
    order by b.reg_date limit most for update of b skip locked);
  forgotten := cardinality(gone);
  paths := array(
    select f.path from attached_file f where f.travel_agency = agency and f.booking = any (gone)
    union all select p.path from passport_file p where p.travel_agency = agency and p.booking = any (gone));
  delete from access_log where travel_agency = agency and booking = any (gone);
  delete from refund where travel_agency = agency and booking = any (gone);
  delete from ledger where travel_agency = agency and booking = any (gone);
  delete from booking where travel_agency = agency and id = any (gone);
  return next;
end $$;
