-- 매입 세금계산서: what suppliers invoiced, and for which costs. Supplier and number as they were when it was entered. Decision 96
-- supply, vat: in won; less than nothing in an invoice that takes back another.
create table public.tax_invoice (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  supplier bigint not null,
  supplier_name text not null,
  business_number text not null,
  number text not null,
  issued_on date not null,
  kind text not null check (kind in ('taxed', 'zero_rated', 'exempt')),
  supply bigint not null check (supply <> 0),
  vat bigint not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, id),
  foreign key (travel_agency, supplier) references public.supplier,
  constraint tax_invoice_vat check (case kind when 'taxed' then abs(vat * 10 - supply) <= 10 else vat = 0 end)
);
create unique index tax_invoice_once on public.tax_invoice (travel_agency, supplier, number);
create index tax_invoice_by_day on public.tax_invoice (travel_agency, issued_on, id);
call public.fence_table('public.tax_invoice');

-- A cost that was billed can have several, and an invoice several costs.
create table public.tax_invoice_cost (
  travel_agency int not null,
  invoice bigint not null,
  cost bigint not null,
  primary key (travel_agency, invoice, cost),
  foreign key (travel_agency, invoice) references public.tax_invoice on delete cascade,
  foreign key (travel_agency, cost) references public.cost_line on delete cascade
);
create index tax_invoice_cost_of on public.tax_invoice_cost (travel_agency, cost);
call public.fence_table('public.tax_invoice_cost');
