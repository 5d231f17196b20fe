-- Two people at one place: who writes second is told.
alter table place add column revision int not null default 1;
