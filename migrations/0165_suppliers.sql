-- Whom an agency buys from: land operators, airlines, hotels, buses, insurers. Decision 97

create table public.supplier (
  travel_agency int not null references public.agency,
  id bigint not null generated always as identity,
  name text not null check (name <> ''),
  kind text not null check (kind in ('land', 'airline', 'hotel', 'bus', 'insurance', 'other')),
  person text not null default '',
  phone text not null default '',
  email text not null default '',
  note text not null default '',
  ended timestamptz,
  revision int not null default 1,
  reg_date timestamptz not null default now(),
  primary key (travel_agency, id)
);
call public.fence_table('public.supplier');

-- Where it is paid: encrypted as passports are. It goes with its supplier.
create table public.supplier_account (
  travel_agency int not null,
  supplier bigint not null,
  sealed text not null,
  data_key uuid not null,
  by_name text not null,
  at timestamptz not null default now(),
  primary key (travel_agency, supplier),
  foreign key (travel_agency, supplier) references public.supplier on delete cascade,
  foreign key (travel_agency, data_key) references public.data_key
);
call public.fence_table('public.supplier_account');
