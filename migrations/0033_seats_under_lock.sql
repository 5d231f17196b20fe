-- Seats may be lowered while people book. Whoever takes a seat has locked its row, and reads here how many there are now:
-- the statement itself may have begun before they were lowered. One too many is not taken.
create function take_no_more_than_seats() returns trigger language plpgsql as $$
begin
  if new.taken > (select d.seats from departure d where d.travel_agency = new.travel_agency and d.package_code = new.package_code and d.departure_date = new.departure_date) then
    return null;
  end if;
  return new;
end $$;
create trigger take_no_more_than_seats before update of taken on departure_seat
  for each row when (new.taken > old.taken) execute function take_no_more_than_seats();
