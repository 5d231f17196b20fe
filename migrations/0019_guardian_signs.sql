-- The guardian of a minor signs the contract for that minor, beside whoever booked. §7
create table contract_part (
  travel_agency int not null references agency,
  booking int not null,
  version int not null,
  traveller int not null check (traveller > 0),
  signed_by text not null,
  signed timestamptz not null default now(),
  primary key (travel_agency, booking, version, traveller),
  foreign key (travel_agency, booking, version) references contract on delete cascade
);
call fence_table('contract_part');
revoke update, delete, truncate on contract_part from naru_app;
