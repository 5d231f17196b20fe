-- Refunds that wait for an account stand on the first screen.
do $$
begin
  create index refund_account_needed on public.refund (travel_agency, asked, id) where state = 'account_needed';
end $$;
