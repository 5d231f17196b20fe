-- What an agency sets of its limits are numbers: anything else would be no limit at all. §5
alter table agency add constraint hold_limits_are_numbers check (
  hold_limits is null
  or jsonb_typeof(hold_limits) = 'object'
    and not jsonb_path_exists(hold_limits, '$.* ? (@.type() != "number" || @ < 0)'));
comment on column agency.hold_limits is '{ percent?: number; least?: number; seats?: number; each?: number }';
