-- A word locked with each SECRET_KEY that may have locked something here: a start opens these, and not all that agencies keep.
create table secret_mark (
  id bigint primary key generated always as identity,
  sealed text not null
);
grant select, insert, delete on secret_mark to naru_app;
