// Tasks to call customers whom no channel reaches. Decision 77
import { sql } from 'kysely'
import type { Language } from '#i18n/language.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { CalledOccasion } from '#occasions.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** `ref`: the row the message is about. `words`: the message's, where its occasion alone does not say them. */
type CallTask = {
  booking: number
  occasion: CalledOccasion
  ref: number
  words?: { subject: string; contents: string } | undefined
}

/**
 * The task is for anybody of staff, from today. While a call about the same row is open, no second one is
 * added.
 */
export async function addCallTask(
  { db, travel_agency }: AgencyContext,
  { booking, occasion, ref, words }: CallTask,
): Promise<void> {
  await db
    .insertInto('booking_task')
    .values({
      travel_agency,
      booking,
      occasion,
      ref,
      text: words?.subject || occasion,
      to_say: words?.contents ?? null,
      due: seoulToday,
      by_name: 'Naru',
    })
    .onConflict((conflict) =>
      conflict
        .columns(['travel_agency', 'booking', 'occasion', 'ref'])
        .where(sql<boolean>`occasion is not null and done is null`)
        .doNothing(),
    )
    .execute()
}

/** A call is named in the reader's language, with its subject if it has one. Any other task says what somebody typed. */
export function describeTask(
  language: Language,
  { text, occasion }: { text: string; occasion: string | null },
) {
  if (occasion === null) return text
  const { occasions, callTask } = getOfficeTextIn(language).bookings
  const called: Record<CalledOccasion, string> = occasions // every one of them has a name
  const names: Readonly<Record<string, string>> = called
  const name = names[occasion] ?? occasion
  return callTask(text === occasion ? name : `${name} · ${text}`)
}
