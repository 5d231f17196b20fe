-- Which shop at Toss an agency has, as a hash of its secret key: found by one look, however many agencies there are.
-- Empty without a key. Null where nobody has looked since this column came.
alter table public.agency add column toss_shop_hash text;
alter table public.agency alter column toss_shop_hash set default '';
do $$
begin
  create index agency_by_toss_shop on public.agency (toss_shop_hash);
end $$;
