-- The days the sender of a vote saw, beside its trips and in their order: the family sees the same departures.
-- '' where a trip has none; null in votes of before, which show the next departures.
alter table public.family_vote add column days text[];
