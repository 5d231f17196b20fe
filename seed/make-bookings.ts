// Bookings with all that the product would have written of them: people, price, history, money, consents,
// seats.
// Told as stories and written in one statement a table.
import { createHash } from 'node:crypto'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Progress } from '#domain/booking/calls.ts'
import { type Cost, costOf } from '#domain/booking/fees.ts'
import type { By } from '#domain/booking/history.server.ts'
import { type Party, price, seatsOf } from '#domain/booking/price.ts'
import { isUnderWay } from '#domain/booking/progress.ts'
import { dayAfter, daysBetween } from '#plain/days.ts'
import type { DB } from '#platform/db/rows.ts'
import { spell } from '#platform/numbers.server.ts'
import type { InAgency } from '#platform/wire/asking.ts'
import type { Words } from '#words/language.ts'

/** `at`: a moment as ISO text. */
type Step = { progress: Progress; by: By; at: string; by_name?: string; note?: string }
export type Story = {
  trip: { package_code: string; page_title: Words; days: number; is_abroad: boolean }
  departure: {
    departure_date: string
    adult_price: number
    child_price: number
    baby_price: number
    minimum: number
  }
  party: Party
  travellers: Omit<Insertable<DB['traveller']>, 'travel_agency' | 'booking' | 'seq' | 'cancelled'>[]
  who: Pick<Insertable<DB['booking']>, 'name' | 'contact' | 'email' | 'language'> &
    Partial<Pick<Insertable<DB['booking']>, 'member_id' | 'store_id' | 'request' | 'proved_by'>>
  steps: Step[]
  /** Until when the seats are held, while payment is waited for. */
  held_until?: string
  /** One adult, the last, stays at home; the money is still to be sent back. */
  oneGone?: { at: string }
}

export type Made = { id: number; booking_id: string; story: Story }

export async function makeBookings(here: InAgency, stories: Story[]): Promise<Made[]> {
  const { db, travel_agency } = here
  const { cancel_fees } = await db
    .selectFrom('agency')
    .select('cancel_fees')
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const departureOf = await departuresOf(here)
  const told = stories
    .toSorted((one, other) => (reserved(one) < reserved(other) ? -1 : 1))
    .map((story, at) => ({ story, ...rowOf(here, story, { at, cancel_fees, departureOf }) }))
  const rows = await db
    .insertInto('booking')
    .values(told.map(({ row }) => row))
    .returning(['id', 'booking_id'])
    .execute()
  const ids = new Map(rows.map(({ booking_id, id }) => [booking_id, id]))
  const made = told.map(({ story, row, refund, goneCost }) => ({
    story,
    refund,
    booking_id: row.booking_id,
    id: ids.get(row.booking_id) ?? 0,
    goneCost,
  }))
  await writeTravellers(here, made)
  await writeHistory(here, made)
  await writeMoney(here, made)
  await writeConsents(here, made)
  await writeSeats(here, stories, departureOf)
  return made
}

type DepartureOf = (story: Story) => number

/** The number of a story's departure. */
async function departuresOf({ db, travel_agency }: InAgency): Promise<DepartureOf> {
  const rows = await db
    .selectFrom('departure')
    .select(['package_code', 'departure_date', 'departure_id'])
    .where('travel_agency', '=', travel_agency)
    .execute()
  const ids = new Map(rows.map((row) => [`${row.package_code} ${row.departure_date}`, row.departure_id]))
  return ({ trip, departure }) => ids.get(`${trip.package_code} ${departure.departure_date}`) ?? 0
}

const reserved = ({ steps }: Story) => steps[0]?.at ?? ''
const last = ({ steps }: Story) => steps.at(-1)?.progress ?? 'waiting_for_payment'
const stepOf = ({ steps }: Story, progress: Progress) => steps.findLast((each) => each.progress === progress)
export const seoulDay = (at: string) => new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 10)
const numberOf = (text: string) => spell(createHash('sha256').update(text).digest().subarray(0, 12))

/** Who travels in the end: of a party that lost one, the others. */
const left = ({ party, oneGone }: Story): Party => (oneGone ? { ...party, adult: party.adult - 1 } : party)

type Fees = Selectable<DB['agency']>['cancel_fees']

function rowOf(
  { travel_agency }: InAgency,
  story: Story,
  { at, cancel_fees, departureOf }: { at: number; cancel_fees: Fees; departureOf: DepartureOf },
) {
  const { trip, departure, party, who, oneGone } = story
  const { departure_date } = departure
  const fees = trip.is_abroad ? cancel_fees.overseas : cancel_fees.domestic
  const before = price({ prices: departure, party })
  const { lines, total } = price({ prices: departure, party: left(story) })
  const onDay = (moment: string) => daysBetween(seoulDay(moment), departure_date)
  const part = before.total - total
  const goneCost = oneGone && costOf(fees, { price: part, paid: part, left: onDay(oneGone.at) })
  const asked = stepOf(story, 'cancel_requested')
  const progress = last(story)
  const cancels = progress === 'cancel_requested' || (progress === 'cancel_completed' && asked)
  const cost =
    cancels && asked ? costOf(fees, { price: total, paid: total, left: onDay(asked.at) }) : undefined
  const from = story.steps.at(-2)?.progress
  const row = {
    travel_agency,
    booking_id: numberOf(`booking ${travel_agency} ${at}`),
    package_code: trip.package_code,
    departure_id: departureOf(story),
    departure_date,
    return_date: dayAfter(departure_date, trip.days - 1),
    page_title: trip.page_title,
    ...who,
    ...left(story),
    price_lines: JSON.stringify(lines),
    total,
    fees: JSON.stringify(fees),
    pay_by: 'bank_transfer' as const,
    progress,
    before_cancel: beforeCancel(story),
    fees_kept: goneCost?.fee ?? 0,
    refund_due: cost?.refund ?? null,
    cancel_fee: cost?.fee ?? null,
    held_until: progress === 'waiting_for_payment' ? story.held_until : null,
    reg_date: reserved(story),
  }
  const refund = from === 'cancel_requested' && progress === 'cancel_completed' ? (cost?.refund ?? 0) : 0
  return { row, refund, goneCost }
}

