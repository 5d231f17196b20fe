-- What every table stands on: the role that serves, the fence around people's data, the revision numbers.

do $$ begin
  if not exists (select from pg_roles where rolname = 'naru_app') then
    create role naru_app nologin;
  end if;
  execute format('grant naru_app to %I', current_user);
exception when duplicate_object or unique_violation then
  null; -- another database of this server was migrated at the same moment
end $$;

grant usage on schema public to naru_app;

-- The agency of the running transaction; null outside one, so a fenced table shows nothing.
-- After a transaction PostgreSQL leaves '' behind, not null.
create function agency_of_transaction() returns int
  language sql stable parallel safe
  as $$ select nullif(current_setting('app.travel_agency', true), '')::int $$;

-- Public content: readable and writable by the application, the agency condition stands in every query.
create procedure open_table(target regclass) language plpgsql as $$
begin
  execute format('grant select, insert, update, delete on %s to naru_app', target);
end $$;

-- People's data: the same, behind row-level security that binds the owner too.
create procedure fence_table(target regclass) language plpgsql as $$
begin
  call open_table(target);
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy of_agency on %s using (travel_agency = (select agency_of_transaction())) '
    'with check (travel_agency = (select agency_of_transaction()))', target);
end $$;

-- One number per agency and kind of public content. Caches are keyed by it: nothing to purge.
create table revision (
  travel_agency int not null,
  kind text not null check (kind in ('site', 'catalog', 'board')),
  number bigint not null default 1,
  primary key (travel_agency, kind)
);
call open_table('revision');

create function raise_revision(agency int, content text) returns void language plpgsql as $$
declare
  raised bigint;
begin
  insert into revision as r (travel_agency, kind) values (agency, content)
    on conflict (travel_agency, kind) do update set number = r.number + 1
    returning number into raised;
  perform pg_notify('revision', format('%s:%s:%s', agency, content, raised));
end $$;

create function raise_revisions_of_changed() returns trigger language plpgsql as $$
declare
  agency int;
begin
  -- In the order of the keys, so that two bulk changes cannot wait for each other.
  for agency in select distinct travel_agency from changed order by 1 loop
    perform raise_revision(agency, tg_argv[0]);
  end loop;
  return null;
end $$;

-- Every insert, update and delete on the table raises the agency's revision in the same transaction.
create procedure watch_table(target regclass, content text) language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger watch_%s after %s on %s referencing %s table as changed '
      'for each statement execute function raise_revisions_of_changed(%L)',
      event, event, target, case event when 'delete' then 'old' else 'new' end, content);
  end loop;
end $$;
