-- Whether the agency's pages ask browsers to visit its other subdomains by HTTPS alone, too: some of them may not be ours.

alter table agency
  add column hsts_subdomains_yn text not null default 'N' check (hsts_subdomains_yn in ('Y', 'N'));
