// Bookings as their holder sees them: the member who made it, or, where a guest did, who has its pass. §6
// To anybody else it is not there.
import { sql } from 'kysely'
import { bankAccountOf } from '#domain/agency/bank-account.server.ts'
import { showFlights } from '#domain/catalog/show-flights.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { refuseOther } from '#domain/member/member.server.ts'
import { refuse } from '#errors.ts'
import { listPage } from '#platform/db/list-page.server.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { Ctx, InAgency, MemberCtx } from '#platform/wire/asking.ts'
import { passFor } from './pass.server.ts'
import { endedProgress, isOpen, openProgress, underWay } from './progress.ts'

export const numberOf = (typed: string) => typed.replaceAll('-', '')

/** A booking made as a guest belongs to the member who has proved its address. */
export const ofMember = (member_id: number) =>
  sql<boolean>`(b.member_id = ${member_id} or b.member_id is null and lower(b.email) = (select lower(m.email) from member m where m.travel_agency = b.travel_agency and m.id = ${member_id} and m.email_verified))`

export type Held = Awaited<ReturnType<typeof ofNumber>>

const byNumber = ({ db, travel_agency }: InAgency, number: string) =>
  db
    .selectFrom('booking as b')
    .selectAll('b')
    .where('b.travel_agency', '=', travel_agency)
    .where('b.booking_id', '=', number)

/** For whoever has shown already that it is theirs. */
export const ofNumber = (within: InAgency, number: string) =>
  byNumber(within, number).executeTakeFirstOrThrow()

/** For staff, who see every booking of their agency. */
export async function ofStaff(within: InAgency, typed: string, lock?: 'lock'): Promise<Held> {
  return foundBy(byNumber(within, numberOf(typed.trim().toUpperCase())), lock)
}

/** Its row is as it stands when the lock is ours, with what others paid or sent back while we waited. */
async function foundBy(query: ReturnType<typeof byNumber>, lock: 'lock' | undefined): Promise<Held> {
  const found = await query.$if(lock !== undefined, (query) => query.forUpdate('b')).executeTakeFirst()
  return found ?? refuse('BOOKING_NOT_FOUND')
}

type Holder = InAgency & Pick<Ctx, 'member' | 'jar' | 'keyFor'>
type OneBooking = { booking_id: string; landing_user_id?: number }

export async function ofHolder(
  ctx: Holder,
  { booking_id, landing_user_id }: OneBooking,
  lock?: 'lock',
): Promise<Held> {
  refuseOther(ctx.member, landing_user_id)
  return foundBy(heldBy(ctx, numberOf(booking_id), passOpens), lock)
}

export async function isHeldBy(ctx: Holder, number: string): Promise<boolean> {
  return (await heldBy(ctx, number, passOpens).executeTakeFirst()) !== undefined
}

/** Holds it, or held it until it ended: no stranger, who may be told which booking it is. */
export async function isKnownTo(ctx: Holder, number: string): Promise<boolean> {
  return (await heldBy(ctx, number, () => ofGuest).executeTakeFirst()) !== undefined
}

const heldBy = (ctx: Holder, number: string, opens: typeof passOpens) =>
  byNumber(ctx, number).where(({ or, lit }) => {
    const issued = passFor(ctx, number)
    return or([
      ctx.member ? ofMember(ctx.member.id) : lit(false),
      issued === undefined ? lit(false) : opens(issued),
    ])
  })

/** A member's booking is opened by the member alone, whatever pass there is. */
const ofGuest = sql<boolean>`b.member_id is null`

/**
 * A pass dies with the booking's end, and when staff mend its address. One that was given after it, for a new code, still opens what is left
 * to read.
 */
const passOpens = (
  issued: number,
) => sql<boolean>`(${ofGuest} and coalesce(b.passes_from < to_timestamp(${issued}::float8 / 1000), true) and not exists (
  select from booking_history h where h.travel_agency = b.travel_agency and h.booking = b.id
    and h.progress in (${sql.join(endedProgress)}) and h.at >= to_timestamp(${issued}::float8 / 1000)))`

