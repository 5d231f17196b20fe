-- Operators carry the deployment. They see an agency's data only while its owner lets them.
alter table staff add column operator_since timestamptz;

create table operator_grant (
  travel_agency int not null references agency,
  id bigint not null generated always as identity,
  reason text not null check (char_length(reason) between 1 and 200),
  granted_by text not null,
  reg_date timestamptz not null default now(),
  expires timestamptz not null,
  primary key (travel_agency, id)
);
create index operator_grant_open on operator_grant (travel_agency, expires);
call open_table('operator_grant');

-- Every owner is told when the operator invites another one.
alter table settings_notice
  drop constraint settings_notice_setting_check,
  add constraint settings_notice_setting_check
    check (setting in ('bank_account', 'cancel_fees', 'key', 'domain', 'terms', 'export', 'owner'));
