-- The nationality lies locked with the number of its passport. Here stands only whether somebody said it, so that a
-- screen can ask for what is missing without opening anything.
alter table public.passport add column has_nationality boolean not null default false;
