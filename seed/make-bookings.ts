// Bookings with all that the product would have written of them: people, price, history, money, consents,
// seats.
// Told as stories and written in one statement a table.
import { createHash } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { PaymentPlan } from '#domain/agency/rules/payment-plan.ts'
import type { Progress } from '#domain/booking/calls.ts'
import { type CancellationCost, calculateCancellationCost } from '#domain/booking/fees.ts'
import type { HistoryActor } from '#domain/booking/history.server.ts'
import { askedToPay, formatRemovalNote } from '#domain/booking/history-note.ts'
import { calculateSchedule } from '#domain/booking/payment-schedule.ts'
import { countSeats, type Party, priceParty } from '#domain/booking/price.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import type { LocalizedText } from '#i18n/language.ts'
import { addDays, countDaysBetween } from '#lib/days.ts'
import type { DB } from '#platform/db/rows.ts'
import { toSymbols } from '#platform/numbers.server.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'

/** `at`: a moment as ISO text. */
type StoryStep = { progress: Progress; by: HistoryActor; at: string; by_name?: string; note?: string }
export type BookingStory = {
  trip: { package_code: string; page_title: LocalizedText; days: number; is_abroad: boolean }
  departure: {
    departure_date: string
    adult_price: number
    child_price: number
    baby_price: number
    minimum: number
    closed_yn?: 'Y' | 'N'
  }
  party: Party
  travellers: Omit<Insertable<DB['traveller']>, 'travel_agency' | 'booking' | 'seq' | 'cancelled'>[]
  who: Pick<Insertable<DB['booking']>, 'name' | 'contact' | 'email' | 'language'> &
    Partial<Pick<Insertable<DB['booking']>, 'member_id' | 'store_id' | 'request' | 'proved_by'>>
  steps: StoryStep[]
  /** Until when the seats are held, while payment is waited for. */
  held_until?: string
  /** The plan; by default all is paid at once. */
  plan?: PaymentPlan
  /** One adult, the last, stays at home; the money is still to be sent back. */
  oneGone?: { at: string }
}

export type CreatedBooking = { id: number; booking_id: string; story: BookingStory }

export async function createBookings(
  here: AgencyContext,
  stories: BookingStory[],
): Promise<CreatedBooking[]> {
  const { db, travel_agency } = here
  const { cancel_fees } = await db
    .selectFrom('agency')
    .select('cancel_fees')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const findDepartureId = await loadDepartureIds(here)
  const storyRows = stories
    .toSorted((one, other) => (getReservedAt(one) < getReservedAt(other) ? -1 : 1))
    .map((story, at) => ({ story, ...buildBookingRow(here, story, { at, cancel_fees, findDepartureId }) }))
  const rows = await db
    .insertInto('booking')
    .values(storyRows.map(({ row }) => row))
    .returning(['id', 'booking_id'])
    .execute()
  const ids = new Map(rows.map(({ booking_id, id }) => [booking_id, id]))
  const created = storyRows.map(({ story, row, refund, travellerCancelCost }) => ({
    story,
    refund,
    booking_id: row.booking_id,
    id: ids.get(row.booking_id) ?? 0,
    travellerCancelCost,
  }))
  await writeTravellers(here, created)
  await writeHistory(here, created)
  await writeMoney(here, created)
  await writeConsents(here, created)
  await writeSeats(here, stories, findDepartureId)
  return created
}

type FindDepartureId = (story: BookingStory) => number

/** The number of a story's departure. */
async function loadDepartureIds({ db, travel_agency }: AgencyContext): Promise<FindDepartureId> {
  const rows = await db
    .selectFrom('departure')
    .select(['package_code', 'departure_date', 'departure_id'])
    .where('travel_agency', '=', travel_agency)
    .execute()
  const ids = new Map(rows.map((row) => [`${row.package_code} ${row.departure_date}`, row.departure_id]))
  return ({ trip, departure }) => ids.get(`${trip.package_code} ${departure.departure_date}`) ?? 0
}

const getReservedAt = ({ steps }: BookingStory) => steps[0]?.at ?? ''
const getLastProgress = ({ steps }: BookingStory) => steps.at(-1)?.progress ?? 'waiting_for_payment'
const findStep = ({ steps }: BookingStory, progress: Progress) =>
  steps.findLast((each) => each.progress === progress)
export const seoulDay = (at: string) => new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 10)
const createBookingNumber = (text: string) =>
  toSymbols(createHash('sha256').update(text).digest().subarray(0, 12))

/** Who travels in the end: of a party that lost one, the others. */
const getRemainingParty = ({ party, oneGone }: BookingStory): Party =>
  oneGone ? { ...party, adult: party.adult - 1 } : party

/** The schedule of the plan on the day of the reservation. */
function getSchedule(story: BookingStory) {
  const { plan = { kind: 'whole' as const }, party, departure } = story
  const { total } = priceParty({ prices: departure, party })
  const today = seoulDay(getReservedAt(story))
  return {
    plan,
    ...calculateSchedule(plan, { total, party, departure_date: departure.departure_date, today }),
  }
}

