-- Nothing forgets the log of staff, so it keeps no words about a customer: reasons that staff typed, titles of quotes
-- and subjects of messages are taken out of the lines that are there. They stay with the payment, the booking, the
-- quote and the message that they are about.
do $$
declare
  a int;
begin
  for a in select travel_agency from public.agency loop
    perform set_config('app.travel_agency', a::text, true);
    update public.staff_log set after = after - 'reason'
    where travel_agency = a and after ? 'reason'
      and call in ('payment.confirmDeposit', 'payment.waiveClaim', 'bank.undo', 'bank.setAside', 'customer.keptRecord');
    update public.staff_log set before = before - 'title', after = after - 'title'
    where travel_agency = a and call like 'quote.%' and (before ? 'title' or after ? 'title');
    update public.staff_log set before = before - 'message', after = after - 'message'
    where travel_agency = a and call in ('filling.message', 'filling.withdrawMessage')
      and (before ? 'message' or after ? 'message');
    update public.staff_log set after = after - 'question'
    where travel_agency = a and call = 'supply.ask' and after ? 'question';
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;
