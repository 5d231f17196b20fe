-- Whether an agency prepares its site, sells, takes no new bookings, or has closed.
alter table agency add column state text not null default 'open'
  check (state in ('preparing', 'open', 'paused', 'closed'));
-- Since when it is so.
alter table agency add column state_since timestamptz not null default now();
