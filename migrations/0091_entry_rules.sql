-- What the destination asks of who enters: a visa, months a passport must still be valid after the return, and
-- whatever else. Null: nobody has said it.
alter table public.package_detail
  add column visa text check (visa in ('none', 'authorisation', 'on_arrival', 'visa')),
  add column passport_months int check (passport_months between 0 and 24),
  add column entry_note jsonb constraint entry_note_is_words check (public.is_words(entry_note));
comment on column public.package_detail.entry_note is 'Words';