export function listBookings(ctx: MemberCtx, paging: { page: number; page_size: number }) {
  const { db, travel_agency, member } = ctx
  const bookings = db
    .selectFrom('booking as b')
    .leftJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'b.travel_agency').onRef('p.package_code', '=', 'b.package_code'),
    )
    .innerJoin('departure as o', (on) =>
      on.onRef('o.travel_agency', '=', 'b.travel_agency').onRef('o.departure_id', '=', 'b.departure_id'),
    )
    .select([
      'b.id',
      'b.booking_id',
      'b.progress',
      'b.package_code',
      'b.page_title',
      'p.thumbnail_path',
      'b.departure_id',
      'b.departure_date',
      'o.departure_time',
      'o.flight_number',
      'b.return_date',
      'b.total',
      'b.pay_by',
      'b.held_until',
      'b.reg_date',
      'b.paid',
      toDoFor(member.id).as('to_do'),
    ])
    .select(
      sql<{
        adult: number
        child: number
        baby: number
      }>`json_build_object('adult', b.adult, 'child', b.child, 'baby', b.baby)`.as('party'),
    )
    .where('b.travel_agency', '=', travel_agency)
    .where(ofMember(member.id))
  return listPage(db, bookings, sql`id desc`, paging)
}

/** The booking whose trip begins soonest, or goes on now. */
export const nextOf = ({ db, travel_agency, member }: MemberCtx): Promise<Held | undefined> =>
  db
    .selectFrom('booking as b')
    .selectAll('b')
    .where('b.travel_agency', '=', travel_agency)
    .where(ofMember(member.id))
    .where('b.progress', 'in', openProgress)
    .where('b.return_date', '>=', seoulToday)
    .orderBy('b.departure_date')
    .orderBy('b.id')
    .limit(1)
    .executeTakeFirst()

type ToDo = ('pay' | 'travellers' | 'passports' | 'contract' | 'review')[]

const isPaid = sql<boolean>`b.progress in (${sql.join(underWay)})`
/** Number and picture of the traveller `t` are both there. */
const hasPassport = sql<boolean>`exists (select from passport q where q.travel_agency = t.travel_agency and q.booking = t.booking and q.traveller = t.seq)
  and exists (select from passport_file f where f.travel_agency = t.travel_agency and f.booking = t.booking and f.traveller = t.seq)`
const hasAgreed = sql<boolean>`exists (select from consent c where c.travel_agency = t.travel_agency and c.booking = t.booking and c.traveller = t.seq and c.type = 'privacy')`

/** What the contract of the booking `b` is about. */
export const contractBasis = sql<string>`contract_basis(
  b.departure_id, b.departure_date, b.return_date, b.adult, b.child, b.baby, b.total, b.price_lines)`

/** A review is the member's: asked of whom it belongs to, not of a pass or of staff. */
const toDoFor = (member_id: number | undefined) => sql<ToDo>`array_remove(array[
  case when b.progress = 'waiting_for_payment' then 'pay' end,
  case when b.progress in (${sql.join(openProgress)})
    and (select count(*) from traveller t where t.travel_agency = b.travel_agency and t.booking = b.id and t.cancelled is null and t.birthdate is not null) < b.adult + b.child + b.baby then 'travellers' end,
  case when ${isPaid} and exists (select from package_detail d where d.travel_agency = b.travel_agency and d.package_code = b.package_code and d.travel_alert is not null)
    and (select count(*) from traveller t where t.travel_agency = b.travel_agency and t.booking = b.id and t.cancelled is null and ${hasPassport}) < b.adult + b.child + b.baby then 'passports' end,
  case when ${isPaid} and not exists (select from contract c where c.travel_agency = b.travel_agency and c.booking = b.id and c.agreed is not null and c.basis = ${contractBasis}) then 'contract' end,
  case when b.progress = 'travel_completed' and ${member_id === undefined ? sql`false` : ofMember(member_id)} and not exists (select from review r where r.travel_agency = b.travel_agency and r.booking = b.id) then 'review' end], null)`

