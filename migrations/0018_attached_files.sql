-- What a customer attaches to a reservation is locked like a passport's picture, each file with a key of its own. §5, §7
create table attached_file (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  booking int not null,
  name text not null,
  type text not null,
  size int not null,
  path text not null,
  -- Both are null for what came before this table: it lies in clear until the job lock-attached has locked it.
  sealed_key text,
  data_key uuid,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id),
  check ((sealed_key is null) = (data_key is null)),
  foreign key (travel_agency, booking) references booking on delete cascade,
  foreign key (travel_agency, data_key) references data_key
);
create index on attached_file (travel_agency, booking);
create index attached_in_clear on attached_file (travel_agency, id) where sealed_key is null;
call fence_table('attached_file');

-- Row security holds for the owner, too: agency by agency.
do $$
declare
  a int;
begin
  for a in select travel_agency from agency loop
    perform set_config('app.travel_agency', a::text, true);
    insert into attached_file (travel_agency, booking, name, type, size, path, reg_date)
      select a, b.id, f ->> 'name', f ->> 'type', (f ->> 'size')::int, f ->> 'path', b.reg_date
      from booking b cross join jsonb_array_elements(b.files) with ordinality as listed (f, at)
      where b.travel_agency = a order by b.id, listed.at;
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;
alter table booking drop column files;

alter table erasure add column attached int not null default 0;

create or replace function forget_bookings(agency int, most int) returns table (forgotten int, paths text[]) language plpgsql security definer set search_path = public as $$
declare
  since timestamptz := now() - interval '5 years';
  gone int[];
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
