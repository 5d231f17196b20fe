-- One mailbox is counted once, however its address is spelt: without +tag, at Gmail without dots. Decision 20
create function public.fold_address(email text) returns text language sql immutable parallel safe
  as $$ select case
      when email ~* '@(gmail|googlemail)\.com$'
        then replace(regexp_replace(split_part(lower(email), '@', 1), '^([^+]+)\+.*$', '\1'), '.', '') || '@gmail.com'
      else regexp_replace(lower(email), '^([^@+]+)\+[^@]*@', '\1@') end $$;

-- In a block, because a database over several nodes takes no index out of a text of several statements.
do $$
begin
  drop index public.booking_proved;
  create index booking_proved on public.booking (travel_agency, public.fold_address(email))
    where progress = 'waiting_for_payment' and proved_by = 'mail';
  create index member_by_mailbox on public.member (travel_agency, public.fold_address(email)) where email_verified;
end $$;

comment on column public.agency.hold_limits is
  '{ percent?: number; least?: number; seats?: number; each?: number; network_percent?: number }';
