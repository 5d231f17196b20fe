-- What differs where tables lie on several nodes (Citus). Run before tables are distributed, and again with each new one.
-- Triggers run on the shards there, for each row: statements have no transition tables, and a row's neighbours of the
-- same agency lie on the same node.

-- Each node counts its own transactions, so a number remembers the time it was raised at.
create or replace function revision_mark() returns xid8 language sql volatile parallel safe as $$
  select (extract(epoch from clock_timestamp()) * 1000)::bigint::text::xid8
$$;

-- A transaction that raised a number and has not ended for ten minutes is ended by our own limits long before.
create or replace function revision_horizon() returns xid8 language sql volatile parallel safe as $$
  select ((extract(epoch from clock_timestamp()) - 600) * 1000)::bigint::text::xid8
$$;

-- Nobody listens on a shard, and what notifies cannot be committed in two phases: who wrote tells it.
create or replace function raise_revision(agency int, content text) returns void language plpgsql set search_path = public as $$
begin
  insert into revision as r (travel_agency, kind, raised) values (agency, content, revision_mark())
    on conflict (travel_agency, kind) do update set number = r.number + 1, raised = excluded.raised;
end $$;

-- For each row: once for each agency and kind in a transaction is enough.
create or replace function raise_revisions_of_changed() returns trigger language plpgsql set search_path = public as $$
declare
  agency int := case when tg_op = 'DELETE' then old.travel_agency else new.travel_agency end;
  raised text := format('%s:%s', agency, pg_current_xact_id());
begin
  if current_setting('app.raised_' || tg_argv[0], true) is distinct from raised then
    perform raise_revision(agency, tg_argv[0]);
    perform set_config('app.raised_' || tg_argv[0], raised, true);
  end if;
  return null;
end $$;

-- In PL/pgSQL, which plans with the values: a function of plain SQL cannot know the node before.
create or replace function search_text_of(agency int, page_title jsonb, tag_list text[], tag_list_en text[], category bigint, area bigint, area_detail bigint)
  returns text language plpgsql stable set search_path = public as $$
declare
  names jsonb[] := array[
    (select c.tour_category_name from tour_category c where c.travel_agency = agency and c.tour_category_id = category),
    (select a.tour_area_name from tour_area a where a.travel_agency = agency and a.tour_area_id = area),
    (select d.tour_area_detail_name from tour_area_detail d where d.travel_agency = agency and d.tour_area_detail_id = area_detail)];
begin
  return left(lower(normalize(concat_ws(' ', page_title->>'ko', page_title->>'en', array_to_string(tag_list, ' '), array_to_string(tag_list_en, ' '),
    names[1]->>'ko', names[1]->>'en', names[2]->>'ko', names[2]->>'en', names[3]->>'ko', names[3]->>'en'), nfc)), 600);
end $$;

-- A text is worked out before it is written: an update takes no function that reads tables of its own.
create or replace function refill_search_text() returns trigger language plpgsql set search_path = public as $$
declare
  each record;
  found_by text;
begin
  for each in
    select package_code, search_text, page_title, tag_list, tag_list_en, tour_category_id, tour_area_id, tour_area_detail_id
    from package where travel_agency = new.travel_agency
  loop
    found_by := search_text_of(new.travel_agency, each.page_title, each.tag_list, each.tag_list_en, each.tour_category_id,
      each.tour_area_id, each.tour_area_detail_id);
    if found_by <> each.search_text then
      update package set search_text = found_by where travel_agency = new.travel_agency and package_code = each.package_code;
    end if;
  end loop;
  return null;
end $$;

-- The grams of a booking lie on the shard beside it, which is named here: a statement that makes rows of none is
-- otherwise carried over the network to the node it is on.
create or replace function add_grams(agency int, number bigint, grams text[]) returns void language plpgsql set search_path = public as $$
begin
  execute format('insert into booking_gram_%s select $1, g, $2 from unnest($3) g on conflict do nothing',
    get_shard_id_for_distribution_column('booking_gram', agency)) using agency, number, grams;
end $$;

create or replace function write_grams_again(agency int, number bigint) returns void language plpgsql set search_path = public as $$
declare
  b record;
  people text[] := array(
    select n from traveller t, unnest(array[t.name, t.name_en]) n where t.travel_agency = agency and t.booking = number);
begin
  select name, contact, booking_id into b from booking where travel_agency = agency and id = number;
  if not found then return; end if;
  perform add_grams(agency, number, array(
    select name_grams(b.name) union select phone_grams(b.contact) union select number_grams(b.booking_id)
    union select name_grams(n) from unnest(people) n));
end $$;

create or replace function add_booking_grams() returns trigger language plpgsql set search_path = public as $$
begin
  perform add_grams(new.travel_agency, new.id, array(
    select name_grams(new.name) union select phone_grams(new.contact) union select number_grams(new.booking_id)));
  return null;
end $$;

create or replace function add_traveller_grams() returns trigger language plpgsql set search_path = public as $$
begin
  perform add_grams(new.travel_agency, new.booking, array(select name_grams(new.name) union select name_grams(new.name_en)));
  return null;
end $$;

create or replace function change_booking_grams() returns trigger language plpgsql set search_path = public as $$
declare
  former text[] := array(
    select name_grams(old.name) union select phone_grams(old.contact) union select number_grams(old.booking_id));
begin
  delete from booking_gram where travel_agency = old.travel_agency and booking = old.id and gram = any (former);
  if tg_op = 'UPDATE' then perform write_grams_again(old.travel_agency, old.id); end if;
  return null;
end $$;

create or replace function change_traveller_grams() returns trigger language plpgsql set search_path = public as $$
declare
  former text[] := array(select name_grams(old.name) union select name_grams(old.name_en));
begin
  delete from booking_gram where travel_agency = old.travel_agency and booking = old.booking and gram = any (former);
  perform write_grams_again(old.travel_agency, old.booking);
  return null;
end $$;

do $$
declare
  counting text;
begin
  foreach counting in array array['count_posts', 'recount_posts'] loop
    execute format($body$
      create or replace function %I() returns trigger language plpgsql set search_path = public as $count$
      begin
        if tg_op <> 'INSERT' and old.shown_yn = 'Y' then
          update post_count c set posts = c.posts - 1
          where c.travel_agency = old.travel_agency and c.type = old.type and c.category = coalesce(old.category, '');
        end if;
        if tg_op <> 'DELETE' and new.shown_yn = 'Y' then
          insert into post_count (travel_agency, type, category, posts)
          values (new.travel_agency, new.type, coalesce(new.category, ''), 1)
          on conflict (travel_agency, type, category) do update set posts = post_count.posts + 1;
        end if;
        return null;
      end $count$ $body$, counting);
  end loop;
end $$;

-- Unique without the agency cannot be kept over several nodes; the token has 256 random bits.
drop index if exists staff_invitation_by_token;
create index staff_invitation_by_token on staff_invitation (token_hash) where token_hash is not null;
