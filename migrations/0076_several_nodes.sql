-- What is one number on one node may be another on several: when a revision was raised, and since when all are known.

-- The transaction that raises a number: a poll reads those that its last snapshot could not have seen.
create function revision_mark() returns xid8 language sql volatile parallel safe
  as $$ select pg_current_xact_id() $$;
create function revision_horizon() returns xid8 language sql volatile parallel safe
  as $$ select pg_snapshot_xmin(pg_current_snapshot()) $$;

create or replace function raise_revision(agency int, content text) returns void language plpgsql as $$
declare
  now_is bigint;
begin
  insert into revision as r (travel_agency, kind, raised) values (agency, content, revision_mark())
    on conflict (travel_agency, kind) do update set number = r.number + 1, raised = excluded.raised
    returning number into now_is;
  perform pg_notify('revision', format('%s:%s:%s', agency, content, now_is));
end $$;

-- `case x when …` over a value loses its comparison on the way to another node.
create or replace function count_paid() returns trigger language plpgsql as $$
begin
  update booking set paid = paid + case when new.kind = 'payment' then new.amount else -new.amount end
  where travel_agency = new.travel_agency and id = new.booking;
  return null;
end $$;
create or replace function count_compensation() returns trigger language plpgsql as $$
begin
  update booking set compensation_owed = compensation_owed + case when new.kind = 'compensation' then new.amount else -new.amount end
  where travel_agency = new.travel_agency and id = new.booking;
  return null;
end $$;
