-- A domain that an owner wrote down: it leads nowhere before a check has found its records. Decision 110
create table public.agency_domain_claim (
  travel_agency int not null references public.agency,
  domain text not null check (domain = lower(domain)),
  claimed timestamptz not null default now(),
  primary key (travel_agency, domain)
);
call public.open_table('public.agency_domain_claim');

-- The one that mails, links and search engines are given. Until now it was the first by the alphabet.
alter table public.agency_domain add column is_main boolean not null default false;
update public.agency_domain d set is_main = true
where not exists (
  select from public.agency_domain o where o.travel_agency = d.travel_agency and o.domain < d.domain);
create unique index agency_domain_main on public.agency_domain (travel_agency) where is_main;
