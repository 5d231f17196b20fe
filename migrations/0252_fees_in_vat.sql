-- What a cancellation cost the customer is no price of a trip: an agency may leave it out of what counts for VAT. Decision 96
alter table public.open_books add column cancel_fees_taxed boolean not null default true;
