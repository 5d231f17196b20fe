-- Who may not be locked out of a post, and what is told when an address is proved. §6, §9

-- The browser that wrote a non-member's post and the address it was written from, as keyed hashes: the guesses of
-- strangers are counted apart from theirs.
alter table post_secret
  add column written_by text,
  add column written_from text;

-- An address was proved: its owner hears which account has it now.
alter table member_mail
  drop constraint member_mail_kind_check,
  add constraint member_mail_kind_check
    check (kind in ('verify-email', 'reset-password', 'find-id', 'password-changed', 'email-proved'));

-- `kakao_state` holds from now on the states that have brought somebody in, until they end by themselves: one is made
-- without a row, so that a visitor who only asks for it writes nothing.
