-- For whom the receipt of a share is: who pays it says so by the share's own link. Locked as receipt_wish is.
create table public.share_receipt_wish (
  travel_agency int not null,
  share bigint not null,
  booking bigint not null,
  purpose text not null check (purpose in ('unnamed', 'personal', 'business')),
  sealed text,
  data_key uuid,
  ending text not null default '',
  given timestamptz not null default now(),
  primary key (travel_agency, share),
  foreign key (travel_agency, share) references public.booking_share on delete cascade,
  foreign key (travel_agency, booking) references public.booking on delete cascade,
  foreign key (travel_agency, data_key) references public.data_key,
  check ((sealed is null) = (purpose = 'unnamed'))
);
call public.fence_table('public.share_receipt_wish');
do $$
begin
  create index share_receipt_wish_of_booking on public.share_receipt_wish (travel_agency, booking);
end $$;

-- The clock asks about an account as soon as its time is over: a notice may be lost, and its seats go soon after.
grant select (account_until) on public.payment_try to naru_clock;
