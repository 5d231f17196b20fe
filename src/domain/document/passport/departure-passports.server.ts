// Passports of everybody on a departure: what is missing or ends too soon, and asking for them again.
import { sql } from 'kysely'
import { toLogSubject } from '#domain/booking/log-subject.server.ts'
import { getOccupancy } from '#domain/departure/occupancy.server.ts'
import { readTravellers, type Traveller } from '#domain/departure/people/travellers.server.ts'
import { savePassportNationality } from '#domain/vault/passports.server.ts'
import { refuse } from '#errors.ts'
import { compareNames } from '#lib/passport-name.ts'
import { withIdempotencyKey } from '#platform/idempotency.server.ts'
import { notify } from '#platform/notify.server.ts'
import type { In } from '#platform/wire/call.ts'
import type { AgencyContext, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { passportOfficeCalls } from './office-calls.ts'
import type { PassportPurpose } from './passport-purpose.ts'

type PassportFacts = {
  booking: number
  booking_id: string
  traveller: number
  /** The text that the traveller agreed to; null without a consent. */
  agreed: { ko: string; en: string } | null
  /** The name in the passport; null while there is none. */
  passport_name: string | null
  has_nationality: boolean | null
  asked: string | null
  reading: { purpose: PassportPurpose; at: string } | null
}

/** Facts of every traveller of the departure who has a passport, a consent or a link here. */
export async function readPassportFacts({ db, travel_agency }: AgencyContext, departure_id: number) {
  const ofTraveller = (alias: string) =>
    sql`${sql.ref(`${alias}.travel_agency`)} = ${travel_agency} and ${sql.ref(`${alias}.booking`)} = b.id
      and ${sql.ref(`${alias}.traveller`)} = n.traveller`
  const { rows } = await sql<PassportFacts>`
    select b.id as booking, b.booking_id, n.traveller,
      (select t.contents from consent c left join terms t on t.travel_agency = ${travel_agency} and t.type = c.type and t.version = c.version
        where ${ofTraveller('c')} and c.type = 'passport' order by c.id desc limit 1) as agreed,
      (select p.name from passport p where ${ofTraveller('p')}) as passport_name,
      (select p.has_nationality from passport p where ${ofTraveller('p')}) as has_nationality,
      (select max(l.reg_date) from link l where ${ofTraveller('l')}) as asked,
      (select json_build_object('purpose', r.purpose, 'at', to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        from passport_reading r where ${ofTraveller('r')} order by r.id desc limit 1) as reading
    from booking b
    cross join lateral generate_series(1, b.adult + b.child + b.baby + 20) n (traveller)
    where b.travel_agency = ${travel_agency} and b.departure_id = ${departure_id}`.execute(db)
  return new Map(rows.map((row) => [`${row.booking_id}-${row.traveller}`, row]))
}

export async function listDeparturePassports(
  ctx: AgencyContext,
  { departure_id }: In<typeof passportOfficeCalls.list>,
) {
  const { page_title, departure_date, return_date, is_cancelled } = await getOccupancy(ctx, departure_id)
  const { travellers } = await readTravellers(ctx, departure_id)
  const facts = await readPassportFacts(ctx, departure_id)
  return {
    departure_id,
    page_title,
    departure_date,
    return_date,
    is_cancelled,
    passport_months: await readEntryMonths(ctx, departure_id),
    people: travellers.map((each) => {
      const { person, booking_id, booker, name, name_en, kind, passport } = each
      const fact = facts.get(person)
      return {
        person,
        booking_id,
        booker,
        name,
        name_en,
        kind,
        passport,
        has_consent: fact !== undefined && fact.agreed !== null,
        passport_name: fact?.passport_name ?? '',
        name_match: compareNames(each, fact?.passport_name ?? ''),
        lacks_nationality: fact?.has_nationality === false,
        asked: fact?.asked ?? null,
        reading: fact?.reading ?? null,
      }
    }),
  }
}

/** By staff, for who did not say it: older passports came without. */
export async function setNationality(
  ctx: StaffCtx,
  { departure_id, person, passport_nationality }: In<typeof passportOfficeCalls.setNationality>,
) {
  const { is_cancelled } = await getOccupancy(ctx, departure_id)
  if (is_cancelled) refuse('DEPARTURE_CANCELLED')
  const { travellers } = await readTravellers(ctx, departure_id)
  const fact = travellers.some((each) => each.person === person)
    ? (await readPassportFacts(ctx, departure_id)).get(person)
    : undefined
  if (!fact) refuse('NOT_FOUND')
  const { booking, booking_id, traveller } = fact
  const travellerRef = { booking, consult: null, traveller }
  if (!(await savePassportNationality(ctx, travellerRef, passport_nationality))) refuse('NOT_FOUND')
  ctx.logChange({ ...toLogSubject(booking_id), after: { traveller } })
  return {}
}

async function readEntryMonths({ db, travel_agency }: AgencyContext, departure_id: number) {
  const row = await db
    .selectFrom('departure as o')
    .innerJoin('package_detail as d', (join) =>
      join.onRef('d.travel_agency', '=', 'o.travel_agency').onRef('d.package_code', '=', 'o.package_code'),
    )
    .select('d.passport_months')
    .where('o.travel_agency', '=', travel_agency)
    .where('o.departure_id', '=', departure_id)
    .executeTakeFirst()
  return row?.passport_months ?? null
}

/** One mail for each booking in which a passport is missing, ends too soon or is somebody else's. */
export function askForPassports(
  ctx: ManualTxContext<StaffCtx>,
  { departure_id }: In<typeof passportOfficeCalls.ask>,
) {
  return withIdempotencyKey(ctx, 'ask passports', { departure_id }, async (txCtx) => {
    const { is_cancelled, days_left } = await getOccupancy(txCtx, departure_id)
    if (is_cancelled) refuse('DEPARTURE_CANCELLED')
    if (days_left < 0) refuse('DAY_IS_OVER')
    const { travellers } = await readTravellers(txCtx, departure_id)
    const facts = await readPassportFacts(txCtx, departure_id)
    const isLacking = (each: Traveller) =>
      each.passport === 'missing' ||
      each.passport === 'expires_soon' ||
      compareNames(each, facts.get(each.person)?.passport_name ?? '') === 'other'
    const lacking = new Set(travellers.filter(isLacking).map(({ booking_id }) => booking_id))
    const bookings = await txCtx.db
      .selectFrom('booking')
      .select(['id', 'booking_id'])
      .where('travel_agency', '=', txCtx.travel_agency)
      .where('departure_id', '=', departure_id)
      .orderBy('id')
      .execute()
    const asked = bookings.filter(({ booking_id }) => lacking.has(booking_id))
    for (const { id } of asked) await notify(txCtx, 'papers-asked', { ref: id })
    txCtx.logChange({ subject: `departure ${departure_id}`, after: { asked: asked.length } })
    return { asked: asked.length }
  })
}
