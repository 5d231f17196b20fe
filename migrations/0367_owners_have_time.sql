-- usable_from: an operator invited an owner while there was one. Until then nobody accepts it, and any owner calls it back.
alter table staff_invitation add column usable_from timestamptz;
