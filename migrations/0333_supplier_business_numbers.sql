-- The registration number of a supplier's business, as the agency's own has it. Empty where it is not known. Decision 97
alter table public.supplier add column business_number text not null default '';
