-- What came for a share goes back to whoever paid it, also where staff send it. Decision 81
-- to_send: staff are to send it to the payer of the share; sent: they did. Until then it is on its way back.
alter table public.refund
  drop constraint refund_state_check,
  add constraint refund_state_check check (state in ('account_needed', 'asked', 'to_send', 'done', 'refused', 'sent'));

create or replace function public.count_going_back() returns trigger language plpgsql set search_path = public as $$
declare
  row refund := coalesce(new, old);
  more bigint := 0;
begin
  if tg_op <> 'INSERT' and old.state in ('account_needed', 'asked', 'to_send') then more := more - old.amount; end if;
  if tg_op <> 'DELETE' and new.state in ('account_needed', 'asked', 'to_send') then more := more + new.amount; end if;
  if more <> 0 then
    update booking set going_back = going_back + more where travel_agency = row.travel_agency and id = row.booking;
  end if;
  return null;
end $$;

do $$
begin
  drop index public.refund_open;
  create index refund_open on public.refund (travel_agency, asked)
    where state in ('account_needed', 'asked', 'to_send', 'refused');
  create index refund_to_send on public.refund (travel_agency, asked, id) where state = 'to_send';
end $$;

-- The link of the payer alone: it names the account, and nobody else is given it.
alter table public.booking_link
  add column share bigint,
  add constraint booking_link_of_share foreign key (travel_agency, share) references public.booking_share on delete cascade,
  add constraint booking_link_share_is_back check (share is null or kind = 'back');
do $$
begin
  create index booking_link_of_share on public.booking_link (travel_agency, share) where share is not null;
end $$;

-- As before: whatever is on its way back is not forgotten.
create or replace function public.forget_bookings(agency int, most int) returns table (forgotten int, paths text[]) language plpgsql security definer set search_path = public as $$
declare
  since timestamptz := now() - interval '5 years';
  gone bigint[];
begin
  if agency is distinct from agency_of_transaction() then raise exception 'another agency'; end if;
  gone := array(
    select b.id from booking b
    where b.travel_agency = agency and b.progress in ('travel_completed', 'cancel_completed') and b.reg_date < since
      and b.going_back = 0
      and not exists (select from booking_history h where h.travel_agency = agency and h.booking = b.id and h.at >= since)
      and not exists (select from ledger l where l.travel_agency = agency and l.booking = b.id and l.at >= since)
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