/** Where it came from, also once it is cancelled; what was refused is forgotten. */
function beforeCancel(story: Story) {
  const asked = story.steps.findLastIndex(({ progress }) => progress === 'cancel_requested')
  const from = story.steps[asked - 1]?.progress
  const isBack = asked >= 0 && isUnderWay(last(story))
  return from && isUnderWay(from) && !isBack && asked >= 0 ? from : null
}

type Whole = Made & { goneCost: Cost | undefined; refund: number }

async function writeTravellers({ db, travel_agency }: InAgency, made: Whole[]): Promise<void> {
  const rows = made.flatMap(({ id, story }) =>
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

const inTime = <T extends { at: string }>(rows: T[]) =>
  rows.toSorted((one, other) => (one.at < other.at ? -1 : 1))

async function writeHistory({ db, travel_agency }: InAgency, made: Whole[]): Promise<void> {
  const rows = made.flatMap(({ id, story, goneCost }) => {
    const note = `1 cancelled, fee ${goneCost?.fee}, refund ${goneCost?.refund}`
    const gone = story.oneGone && { progress: last(story), by: 'customer' as const, ...story.oneGone, note }
    return [...story.steps, ...(gone ? [gone] : [])].map((step) => ({
      travel_agency,
      booking: id,
      by_name: null,
      note: '',
      ...step,
    }))
  })
  await db.insertInto('booking_history').values(inTime(rows)).execute()
}

/** The whole price when it was paid; what a cancel gave back when it was done. */
async function writeMoney({ db, travel_agency }: InAgency, made: Whole[]): Promise<void> {
  const rows = made.flatMap(({ id, booking_id, story, refund }) => {
    const paid = story.steps.find(({ progress }) => progress === 'payment_completed')
    const gone = stepOf(story, 'cancel_completed')
    const entry = { travel_agency, booking: id, method: 'bank_transfer' }
    const full = price({ prices: story.departure, party: story.party }).total
    return [
      ...(paid
        ? [
            {
              ...entry,
              kind: 'payment' as const,
              amount: full,
              at: paid.at,
              by_name: paid.by_name,
              transaction_id: numberOf(`payment ${booking_id}`),
            },
          ]
        : []),
      ...(gone && refund > 0
        ? [
            {
              ...entry,
              kind: 'refund' as const,
              amount: refund,
              at: gone.at,
              by_name: gone.by_name,
              transaction_id: numberOf(`refund ${booking_id}`),
            },
          ]
        : []),
    ]
  })
  if (rows.length > 0) await db.insertInto('ledger').values(inTime(rows)).execute()
}

/** To the texts that were in force on the day. */
async function writeConsents({ db, travel_agency }: InAgency, made: Whole[]): Promise<void> {
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
  const rows = made.flatMap(({ id, story }) =>
    (['tour', 'privacy', 'special'] as const).flatMap((type) => {
      const text = texts.find(
        (each) => each.type === type && each.effective_date <= seoulDay(reserved(story)),
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
          agreed: reserved(story),
        },
      ]
    }),
  )
  if (rows.length > 0) await db.insertInto('consent').values(rows).execute()
}

/** What the bookings take of each departure, and when so many had paid that it takes place. */
async function writeSeats(
  { db, travel_agency }: InAgency,
  stories: Story[],
  departureOf: DepartureOf,
): Promise<void> {
  const departures = Map.groupBy(
    stories,
    ({ trip, departure }) => `${trip.package_code} ${departure.departure_date}`,
  )
  const rows = [...departures.values()].flatMap((booked) => {
    const [first] = booked
    if (!first) return []
    const holding = booked.filter((story) => last(story) !== 'cancel_completed')
    return [
      {
        travel_agency,
        departure_id: departureOf(first),
        taken: holding.reduce((sum, story) => sum + seatsOf(left(story)), 0),
        confirmed: confirmedAt(booked, first.departure.minimum),
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
      }),
    )
    .execute()
}

/** The payment with which the minimum was reached, counting those who had paid and not asked to cancel. */
function confirmedAt(booked: Story[], minimum: number): string | null {
  const moves = inTime(
    booked.flatMap((story) =>
      story.steps.map((step, at) => ({ ...step, story, from: story.steps[at - 1]?.progress })),
    ),
  )
  let paid = 0
  for (const { story, progress, from, at } of moves) {
    const [was, is] = [from !== undefined && isUnderWay(from), isUnderWay(progress)]
    if (was !== is) paid += (is ? 1 : -1) * seatsOf(story.party)
    if (progress === 'payment_completed' && paid >= minimum) return at
  }
  return null
}
