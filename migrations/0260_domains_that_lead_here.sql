-- A domain of an agency is used in links once it is known to lead to us; until then the preview address stays.
-- Those that are there are in use, and so is what the desk or a version before this one adds.
alter table agency_domain add column leads_here timestamptz default now();
comment on column agency_domain.leads_here is 'since when a check knows it to lead to us; null: not yet';
