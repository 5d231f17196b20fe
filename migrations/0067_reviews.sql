-- With whom the writer of a review travelled: readers look for those who travel as they do.
alter table review add column who text check (who in ('parents', 'family', 'couple', 'friends', 'solo'));

create index review_by_who on review (travel_agency, who, reg_date desc, id desc) where who is not null;
