-- Whether what Kakao was asked to approve has the button that leads to the booking. Words without it go as a text.
alter table public.message_template add column kakao_has_link boolean not null default false;
