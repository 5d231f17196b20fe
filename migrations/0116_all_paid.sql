-- Whether nothing more has to be paid at the place: guide, driver and whatever else is compulsory is in the price.
alter table public.package_detail
  add column all_paid_yn text not null default 'N' check (all_paid_yn in ('Y', 'N'));
