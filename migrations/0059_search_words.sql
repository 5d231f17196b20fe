-- What a customer's word means to an agency: 효도 finds what is tagged 부모님과. Each agency has its own list.
create table search_synonym (
  travel_agency int not null references agency,
  word text not null check (word = lower(word) and char_length(word) between 1 and 30),
  means text not null check (means = lower(means) and char_length(means) between 1 and 30),
  primary key (travel_agency, word, means)
);
call open_table('search_synonym');
call watch_table('search_synonym', 'catalog');

-- The first words of a new agency (first-synonyms.server.ts), for those that are open already.
insert into search_synonym (travel_agency, word, means)
select a.travel_agency, w.word, w.means
from agency a, (values
  ('효도', '부모님'), ('환갑', '부모님'), ('칠순', '부모님'), ('어르신', '부모님'), ('시니어', '부모님'), ('부모님', '효도'),
  ('parents', 'senior'), ('아이', '가족'), ('아기', '가족'), ('초등', '가족'), ('가족', '아이와'),
  ('kids', 'family'), ('family', 'kids'), ('신혼', '허니문'), ('신혼여행', '허니문'), ('연인', '커플'),
  ('부부', '커플'), ('둘이', '커플'), ('커플', '허니문'), ('couples', 'honeymoon'), ('나홀로', '혼자'), ('1인', '혼자'),
  ('혼행', '혼자'), ('alone', 'solo'), ('우정', '친구'), ('제주도', '제주'), ('북해도', '홋카이도'), ('맛집', '미식'),
  ('먹방', '미식'), ('온천욕', '온천'), ('스파', '온천'), ('올레길', '올레')
) as w (word, means);
