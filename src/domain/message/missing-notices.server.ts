// Departures whose meeting point or guide nobody has written down, though the message that names it is near.
// Without it the message is not sent. Decision 92
import { type RawBuilder, sql } from 'kysely'
import { isBookingUnderWay } from '#domain/booking/progress-conditions.server.ts'
import { noticeLeadDays } from '#limits/display.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'

/** `missing`: what is not known, 'meeting', 'guide' or 'both'; `due`: the day on which the first message would go out. */
export const selectMissingNotices = (travel_agency: number): RawBuilder<unknown> => sql`
  select d.departure_id, d.departure_date, p.page_title, min(d.departure_date - t.day) as due,
    case count(*) when 1 then min(t.moment) else 'both' end as missing
  from message_template t
  join departure d on d.travel_agency = t.travel_agency and d.cancelled is null
    and d.departure_date >= ${seoulToday} and d.departure_date - t.day - ${sql.lit(noticeLeadDays)} <= ${seoulToday}
    and (t.package_code = d.package_code or t.package_code = '' and not exists (select from message_template o
      where o.travel_agency = t.travel_agency and o.moment = t.moment and o.package_code = d.package_code))
  join package p on p.travel_agency = d.travel_agency and p.package_code = d.package_code
  left join package_detail i on i.travel_agency = d.travel_agency and i.package_code = d.package_code
  left join departure_notice n on n.travel_agency = d.travel_agency and n.departure_id = d.departure_id
  where t.travel_agency = ${travel_agency} and t.is_on and case t.moment
      when 'meeting' then coalesce(n.meeting_time, '') = '' or coalesce(n.meeting_point, '') = '' and i.meeting_point is null
      when 'guide' then coalesce(n.guide_name, '') = '' or coalesce(n.guide_phone, '') = '' else false end
    and exists (select from booking b where b.travel_agency = d.travel_agency and b.departure_id = d.departure_id
      and ${isBookingUnderWay})
  group by d.travel_agency, d.departure_id, d.departure_date, p.page_title`
