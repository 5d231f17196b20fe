-- The digits a customer writes behind the name of a transfer, by which its line is known. They are free again some time
-- after the booking has ended.
create table public.transfer_reference (
  travel_agency int not null,
  reference text not null,
  booking bigint not null,
  primary key (travel_agency, reference),
  unique (travel_agency, booking),
  foreign key (travel_agency, booking) references public.booking on delete cascade
);
call public.fence_table('public.transfer_reference');

-- Bookings that can still be paid have theirs, too. Row security holds for the owner: agency by agency.
do $$
declare
  a int;
begin
  for a in select travel_agency from public.agency loop
    perform set_config('app.travel_agency', a::text, true);
    insert into public.transfer_reference (travel_agency, reference, booking)
      select b.travel_agency, lpad((row_number() over (order by b.id))::text, 4, '0'), b.id from public.booking b
      where b.travel_agency = a and b.progress not in ('travel_completed', 'cancel_completed');
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;
