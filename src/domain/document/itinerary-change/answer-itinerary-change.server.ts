// The booker answers a change of the trip by a link, before its day begins, signed by name. Decision 101
import { sql } from 'kysely'
import { addCallTask } from '#domain/booking/call-tasks.server.ts'
import { freeCancellation } from '#domain/booking/fees.ts'
import { type BookingRow, getOwnBooking } from '#domain/booking/find.server.ts'
import { createHistoryEntry } from '#domain/booking/history.server.ts'
import { itineraryChangeNotes } from '#domain/booking/history-note.ts'
import { isOpen } from '#domain/booking/progress.ts'
import { updateBooking } from '#domain/booking/write.server.ts'
import { checkSigner, renewContract } from '#domain/document/contract.server.ts'
import { maskName } from '#domain/member/mask-name.ts'
import { refuse } from '#errors.ts'
import { addDays } from '#lib/days.ts'
import { readToday } from '#platform/db/seoul.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import type { itineraryChangeCalls } from './calls.ts'
import { createItineraryChangeLink, hashToken } from './itinerary-change-links.server.ts'

const selectChanges = ({ db, travel_agency }: AgencyContext) =>
  db
    .selectFrom('change_consent as c')
    .innerJoin('itinerary_change as d', (on) =>
      on.onRef('d.travel_agency', '=', 'c.travel_agency').onRef('d.id', '=', 'c.change'),
    )
    .select(['c.id', 'c.booking', 'c.answer', 'c.answered', 'd.departure_id', 'd.withdrawn'])
    .select(['d.kind', 'd.day', 'd.before', 'd.after', 'd.reason', 'd.cost'])
    .where('c.travel_agency', '=', travel_agency)
type ChangeRow = Awaited<ReturnType<ReturnType<typeof selectChanges>['executeTakeFirstOrThrow']>>

/** Locked, because a cancellation or a move of the booking ends what it is asked. */
async function lockBooking({ db, travel_agency }: AgencyContext, token: string): Promise<BookingRow> {
  const booking = await db
    .selectFrom('booking as b')
    .selectAll('b')
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', ({ selectFrom }) =>
      selectFrom('change_link as l')
        .innerJoin('change_consent as c', (on) =>
          on.onRef('c.travel_agency', '=', 'l.travel_agency').onRef('c.id', '=', 'l.consent'),
        )
        .select('c.booking')
        .where('l.travel_agency', '=', travel_agency)
        .where('l.token_hash', '=', hashToken(token)),
    )
    .forUpdate('b')
    .executeTakeFirst()
  return booking ?? refuse('LINK_EXPIRED')
}

/**
 * An unknown link, one of another agency, of a change that was withdrawn and of a booking that does not travel
 * with this departure any more get the same refusal.
 */
async function getOpenChange(ctx: AgencyContext, token: string) {
  const booking = await lockBooking(ctx, token)
  const change = await selectChanges(ctx)
    .innerJoin('change_link as l', (on) =>
      on.onRef('l.travel_agency', '=', 'c.travel_agency').onRef('l.consent', '=', 'c.id'),
    )
    .select('l.handed_by')
    .where('l.token_hash', '=', hashToken(token))
    .forShare('d') // it is not withdrawn meanwhile
    .executeTakeFirst()
  if (!change || !isAsked(change, booking)) refuse('LINK_EXPIRED')
  if (change.answer === null && !(await isAhead(ctx, change, booking))) refuse('CHANGE_DAY_BEGUN')
  return { change, booking }
}

type TravelDates = Pick<BookingRow, 'departure_id' | 'departure_date' | 'progress'>

const isAsked = (change: ChangeRow, { departure_id, progress }: TravelDates) =>
  change.withdrawn === null && change.departure_id === departure_id && isOpen(progress)

const toDate = ({ day }: Pick<ChangeRow, 'day'>, { departure_date }: TravelDates) =>
  addDays(departure_date, day - 1)

const isAhead = async ({ db }: AgencyContext, change: ChangeRow, booking: TravelDates) =>
  (await readToday(db)) < toDate(change, booking)

const describeFields = (change: ChangeRow, booking: TravelDates) => {
  const { kind, day, before, after, reason, cost, answer, answered } = change
  return { kind, day, starts: toDate(change, booking), before, after, reason, cost, answer, answered }
}