/** The booking is reserved until the departure is certain, and was not asked to pay yet. */
const isFree = (story: BookingStory) =>
  story.plan?.kind === 'confirmed' &&
  getLastProgress(story) === 'waiting_for_payment' &&
  !story.steps.some(({ note }) => note === askedToPay)

/** Of the whole price or of the deposit alone. */
const getPaidPart = (story: BookingStory, total: number) =>
  story.plan && !findStep(story, 'payment_completed') ? getSchedule(story).deposit : total

type CancelFees = Selectable<DB['agency']>['cancel_fees']

function buildBookingRow(
  { travel_agency }: AgencyContext,
  story: BookingStory,
  {
    at,
    cancel_fees,
    findDepartureId,
  }: { at: number; cancel_fees: CancelFees; findDepartureId: FindDepartureId },
) {
  const { trip, departure, party, who, oneGone } = story
  const { departure_date } = departure
  const fees = trip.is_abroad ? cancel_fees.overseas : cancel_fees.domestic
  const before = priceParty({ prices: departure, party })
  const { lines, total } = priceParty({ prices: departure, party: getRemainingParty(story) })
  const onDay = (moment: string) => countDaysBetween(seoulDay(moment), departure_date)
  const part = before.total - total
  const travellerCancelCost =
    oneGone &&
    calculateCancellationCost(fees, { price: part, paid: part, isFirm: true, daysLeft: onDay(oneGone.at) })
  const cancelStep = findStep(story, 'cancel_requested')
  const progress = getLastProgress(story)
  const cancels = progress === 'cancel_requested' || (progress === 'cancel_completed' && cancelStep)
  const cost =
    cancels && cancelStep
      ? calculateCancellationCost(fees, {
          price: total,
          paid: getPaidPart(story, total),
          isFirm: true,
          daysLeft: onDay(cancelStep.at),
        })
      : undefined
  const from = story.steps.at(-2)?.progress
  const row = {
    travel_agency,
    booking_id: createBookingNumber(`booking ${travel_agency} ${at}`),
    package_code: trip.package_code,
    departure_id: findDepartureId(story),
    departure_date,
    return_date: addDays(departure_date, trip.days - 1),
    page_title: trip.page_title,
    ...who,
    ...getRemainingParty(story),
    price_lines: JSON.stringify(lines),
    total,
    fees: JSON.stringify(fees),
    pay_by: 'bank_transfer' as const,
    progress,
    before_cancel: getProgressBeforeCancel(story),
    fees_kept: travellerCancelCost?.fee ?? 0,
    refund_due: cost?.refund ?? null,
    cancel_fee: cost?.fee ?? null,
    held_until: progress === 'waiting_for_payment' ? (story.held_until ?? null) : null,
    ...getPlanColumns(story),
    reg_date: getReservedAt(story),
  }
  const refund = from === 'cancel_requested' && progress === 'cancel_completed' ? (cost?.refund ?? 0) : 0
  return { row, refund, travellerCancelCost }
}

function getPlanColumns(story: BookingStory) {
  const { plan, deposit, balance_by } = getSchedule(story)
  const isLate = balance_by !== null && balance_by < seoulDay(new Date().toISOString())
  return { plan, deposit, balance_by, reserved_free: isFree(story), balance_reminded: isLate ? 3 : 0 }
}

/** Where it came from, also once it is cancelled; what was refused is forgotten. */
function getProgressBeforeCancel(story: BookingStory) {
  const cancelStep = story.steps.findLastIndex(({ progress }) => progress === 'cancel_requested')
  const from = story.steps[cancelStep - 1]?.progress
  const isBack = cancelStep >= 0 && isUnderWay(getLastProgress(story))
  return from && isUnderWay(from) && !isBack && cancelStep >= 0 ? from : null
}

type BookingWithRefund = CreatedBooking & {
  travellerCancelCost: CancellationCost | undefined
  refund: number
}

async function writeTravellers(
  { db, travel_agency }: AgencyContext,
  created: BookingWithRefund[],
): Promise<void> {
  const rows = created.flatMap(({ id, story }) =>
    story.travellers.map((each, at) => ({
      travel_agency,
      booking: id,
      seq: at + 1,
      ...each,
      cancelled: story.oneGone && at === story.party.adult - 1 ? story.oneGone.at : null,
    })),
  )
  if (rows.length > 0) await db.insertInto('traveller').values(rows).execute()
}

const sortByTime = <T extends { at: string }>(rows: T[]) =>
  rows.toSorted((one, other) => (one.at < other.at ? -1 : 1))

async function writeHistory(
  { db, travel_agency }: AgencyContext,
  created: BookingWithRefund[],
): Promise<void> {
  const rows = created.flatMap(({ id, story, travellerCancelCost }) => {
    const gone = story.oneGone &&
      travellerCancelCost && {
        progress: getLastProgress(story),
        by: 'customer' as const,
        ...story.oneGone,
        note: formatRemovalNote({ people: 1, ...travellerCancelCost }),
      }
    return [...story.steps, ...(gone ? [gone] : [])].map((step) => ({
      travel_agency,
      booking: id,
      by_name: null,
      note: '',
      ...step,
    }))
  })
  await db.insertInto('booking_history').values(sortByTime(rows)).execute()
}

