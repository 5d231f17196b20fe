-- Costs that nobody has billed yet stand among the payables, by the day they are due.
do $$
begin
  create index cost_line_unbilled on public.cost_line (travel_agency, departure_id) where bill_won is null;
end $$;
