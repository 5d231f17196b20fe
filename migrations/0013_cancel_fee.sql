-- What a cancel of the whole booking keeps: with it the ledger alone says what is still owed, however money went back before or since. §4
alter table booking add column cancel_fee int check (cancel_fee >= 0);
