-- Passports that were kept before counted six months from the departure: a job counts them from the return.
alter table passport add column counted_from_return boolean not null default false;
alter table passport alter column counted_from_return set default true;
