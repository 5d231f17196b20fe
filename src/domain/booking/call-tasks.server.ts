// Tasks to call customers whom no channel reaches. Decision 77
import { sql } from 'kysely'
import type { Language } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { CalledOccasion } from '#occasions.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** For whoever comes to it, from today. One call tells the same thing once: a second task is not added. */
export async function addCallTask(
  { db, travel_agency }: AgencyContext,
  { booking, occasion }: { booking: number; occasion: CalledOccasion },
): Promise<void> {
  await sql`insert into booking_task (travel_agency, booking, text, due, by_name, occasion)
    select ${travel_agency}, ${booking}, ${occasion}, ${seoulToday}, 'Naru', ${occasion}
    where not exists (select from booking_task where travel_agency = ${travel_agency} and booking = ${booking}
      and occasion = ${occasion} and done is null)`.execute(db)
}

/** A call is named in the reader's language. Any other task says what somebody typed. */
export function describeTask(
  language: Language,
  { text, occasion }: { text: string; occasion: string | null },
) {
  if (occasion === null) return text
  const { occasions, callTask } = getOfficeTextIn(language).bookings
  const called: Record<CalledOccasion, string> = occasions // every one of them has a name
  const names: Readonly<Record<string, string>> = called
  return callTask(names[occasion] ?? occasion)
}
