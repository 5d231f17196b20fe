-- A backup is restored with an empty search path, and a node of several gets its rows so: what a function calls is found
-- then only by its full name, or by a path of the function's own. Columns, policies and indexes name functions already.

-- Plain SQL names in full what it calls: one that brings a path is never inlined, and these are asked for every row.
create or replace function public.is_words(value jsonb) returns boolean language sql immutable parallel safe as $$
  select value is null or public.may_be_words(value)
    and (coalesce(value ->> 'ko', '') ~ '\S' or coalesce(value ->> 'en', '') ~ '\S')
$$;

create or replace function public.are_words(list jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) = 'array'
    then not exists (
      select from jsonb_array_elements(list) each where jsonb_typeof(each) <> 'object' or not public.is_words(each))
    else list is null end
$$;

create or replace function public.are_words_or_none(value jsonb) returns boolean language sql immutable parallel safe as $$
  select value is not null
    and (jsonb_typeof(value) = 'null' or jsonb_typeof(value) = 'object' and public.is_words(value))
$$;

create or replace function public.is_schedule(days jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(days) <> 'array' then false else not exists (
    select from jsonb_array_elements(days) d
    where jsonb_typeof(d -> 'day') is distinct from 'number'
      or jsonb_typeof(d -> 'heading') is distinct from 'object' or not public.is_words(d -> 'heading')
      or not public.are_words_or_none(d -> 'meals' -> 'breakfast')
      or not public.are_words_or_none(d -> 'meals' -> 'lunch')
      or not public.are_words_or_none(d -> 'meals' -> 'dinner')
      or not public.are_words_or_none(d -> 'hotel') or not public.are_words_or_none(d -> 'transport')
      or not public.may_be_words(d -> 'text')
      or case when jsonb_typeof(d -> 'places') = 'array' then exists (
        select from jsonb_array_elements(d -> 'places') p
        where jsonb_typeof(p -> 'name') is distinct from 'object' or not public.is_words(p -> 'name')
          or jsonb_typeof(p -> 'line') is distinct from 'object' or not public.may_be_words(p -> 'line')
          or coalesce(jsonb_typeof(p -> 'time'), '') not in ('string', 'null'))
        else true end) end
$$;

create or replace function public.are_options(list jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) <> 'array' then false else not exists (
    select from jsonb_array_elements(list) o
    where jsonb_typeof(o -> 'option_id') is distinct from 'string'
      or jsonb_typeof(o -> 'name') is distinct from 'object' or not public.is_words(o -> 'name')
      or not coalesce(o ->> 'price' ~ '^[0-9]{1,9}$', false)) end
$$;

create or replace function public.are_pictures(list jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) <> 'array' then false else not exists (
    select from jsonb_array_elements(list) p
    where jsonb_typeof(p -> 'path') is distinct from 'string' or not public.are_words_or_none(p -> 'alt')
      or not coalesce(p ->> 'x' ~ '^([0-9]{1,2}|100)$', false)
      or not coalesce(p ->> 'y' ~ '^([0-9]{1,2}|100)$', false)) end
$$;

create or replace function public.are_flights(list jsonb) returns boolean language sql immutable parallel safe as $$
  select case when jsonb_typeof(list) <> 'array' then false else not exists (
    select from jsonb_array_elements(list) f
    where not coalesce(f ->> 'way' in ('out', 'back'), false)
      or jsonb_typeof(f -> 'airline') is distinct from 'object' or not public.is_words(f -> 'airline')
      or not coalesce(f ->> 'number' ~ '^[A-Z0-9]{2}[0-9]{1,4}[A-Z]?$', false)
      or not coalesce(f ->> 'from' ~ '^[A-Z]{3}$', false) or not coalesce(f ->> 'to' ~ '^[A-Z]{3}$', false)
      or not coalesce(f ->> 'departs' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', false)
      or not coalesce(f ->> 'arrives' ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$', false)
      or not coalesce(f ->> 'days' ~ '^[0-2]$', false)) end
$$;

create or replace function public.name_grams(name text) returns setof text language sql immutable parallel safe as $$
  select 'a' || substr(public.plain_letters(name), at, 2)
  from generate_series(1, length(public.plain_letters(name)) - 1) at
$$;

create or replace function public.phone_grams(contact text) returns setof text language sql immutable parallel safe as $$
  select 'p' || substr(public.phone_digits(contact), at, 3)
  from generate_series(1, length(public.phone_digits(contact)) - 2) at
  where substr(public.phone_digits(contact), at, 3) <> '010'
$$;

-- All that name tables, and whatever is PL/pgSQL, which is not inlined anyway. Where tables lie on several nodes these
-- have other bodies, so only their path is set.
alter routine public.search_text_of(int, jsonb, text[], text[], bigint, bigint, bigint) set search_path = public;
alter routine public.write_grams_again(int, bigint) set search_path = public;
do $$
declare
  each regprocedure;
begin
  for each in
    select p.oid::regprocedure from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname = 'plpgsql' and p.proconfig is null
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1
  loop
    execute format('alter routine %s set search_path = public', each);
  end loop;
end $$;