/** Payments at their time, in parts or at once; refunds when the cancellation was complete. */
async function writeMoney({ db, travel_agency }: AgencyContext, created: BookingWithRefund[]): Promise<void> {
  const rows = created.flatMap(({ id, booking_id, story, refund }) => {
    const gone = findStep(story, 'cancel_completed')
    const moves = [
      ...listPayments(story),
      ...(gone && refund > 0 ? [{ kind: 'refund' as const, amount: refund, step: gone }] : []),
    ]
    return moves.map(({ kind, amount, step }) => ({
      ...{ travel_agency, booking: id, method: 'bank_transfer', kind, amount },
      ...{ at: step.at, by_name: step.by_name },
      transaction_id: createBookingNumber(
        step.progress === 'deposit_paid' ? `deposit ${booking_id}` : `${kind} ${booking_id}`,
      ),
    }))
  })
  if (rows.length > 0) await db.insertInto('ledger').values(sortByTime(rows)).execute()
}

function listPayments(story: BookingStory) {
  const full = priceParty({ prices: story.departure, party: story.party }).total
  const first = findStep(story, 'deposit_paid')
  const rest = story.steps.find(({ progress }) => progress === 'payment_completed')
  const deposit = first ? getSchedule(story).deposit : 0
  return [
    ...(first ? [{ kind: 'payment' as const, amount: deposit, step: first }] : []),
    ...(rest ? [{ kind: 'payment' as const, amount: full - deposit, step: rest }] : []),
  ]
}

/** Consents to the texts that were in force on the day. */
async function writeConsents(
  { db, travel_agency }: AgencyContext,
  created: BookingWithRefund[],
): Promise<void> {
  const terms = await db
    .selectFrom('terms')
    .select(['type', 'version', 'contents', 'effective_date'])
    .where('travel_agency', '=', travel_agency)
    .where('type', 'in', ['tour', 'privacy', 'special'])
    .orderBy('effective_date', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const texts = terms.map(({ contents, ...text }) => ({
    ...text,
    text_hash: createHash('sha256').update(JSON.stringify(contents)).digest('hex'),
  }))
  const rows = created.flatMap(({ id, story }) =>
    (['tour', 'privacy', 'special'] as const).flatMap((type) => {
      const text = texts.find(
        (each) => each.type === type && each.effective_date <= seoulDay(getReservedAt(story)),
      )
      if (!text) return []
      const { version, text_hash } = text
      return [
        {
          travel_agency,
          booking: id,
          member_id: story.who.member_id,
          type,
          version,
          text_hash,
          agreed: getReservedAt(story),
        },
      ]
    }),
  )
  if (rows.length > 0) await db.insertInto('consent').values(rows).execute()
}

/** The seats that the bookings take, and the moment when enough had paid. */
async function writeSeats(
  { db, travel_agency }: AgencyContext,
  stories: BookingStory[],
  findDepartureId: FindDepartureId,
): Promise<void> {
  const departures = Map.groupBy(
    stories,
    ({ trip, departure }) => `${trip.package_code} ${departure.departure_date}`,
  )
  const rows = [...departures.values()].flatMap((booked) => {
    const [first] = booked
    if (!first) return []
    const holding = booked.filter((story) => getLastProgress(story) !== 'cancel_completed')
    return [
      {
        travel_agency,
        departure_id: findDepartureId(first),
        taken: holding.reduce((sum, story) => sum + countSeats(getRemainingParty(story)), 0),
        ...findConfirmation(booked, first.departure.minimum),
      },
    ]
  })
  await db
    .insertInto('departure_seat')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['travel_agency', 'departure_id']).doUpdateSet({
        taken: sql`departure_seat.taken + excluded.taken`,
        confirmed: sql`coalesce(departure_seat.confirmed, excluded.confirmed)`,
        awaits_payment: sql`departure_seat.awaits_payment or excluded.awaits_payment`,
      }),
    )
    .execute()
}

/** By those who had paid, or by who was asked to pay once it was certain. */
function findConfirmation(booked: BookingStory[], minimum: number) {
  const confirmed = findConfirmedAt(booked, minimum)
  const asked = booked.flatMap(({ steps }) => steps.filter(({ note }) => note === askedToPay))[0]
  return { confirmed: confirmed ?? asked?.at ?? null, awaits_payment: !confirmed && asked !== undefined }
}

/** The payment with which the minimum was reached, counting those who had paid and not asked to cancel. */
function findConfirmedAt(booked: BookingStory[], minimum: number): string | null {
  const moves = sortByTime(
    booked.flatMap((story) =>
      story.steps.map((step, at) => ({ ...step, story, from: story.steps[at - 1]?.progress })),
    ),
  )
  let paid = 0
  for (const { story, progress, from, at } of moves) {
    const [was, is] = [from !== undefined && isUnderWay(from), isUnderWay(progress)]
    if (was !== is) paid += (is ? 1 : -1) * countSeats(story.party)
    if (isUnderWay(progress) && paid >= minimum) return at
  }
  return null
}
