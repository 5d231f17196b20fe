-- reserved_in_preview: reserved at the preview address, whatever became of it since. The owner has tried the site,
-- also when real money was moved for the trial and it counts as any other booking.
alter table public.booking add column reserved_in_preview boolean not null default false;

-- Row security holds for the owner, too: agency by agency.
do $$
declare
  a int;
begin
  for a in select travel_agency from public.agency loop
    perform set_config('app.travel_agency', a::text, true);
    update public.booking set reserved_in_preview = true where travel_agency = a and made_in_preview;
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;
