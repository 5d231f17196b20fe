-- An advance is money given to the guide: what was spent of it comes as slips and counts once. Decision 96
alter table public.cost_line drop constraint cost_line_kind_check;
alter table public.cost_line add constraint cost_line_kind_check check (kind in ('land', 'air', 'hotel', 'bus', 'guide', 'advance',
  'meal', 'entrance', 'insurance', 'commission', 'other'));