/** What other tables say of it. */
export const moreOf = (
  { db, travel_agency, member }: InAgency & Partial<Pick<Ctx, 'member'>>,
  booking: number,
) =>
  db
    .selectFrom('booking as b')
    .leftJoin('package as p', (on) =>
      on.onRef('p.travel_agency', '=', 'b.travel_agency').onRef('p.package_code', '=', 'b.package_code'),
    )
    .leftJoin('shop as h', (on) =>
      on.onRef('h.travel_agency', '=', 'b.travel_agency').onRef('h.store_id', '=', 'b.store_id'),
    )
    .innerJoin('departure as o', (on) =>
      on.onRef('o.travel_agency', '=', 'b.travel_agency').onRef('o.departure_id', '=', 'b.departure_id'),
    )
    .leftJoin('departure_seat as s', (on) =>
      on.onRef('s.travel_agency', '=', 'b.travel_agency').onRef('s.departure_id', '=', 'b.departure_id'),
    )
    .leftJoin('package_detail as d', (on) =>
      on.onRef('d.travel_agency', '=', 'b.travel_agency').onRef('d.package_code', '=', 'b.package_code'),
    )
    .select([
      'p.thumbnail_path',
      'd.meeting_point',
      'h.store_name',
      's.confirmed',
      'o.departure_time',
      'o.flight_number',
      'o.flights',
      toDoFor(member?.id).as('to_do'),
      sql<boolean>`b.departure_date >= ${seoulToday}`.as('is_ahead'),
      sql<boolean>`exists (select from terms e where e.travel_agency = b.travel_agency and e.type = 'special' and e.effective_date <= ${seoulToday})`.as(
        'has_special_terms',
      ),
    ])
    .where('b.travel_agency', '=', travel_agency)
    .where('b.id', '=', booking)
    .executeTakeFirstOrThrow()

/** Everything a screen shows of it; of a telephone and an address only as much as their owner recognises. */
export async function describe(
  { db, travel_agency, member }: InAgency & Partial<Pick<Ctx, 'member'>>,
  {
    id,
    name,
    contact,
    email,
    request,
    price_lines,
    pay_by,
    progress,
    departure_date,
    package_code,
    store_id,
    ...booking
  }: Held,
) {
  const of = { travel_agency, booking: id }
  const [travellers, history, payments, files, more, bank_transfer] = await Promise.all([
    db
      .selectFrom('traveller as t')
      .select([
        'seq',
        'kind',
        'name',
        'name_en',
        'gender',
        'birthdate',
        'cancelled',
        hasAgreed.as('consents'),
        hasPassport.as('passport'),
      ])
      .where((eb) => eb.and(of))
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('booking_history')
      .select(['progress', 'at'])
      .where((eb) => eb.and(of))
      .orderBy('seq')
      .execute(),
    db
      .selectFrom('ledger')
      .select(['transaction_id', 'kind', 'method', 'amount', 'at'])
      .where((eb) => eb.and(of))
      .orderBy('id')
      .execute(),
    db
      .selectFrom('attached_file')
      .select(['id', 'name', 'size', 'by_name'])
      .where((eb) => eb.and(of))
      .where((eb) => eb.or([eb('by_name', 'is', null), eb('shown', '=', true)]))
      .orderBy('id')
      .execute(),
    moreOf({ db, travel_agency, member }, id),
    progress === 'waiting_for_payment' && pay_by === 'bank_transfer'
      ? bankAccountOf({ db, travel_agency })
      : null,
  ])
  return {
    ...booking,
    package_code,
    departure_date,
    progress,
    pay_by,
    name,
    request,
    price_lines,
    party: { adult: booking.adult, child: booking.child, baby: booking.baby },
    contact_masked: maskContact(contact),
    email_masked: email.replace(/^(.{2})[^@]*/, '$1***'),
    thumbnail_path: more.thumbnail_path,
    departure_time: more.departure_time,
    flight_number: more.flight_number,
    flights: showFlights(more.flights),
    meeting_point: more.meeting_point,
    store_name: more.store_name,
    to_do: more.to_do,
    has_special_terms: more.has_special_terms,
    confirmed: more.confirmed !== null,
    cancellable: more.is_ahead && isOpen(progress),
    // Who was cancelled before having a name is a number that stays free of others, and nobody to show.
    travellers: travellers.flatMap(({ birthdate, cancelled, ...each }) =>
      each.name === ''
        ? []
        : [
            {
              ...each,
              has_details: birthdate !== null,
              cancelled: cancelled !== null,
            },
          ],
    ),
    files: files.map(({ id: file, name, size, by_name }) => ({
      name,
      size,
      opens_at: by_name === null ? null : `/attached/${booking.booking_id}/${file}`,
    })),
    history,
    payments: payments.flatMap(({ kind, ...each }) =>
      kind === 'payment' || kind === 'refund' ? [{ kind, ...each }] : [],
    ),
    bank_transfer,
  }
}
