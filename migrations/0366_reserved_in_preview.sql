-- reserved_in_preview: reserved at the preview address, whatever became of it since. The owner has tried the site,
-- also when real money was moved for the trial and it counts as any other booking.
alter table public.booking add column reserved_in_preview boolean not null default false;
update public.booking set reserved_in_preview = true where made_in_preview;
