-- Who is logged in, and which of some trips they wish for: asked for every page of a member, so in one statement.
-- It is a transaction of its own; row security holds in it as everywhere.
create function member_now(agency int, asked_session uuid, asked_member session.member_id%type, trips text[])
returns table (member_id session.member_id%type, sid uuid, must_change boolean, wished text[])
language plpgsql as $$
begin
  perform set_config('app.travel_agency', agency::text, true);
  return query
    select s.member_id, s.sid, s.must_change, array(
      select w.package_code from wish w
      where w.travel_agency = agency and w.member_id = s.member_id and w.package_code = any(trips))
    from session s
    where s.travel_agency = agency and s.sid = asked_session and s.member_id = asked_member and s.expires > now();
end $$;
