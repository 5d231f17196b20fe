-- Owners hear of it when a supplier is paid somewhere else from now on; two who change an account do not overwrite each other.
alter table public.supplier_account add column revision int not null default 1;
alter table public.settings_notice
  drop constraint settings_notice_setting_check,
  add constraint settings_notice_setting_check
    check (setting in ('bank_account', 'cancel_fees', 'key', 'domain', 'terms', 'export', 'owner', 'supplier_account'));
