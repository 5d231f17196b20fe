-- What a review says beside its stars, each from 1 to 5: how easy the walking was, meals, guide, hotel. Null: not answered.
alter table public.review
  add column walking int check (walking between 1 and 5),
  add column meals int check (meals between 1 and 5),
  add column guide int check (guide between 1 and 5),
  add column hotel int check (hotel between 1 and 5);
