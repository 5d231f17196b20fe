-- What staff do with what customers wrote: questions and consultations are answered, posts are pinned, dated and hidden, reviews get a reply.

-- Two people at one row: a write names the revision it saw.
alter table consult
  add column state text not null default 'new' check (state in ('new', 'under_way', 'done')),
  add column in_charge bigint references staff,
  add column revision int not null default 1;
create index consult_waiting on consult (travel_agency, reg_date) where state <> 'done';
create index on consult (in_charge) where in_charge is not null;

alter table post
  add column revision int not null default 1,
  add column pinned_yn text not null default 'N' check (pinned_yn in ('Y', 'N')),
  add column seq int not null default 0, -- the agency's own order, before the date
  add column hidden_yn text not null default 'N' check (hidden_yn in ('Y', 'N')),
  add column shown_from date,
  add column shown_until date,
  add column shown_yn text not null default 'Y' check (shown_yn in ('Y', 'N')), -- what the three before it come to today
  add check (shown_from <= shown_until);

-- Every answer that was given, in order: the one a question shows is the last.
create table staff_answer (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  post int,
  consult int,
  contents text not null,
  staff_id bigint not null references staff,
  staff_name text not null,
  email text, -- where it was sent
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  check (num_nonnulls(post, consult) = 1),
  foreign key (travel_agency, post) references post on delete cascade,
  foreign key (travel_agency, consult) references consult on delete cascade
);
create index staff_answer_of_post on staff_answer (travel_agency, post, id) where post is not null;
create index staff_answer_of_consult on staff_answer (travel_agency, consult, id) where consult is not null;
create index on staff_answer (staff_id);
call fence_table('staff_answer');

-- Whether a post is shown follows from its dates: worked out when it is written, and again when the day turns.
create function work_out_shown() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Seoul')::date;
begin
  new.shown_yn := case
    when new.hidden_yn = 'Y' or new.shown_from > today or new.shown_until < today then 'N' else 'Y' end;
  return new;
end $$;
create trigger work_out_shown before insert or update of hidden_yn, shown_from, shown_until on post
  for each row execute function work_out_shown();
create index post_dated on post (travel_agency) where shown_from is not null or shown_until is not null;

-- Lists show, and totals count, what is shown.
create or replace function count_posts() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update post_count c set posts = c.posts - gone.posts
    from (select travel_agency, type, coalesce(category, '') as category, count(*) as posts from before_it where shown_yn = 'Y' group by 1, 2, 3) gone
    where (c.travel_agency, c.type, c.category) = (gone.travel_agency, gone.type, gone.category);
  end if;
  if tg_op <> 'DELETE' then
    insert into post_count select travel_agency, type, coalesce(category, ''), count(*) from after_it where shown_yn = 'Y' group by 1, 2, 3
    on conflict (travel_agency, type, category) do update set posts = post_count.posts + excluded.posts;
  end if;
  return null;
end $$;
drop trigger count_inserted on post;
drop trigger count_deleted on post;
create trigger count_inserted after insert on post referencing new table as after_it for each statement execute function count_posts();
create trigger count_deleted after delete on post referencing old table as before_it for each statement execute function count_posts();

-- Most writes of a post change nothing that is counted: their rows are compared before a counter is touched.
create function recount_posts() returns trigger language plpgsql as $$
begin
  insert into post_count
    select travel_agency, type, category, sum(posts) from (
      select travel_agency, type, coalesce(category, '') as category, -1 as posts from before_it where shown_yn = 'Y'
      union all
      select travel_agency, type, coalesce(category, ''), 1 from after_it where shown_yn = 'Y'
    ) change group by 1, 2, 3 having sum(posts) <> 0
  on conflict (travel_agency, type, category) do update set posts = post_count.posts + excluded.posts;
  return null;
end $$;
create trigger count_changed after update on post referencing old table as before_it new table as after_it
  for each statement execute function recount_posts();

drop index post_listed;
create index post_listed on post (travel_agency, type, pinned_yn desc, seq, reg_date desc, id desc) where shown_yn = 'Y';
drop index post_by_category;
create index post_by_category on post (travel_agency, type, category, pinned_yn desc, seq, reg_date desc, id desc)
  where category is not null and shown_yn = 'Y';
-- All of a board, as the office lists it; and what waits for an answer.
create index post_of_type on post (travel_agency, type, reg_date desc, id desc);
create index post_unanswered on post (travel_agency, reg_date) where type = 'QNA' and answer_date is null;

alter table review
  add column revision int not null default 1,
  add column reply text,
  add column reply_date timestamptz,
  add column hidden_yn text not null default 'N' check (hidden_yn in ('Y', 'N')),
  add column hidden_reason text,
  add check ((hidden_yn = 'Y') = (hidden_reason is not null));
create index review_unanswered on review (travel_agency, reg_date desc) where reply is null and hidden_yn = 'N';

-- A hidden review gives no stars.
create or replace function count_reviews() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.hidden_yn = 'N' then
    update package set review_count = review_count - 1, review_stars = review_stars - old.stars where travel_agency = old.travel_agency and package_code = old.package_code;
  end if;
  if tg_op <> 'DELETE' and new.hidden_yn = 'N' then
    update package set review_count = review_count + 1, review_stars = review_stars + new.stars where travel_agency = new.travel_agency and package_code = new.package_code;
  end if;
  return null;
end $$;
drop trigger count_reviews on review;
create trigger count_reviews after insert or update of stars, package_code, hidden_yn or delete on review for each row execute function count_reviews();

-- The day's questions, each answered from an index of its own however many bookings there are.
create index booking_cancelling on booking (travel_agency, departure_date) where progress = 'cancel_requested';
create index booking_leaving on booking (travel_agency, departure_date) where progress in ('payment_completed', 'preparing', 'ready');
create index booking_made on booking (travel_agency, reg_date);
create index ledger_by_day on ledger (travel_agency, at);
create index refund_refused on refund (travel_agency, booking) where state = 'refused';
create index passport_ending on passport (travel_agency, booking) where expires_soon and booking is not null;
create index departure_by_day on departure (travel_agency, departure_date);
