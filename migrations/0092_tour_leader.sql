-- Whether a tour leader travels along from Korea. The law asks a programme to say it.
alter table public.package_detail
  add column leader_yn text not null default 'N' check (leader_yn in ('Y', 'N'));
