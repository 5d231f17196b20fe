-- A signed preview names a trip by a number of its own.
alter table package add column preview_id bigint not null generated always as identity;
create unique index package_by_preview on package (travel_agency, preview_id);
