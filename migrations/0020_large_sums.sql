-- A price fits four bytes; what a party pays, and what is paid and sent back for it, may not.

alter table booking
  alter column total type bigint,
  alter column fees_kept type bigint,
  alter column cancel_fee type bigint;
alter table payment_try alter column amount type bigint;
alter table ledger alter column amount type bigint;
alter table refund alter column amount type bigint;
