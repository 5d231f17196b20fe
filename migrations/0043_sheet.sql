-- Public holidays as an agency plans with them: worked out once for each year, then its own to change.
create table holiday (
  travel_agency int not null references agency,
  day date not null,
  name jsonb not null check (is_words(name)),
  primary key (travel_agency, day)
);
comment on column holiday.name is 'Words';
call open_table('holiday');

-- Which years were worked out: what the agency took out of one does not come back.
create table holiday_year (
  travel_agency int not null references agency,
  year int not null,
  primary key (travel_agency, year)
);
call open_table('holiday_year');
