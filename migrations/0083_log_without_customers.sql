-- Nothing forgets the log of staff, so it keeps no words about a customer: what was written, typed into a search or
-- stood as a file's name is taken out of the lines that are there. It stays with the booking or the review it is about.
do $$
declare
  a int;
begin
  for a in select travel_agency from public.agency loop
    perform set_config('app.travel_agency', a::text, true);
    update public.staff_log set after = after - 'text'
    where travel_agency = a and call in ('booking.addNote', 'booking.addTask', 'booking.endTask', 'booking.reopenTask') and after ? 'text';
    update public.staff_log set after = after - 'note'
    where travel_agency = a and call in ('booking.refuseCancel', 'reservation.cancel', 'filling.cancel') and after ? 'note';
    update public.staff_log set before = before - 'file', after = after - 'file'
    where travel_agency = a and call in ('document.addFile', 'document.showFile', 'document.removeFile', 'document.attached')
      and (before ? 'file' or after ? 'file');
    update public.staff_log set before = jsonb_build_object('reply', before->>'reply' is not null),
      after = jsonb_build_object('reply', after->>'reply' is not null)
    where travel_agency = a and call = 'review.reply';
    update public.staff_log set after = after - 'reason'
    where travel_agency = a and call = 'review.hide' and after ? 'reason';
    update public.staff_log set before = null, after = null
    where travel_agency = a and call in ('staff.saveView', 'staff.removeView');
    update public.staff_log set after = (after - 'q' - 'query') || '{"searched": true}'
    where travel_agency = a and (call like '%.export%') and (after ? 'q' or after ? 'query');
  end loop;
  perform set_config('app.travel_agency', '', true);
end $$;
