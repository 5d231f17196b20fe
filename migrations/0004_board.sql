-- Boards and what anyone may read of their posts. §3 Board, Board post

create table board (
  travel_agency int not null references agency,
  board_id text not null check (board_id ~ '^[A-Za-z0-9_-]{1,40}$'),
  board_name jsonb not null,
  side_yn text not null default 'N' check (side_yn in ('Y', 'N')),
  write text not null default 'staff' check (write in ('staff', 'member', 'anyone')),
  seq int not null default 0,
  primary key (travel_agency, board_id)
);
comment on column board.board_name is 'Words';

create table post (
  travel_agency int not null,
  id int not null generated always as identity,
  board_id text not null,
  type text not null, -- NOTICE, NOTICEen, FAQ, FAQen, QNA, or the id of an agency's own board
  category text check (category in ('B', 'P', 'I', 'S')),
  title text not null,
  contents text not null,
  reg_name text not null,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, board_id) references board
);
create index post_listed on post (travel_agency, type, reg_date desc, id desc);

call open_table('board');
call open_table('post');
call watch_table('board', 'board');
call watch_table('post', 'board');