const describeChange = (change: ChangeRow, booking: BookingRow) => ({
  page_title: booking.page_title,
  departure_date: booking.departure_date,
  return_date: booking.return_date,
  name: maskName(booking.name),
  ...describeFields(change, booking),
})

export async function showItineraryChange(ctx: Ctx, { token }: In<typeof itineraryChangeCalls.change>) {
  const { change, booking } = await getOpenChange(ctx, token)
  return describeChange(change, booking)
}

export async function answerItineraryChange(
  ctx: Ctx,
  { token, answer, name }: In<typeof itineraryChangeCalls.answerChange>,
) {
  const { change, booking } = await getOpenChange(ctx, token)
  const signed_by = checkSigner(name, booking.name)
  if (change.answer === answer) return describeChange(change, booking) // sent twice
  if (change.answer === 'agreed') refuse('CHANGE_ANSWERED')
  if (!(await isAhead(ctx, change, booking))) refuse('CHANGE_DAY_BEGUN')
  const save = () => saveAnswer(ctx, change, { answer, signed_by })
  if (answer === 'agreed') {
    await renewContract(ctx, booking, save)
    await createHistoryEntry(ctx, booking.id, {
      progress: booking.progress,
      note: itineraryChangeNotes.agreed,
    })
  } else {
    await save()
    await updateBooking(ctx, booking, {
      fees: JSON.stringify(freeCancellation),
      note: itineraryChangeNotes.refused,
    })
    await addCallTask(ctx, { booking: booking.id, occasion: 'itinerary-change-refused', ref: change.id })
    await notify(ctx, 'itinerary-change-refused', { ref: change.id })
  }
  return describeChange((await findChange(ctx, change.id)) ?? change, booking)
}

const findChange = (ctx: AgencyContext, id: number) =>
  selectChanges(ctx).where('c.id', '=', id).executeTakeFirst()

async function saveAnswer(
  { db, travel_agency, network }: Ctx,
  { id, handed_by }: ChangeRow & { handed_by: string | null },
  { answer, signed_by }: { answer: 'agreed' | 'refused'; signed_by: string },
): Promise<void> {
  const { rows } = await sql<{ now: string }>`select now()::text as now`.execute(db)
  await db
    .updateTable('change_consent')
    .set({ answer, signed_by, handed_by, network, answered: rows[0]?.now ?? '' })
    .where('travel_agency', '=', travel_agency)
    .where('id', '=', id)
    .execute()
}

export async function listItineraryChangesForBooker(
  ctx: Ctx,
  input: In<typeof itineraryChangeCalls.changes>,
) {
  const booking = await getOwnBooking(ctx, input)
  const today = await readToday(ctx.db)
  const changes = await selectChanges(ctx)
    .where('c.booking', '=', booking.id)
    .where('d.withdrawn', 'is', null)
    .where('d.departure_id', '=', booking.departure_id)
    .orderBy('c.id', 'desc')
    .execute()
  return {
    list: changes.map((change) => ({
      id: change.id,
      is_open: change.answer !== 'agreed' && today < toDate(change, booking) && isOpen(booking.progress),
      ...describeFields(change, booking),
    })),
  }
}

export async function openItineraryChange(
  ctx: Ctx,
  { id, ...input }: In<typeof itineraryChangeCalls.openChange>,
) {
  const booking = await getOwnBooking(ctx, input, 'lock') // it does not become somebody else's meanwhile
  const change = await findChange(ctx, id)
  if (change?.booking !== booking.id) refuse('NOT_FOUND')
  return { token: await createItineraryChangeLink(ctx, id) }
}

/** For the message that asks: what it says, and to whom. Nothing once it is answered or over. */
export async function findItineraryChangeToAsk(ctx: AgencyContext, id: number) {
  const found = await findItineraryChangeWithBooking(ctx, id)
  if (!found || found.change.answer !== null || !isAsked(found.change, found.booking)) return undefined
  return (await isAhead(ctx, found.change, found.booking)) ? found : undefined
}

export async function findItineraryChangeWithBooking(ctx: AgencyContext, id: number) {
  const change = await findChange(ctx, id)
  if (!change) return undefined
  const booking = await ctx.db
    .selectFrom('booking')
    .selectAll()
    .where('travel_agency', '=', ctx.travel_agency)
    .where('id', '=', change.booking)
    .executeTakeFirstOrThrow()
  return { change, booking, starts: toDate(change, booking) }
}
