// The values of the variables in a message about one booking.
import { calculateMoney } from '#domain/booking/booking-money.ts'
import type { BookingRow } from '#domain/booking/find.server.ts'
import { formatInFours } from '#domain/booking/format-in-fours.ts'
import type { VariableValues } from '#domain/booking/message-variables.ts'
import { readNotice } from '#domain/departure/notice.server.ts'
import { type Language, localize } from '#i18n/language.ts'
import { formatWon } from '#lib/format.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

const formatPeople = ({ adult, child, baby }: BookingRow, language: Language) =>
  language === 'ko' ? `${adult + child + baby}명` : `${adult + child + baby}`

/** '' where nothing is known of it. */
export async function buildVariableValues(
  ctx: AgencyContext,
  booking: BookingRow,
  language: Language,
): Promise<VariableValues> {
  const notice = await readNotice(ctx, booking)
  const { company_name, phone } = await ctx.db
    .selectFrom('agency_info')
    .select(['company_name', 'phone'])
    .where('travel_agency', '=', ctx.travel_agency)
    .executeTakeFirstOrThrow()
  const { due } = calculateMoney(booking)
  return {
    name: booking.name,
    trip: localize(booking.page_title, language),
    departure: booking.departure_date,
    return: booking.return_date,
    number: formatInFours(booking.booking_id),
    people: formatPeople(booking, language),
    meeting: notice.meeting_point || (notice.trip_meeting ? localize(notice.trip_meeting, language) : ''),
    meetingTime: notice.meeting_time,
    guide: notice.guide_name,
    guidePhone: notice.guide_phone,
    balance: due > 0 ? formatWon(due, language) : '',
    balanceDay: booking.balance_by ?? '',
    company: localize(company_name, language),
    companyPhone: phone,
  }
}
