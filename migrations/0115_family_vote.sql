-- A family decides between trips by a link: which trips were sent on, and which one each browser likes best. It
-- holds no name, no address and nothing else of a person. Decision 82
create table family_vote (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  token_hash text not null,
  package_codes text[] not null check (cardinality(package_codes) between 1 and 3),
  until timestamptz not null,
  primary key (travel_agency, id)
);
create unique index family_vote_by_token on family_vote (travel_agency, token_hash);
create index family_vote_by_end on family_vote (travel_agency, until);
call fence_table('family_vote');

create table family_vote_heart (
  travel_agency int not null,
  vote_id bigint not null,
  voter_hash text not null, -- of a browser, and another one in every vote
  package_code text not null,
  primary key (travel_agency, vote_id, voter_hash),
  foreign key (travel_agency, vote_id) references family_vote on delete cascade
);
call fence_table('family_vote_heart');
