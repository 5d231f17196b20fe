-- What the clock finds over all agencies in one statement, however many there are.

do $$ begin
  if not exists (select from pg_roles where rolname = 'naru_clock') then
    create role naru_clock nologin;
  end if;
  execute format('grant naru_clock to %I', current_user);
exception when duplicate_object or unique_violation then
  null; -- another database of this server was migrated at the same moment
end $$;
grant usage on schema public to naru_clock;

-- The clock sees keys and times, and only of rows that wait for it. Whoever is allowed to become the clock sees
-- nothing of this before they do.
create procedure show_clock(target regclass, seen text, waiting text) language plpgsql as $$
begin
  execute format('grant select (%s) on %s to naru_clock', seen, target);
  if (select relrowsecurity from pg_class where oid = target) then
    execute format(
      'create policy of_clock on %s for select to naru_clock using (current_user = ''naru_clock'' and (%s))',
      target, waiting);
  end if;
end $$;

call show_clock('booking', 'travel_agency, progress, held_until, return_date',
  $$progress in ('waiting_for_payment', 'payment_completed', 'preparing', 'ready')$$);
call show_clock('payment_try', 'travel_agency, state, confirming', $$state = 'confirming'$$);
call show_clock('refund', 'travel_agency, state, asked', $$state = 'asked'$$);
call show_clock('agency', 'travel_agency', 'true');
call show_clock('terms', 'travel_agency, contents_cleaned', 'true');
call show_clock('agency_about', 'travel_agency, contents_cleaned', 'true');
call show_clock('package_detail', 'travel_agency, contents_cleaned', 'true');
call show_clock('post', 'travel_agency, contents_cleaned, answer_cleaned', 'true');
call show_clock('post_secret', 'travel_agency, contents_cleaned, answer_cleaned', 'true');

-- By time first: what is due is little at every moment, of one agency as of all.
drop index booking_held;
create index booking_held on booking (held_until, travel_agency) where progress = 'waiting_for_payment';
drop index booking_under_way;
create index booking_under_way on booking (return_date, travel_agency)
  where progress in ('payment_completed', 'preparing', 'ready');
drop index payment_try_unsettled;
create index payment_try_unsettled on payment_try (confirming, travel_agency) where state = 'confirming';
drop index refund_unsettled;
create index refund_unsettled on refund (asked, travel_agency) where state = 'asked';

drop index post_by_answer_cleaning;
create index post_by_answer_cleaning on post (travel_agency, answer_cleaned) where answer_cleaned is not null;

-- Which numbers were raised since somebody last looked: by transactions that could not be seen then.
alter table revision add column raised xid8 not null default '0';
create index revision_raised on revision (raised);
create or replace function raise_revision(agency int, content text) returns void language plpgsql as $$
declare
  now_is bigint;
begin
  insert into revision as r (travel_agency, kind, raised) values (agency, content, pg_current_xact_id())
    on conflict (travel_agency, kind) do update set number = r.number + 1, raised = excluded.raised
    returning number into now_is;
  perform pg_notify('revision', format('%s:%s:%s', agency, content, now_is));
end $$;
