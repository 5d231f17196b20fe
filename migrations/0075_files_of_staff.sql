-- Staff add files to a booking, too: who did, and whether the customer is shown it.
alter table attached_file
  add column by_name text, -- null: the customer, with the reservation
  add column shown boolean not null default false,
  add constraint attached_file_shown check (by_name is not null or not shown);
