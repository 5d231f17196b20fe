-- Every id is a bigint, and no table has what a distributed one cannot have: a reference that sets null when its row goes,
-- a function that takes a row, a policy with a subquery. Why travel_agency stands first in every key is told in decision 5.

-- What has a trigger on one of these columns cannot change its type: it is made again below.
drop trigger fill_search_text on package;

-- Ids and whatever names one: with a reference where there is one, by its name where the row may be gone.
do $$
declare
  t record;
begin
  for t in
    select c.oid::regclass as name, string_agg(format('alter column %I type bigint', a.attname), ', ') as changes
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.atttypid = 'int'::regtype
      and (a.attidentity <> '' or a.attname in ('id', 'booking', 'consult', 'post', 'review', 'refund', 'member_id', 'user_id',
        'tour_category_id', 'tour_area_id', 'tour_area_detail_id'))
    group by c.oid order by c.oid
  loop
    execute format('alter table %s %s', t.name, t.changes);
  end loop;
end $$;

-- A member who leaves is taken out of posts, bookings and consents by the rooms that own them.
alter table post
  drop constraint post_travel_agency_user_id_fkey,
  add foreign key (travel_agency, user_id) references member;
alter table booking
  drop constraint booking_travel_agency_member_id_fkey,
  add foreign key (travel_agency, member_id) references member;
alter table consent
  drop constraint consent_travel_agency_member_id_fkey,
  add foreign key (travel_agency, member_id) references member;

create function search_text_of(
  agency int, page_title jsonb, tag_list text[], tag_list_en text[], category bigint, area bigint, area_detail bigint
) returns text language sql stable as $$
  select left(lower(normalize(concat_ws(' ', page_title->>'ko', page_title->>'en', array_to_string(tag_list, ' '), array_to_string(tag_list_en, ' '),
    c.tour_category_name->>'ko', c.tour_category_name->>'en', a.tour_area_name->>'ko', a.tour_area_name->>'en', d.tour_area_detail_name->>'ko', d.tour_area_detail_name->>'en'), nfc)), 600)
  from (select) one
    left join tour_category c on c.travel_agency = agency and c.tour_category_id = category
    left join tour_area a on a.travel_agency = agency and a.tour_area_id = area
    left join tour_area_detail d on d.travel_agency = agency and d.tour_area_detail_id = area_detail
$$;

create or replace function fill_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := search_text_of(new.travel_agency, new.page_title, new.tag_list, new.tag_list_en, new.tour_category_id, new.tour_area_id, new.tour_area_detail_id);
  return new;
end $$;
create trigger fill_search_text before insert or update of page_title, tag_list, tag_list_en, tour_category_id, tour_area_id, tour_area_detail_id on package
  for each row execute function fill_search_text();

create or replace function refill_search_text() returns trigger language plpgsql as $$
begin
  update package p set search_text = found.text
  from (
    select k.package_code, search_text_of(k.travel_agency, k.page_title, k.tag_list, k.tag_list_en, k.tour_category_id, k.tour_area_id, k.tour_area_detail_id) as text
    from package k where k.travel_agency = new.travel_agency
  ) found
  where p.travel_agency = new.travel_agency and p.package_code = found.package_code and p.search_text <> found.text;
  return null;
end $$;
drop function search_text_of(package);

-- Everything a booking that is there is found by, after something of it went.
drop function write_grams_again(int, int);
create function write_grams_again(agency int, number bigint) returns void language sql as $$
  insert into booking_gram
    select agency, g, number from booking b,
      lateral (select name_grams(b.name) union select phone_grams(b.contact) union select number_grams(b.booking_id)
        union select name_grams(n) from traveller t, unnest(array[t.name, t.name_en]) n
          where t.travel_agency = b.travel_agency and t.booking = b.id) grams (g)
    where b.travel_agency = agency and b.id = number
  on conflict do nothing
$$;

create or replace function forget_bookings(agency int, most int) returns table (forgotten int, paths text[]) language plpgsql security definer set search_path = public as $$
declare
  since timestamptz := now() - interval '5 years';
  gone bigint[];
begin
  if agency is distinct from agency_of_transaction() then raise exception 'another agency'; end if;
  gone := array(
    select b.id from booking b
    where b.travel_agency = agency and b.progress in ('travel_completed', 'cancel_completed') and b.reg_date < since
      and not exists (select from booking_history h where h.travel_agency = agency and h.booking = b.id and h.at >= since)
      and not exists (select from ledger l where l.travel_agency = agency and l.booking = b.id and l.at >= since)
      and not exists (select from refund r where r.travel_agency = agency and r.booking = b.id and r.state = 'asked')
      and not exists (select from payment_try t where t.travel_agency = agency and t.booking = b.id and t.state = 'confirming')
    order by b.reg_date limit most for update of b skip locked);
  forgotten := cardinality(gone);
  paths := array(
    select f.path from attached_file f where f.travel_agency = agency and f.booking = any (gone)
    union all select p.path from passport_file p where p.travel_agency = agency and p.booking = any (gone));
  delete from access_log where travel_agency = agency and booking = any (gone);
  delete from refund where travel_agency = agency and booking = any (gone);
  delete from ledger where travel_agency = agency and booking = any (gone);
  delete from booking where travel_agency = agency and id = any (gone);
  return next;
end $$;

create or replace function forget_consults(agency int, most int) returns table (forgotten int, paths text[]) language plpgsql security definer set search_path = public as $$
declare
  gone bigint[];
begin
  if agency is distinct from agency_of_transaction() then raise exception 'another agency'; end if;
  gone := array(select c.id from consult c where c.travel_agency = agency and c.reg_date < now() - interval '3 years' order by c.reg_date limit most for update skip locked);
  forgotten := cardinality(gone);
  paths := array(select p.path from passport_file p where p.travel_agency = agency and p.consult = any (gone));
  delete from access_log where travel_agency = agency and consult = any (gone);
  delete from consult where travel_agency = agency and id = any (gone);
  return next;
end $$;

-- The same fence without a subquery.
create or replace procedure fence_table(target regclass) language plpgsql as $$
begin
  call open_table(target);
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy of_agency on %s using (travel_agency = agency_of_transaction()) '
    'with check (travel_agency = agency_of_transaction())', target);
end $$;
do $$
declare
  t record;
begin
  for t in select format('%I.%I', schemaname, tablename) as name from pg_policies where schemaname = 'public' and policyname = 'of_agency' loop
    execute format(
      'alter policy of_agency on %s using (travel_agency = agency_of_transaction()) '
      'with check (travel_agency = agency_of_transaction())', t.name);
  end loop;
end $$;
