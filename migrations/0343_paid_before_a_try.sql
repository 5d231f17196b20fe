-- What had been paid for the booking when a payment was opened. Whoever paid since then is not charged again by it,
-- also where deposit and balance are the same sum. Null: opened before this was known. Decision 78
alter table public.payment_try add column paid_before bigint;
