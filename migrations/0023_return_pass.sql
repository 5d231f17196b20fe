-- Coming back from the pay window gives the booking pass once: when it did. §7
alter table payment_try add column pass_given timestamptz;
