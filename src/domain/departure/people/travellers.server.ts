// Everybody who travels with a departure, out of every firm booking, in one statement.
import { sql } from 'kysely'
import { isOverseasTrip } from '#domain/booking/overseas-trip.server.ts'
import { contractBasis } from '#domain/booking/pending-items.server.ts'
import {
  isBookingCancelling,
  isBookingFirm,
  isBookingKept,
  isBookingUnderWay,
} from '#domain/booking/progress-conditions.server.ts'
import { assignSlots } from '#domain/booking/travellers.server.ts'
import type { EmergencyContact } from '#domain/vault/emergency-contacts.server.ts'
import type { Out } from '#platform/wire/call.ts'
import type { AgencyContext } from '#platform/wire/request-context.ts'
import type { peopleCalls } from './office-calls.ts'
import { readOrder, sortByOrder } from './order.server.ts'
import { buildPerson } from './rooms.ts'

type PersonLine = Out<typeof peopleCalls.list>['people'][number]
/** A traveller for lists of hotels and guides: with the telephone in full. */
export type Traveller = Omit<PersonLine, 'contact_masked' | 'emergency'> & {
  contact: string
  emergency: EmergencyContact | null
}
type TravellerRow = {
  seq: number
  name: string
  name_en: string | null
  kind: PersonLine['kind']
  gender: PersonLine['gender']
  birthdate: string | null
  cancelled: string | null
}
type NoteRow = Pick<PersonLine, 'traveller' | 'group_name' | 'diet' | 'seat' | 'note' | 'checks' | 'revision'>
type PartyRow = Pick<PersonLine, 'booking_id' | 'booker' | 'progress' | 'due'> & {
  contact: string
  adult: number
  child: number
  baby: number
  is_firm: boolean
  needs_passport: boolean
  single: { count: number; each: number } | null
  travellers: TravellerRow[]
  notes: NoteRow[]
  passports: { traveller: number; expires_soon: boolean }[]
  consents: number[]
  emergencies: (EmergencyContact & { traveller: number })[]
}

/**
 * Travellers of a booking that nobody has paid are on no list yet; those who have travelled stay on it after
 * the return. Travellers who are being cancelled are apart: on screens until that is complete, on no list
 * that goes out.
 */
export async function readTravellers(ctx: AgencyContext, departure_id: number) {
  const [bookings, agreed, { people: order, revision: order_revision }] = await Promise.all([
    readBookings(ctx, departure_id),
    listAgreedBookings(ctx, departure_id),
    readOrder(ctx, departure_id),
  ])
  const firm = bookings.filter(({ is_firm }) => is_firm)
  const isCancelling = ({ progress }: PartyRow) => progress === 'cancel_requested'
  const countParty = ({ adult, child, baby }: PartyRow) => adult + child + baby
  return {
    travellers: sortByOrder(
      firm.flatMap((booking) => toTravellers(booking, agreed.has(booking.booking_id))),
      order,
    ),
    order_revision,
    cancelling: bookings
      .filter(isCancelling)
      .flatMap((booking) => toTravellers(booking, agreed.has(booking.booking_id))),
    unpaid: bookings
      .filter((booking) => !booking.is_firm && !isCancelling(booking))
      .reduce((sum, booking) => sum + countParty(booking), 0),
    single_rooms: firm.flatMap(({ booking_id, single }) => (single ? [{ booking_id, ...single }] : [])),
  }
}

/** The bookings whose booker agreed to the contract as the booking is now. */
async function listAgreedBookings({ db, travel_agency }: AgencyContext, departure_id: number) {
  const { rows } = await sql<{ booking_id: string }>`
    select b.booking_id from booking b
    where b.travel_agency = ${travel_agency} and b.departure_id = ${departure_id} and exists (
      select from contract k where k.travel_agency = ${travel_agency} and k.booking = b.id
        and k.agreed is not null and k.basis = ${contractBasis})`.execute(db)
  return new Set(rows.map(({ booking_id }) => booking_id))
}

async function readBookings({ db, travel_agency }: AgencyContext, departure_id: number) {
  const ofBooking = (alias: string) =>
    sql`${sql.ref(`${alias}.travel_agency`)} = ${travel_agency} and ${sql.ref(`${alias}.booking`)} = b.id`
  const { rows } = await sql<PartyRow>`
    select b.booking_id, b.name as booker, b.contact, b.progress, b.due, b.adult, b.child, b.baby,
      ${isBookingFirm} as is_firm, ${isBookingUnderWay} and ${isOverseasTrip} as needs_passport,
      (select json_build_object('count', (l->>'count')::int, 'each', (l->>'each')::int)
        from jsonb_array_elements(b.price_lines) l where l->>'kind' = 'single' and (l->>'count')::int > 0 limit 1) as single,
      coalesce((select json_agg(json_build_object('seq', t.seq, 'name', t.name, 'name_en', t.name_en, 'kind', t.kind,
        'gender', t.gender, 'birthdate', t.birthdate, 'cancelled', t.cancelled) order by t.seq)
        from traveller t where ${ofBooking('t')}), '[]') as travellers,
      coalesce((select json_agg(json_build_object('traveller', n.traveller, 'group_name', n.group_name, 'diet', n.diet,
        'seat', n.seat, 'note', n.note, 'checks', n.checks, 'revision', n.revision))
        from traveller_note n where ${ofBooking('n')}), '[]') as notes,
      coalesce((select json_agg(json_build_object('traveller', p.traveller, 'expires_soon', p.expires_soon))
        from passport p where ${ofBooking('p')}), '[]') as passports,
      coalesce((select json_agg(distinct c.traveller) from consent c where ${ofBooking('c')} and c.type = 'privacy'
        and c.traveller is not null), '[]') as consents,
      coalesce((select json_agg(json_build_object('traveller', e.traveller, 'name', e.name, 'contact', e.contact,
        'relation', e.relation)) from emergency_contact e where ${ofBooking('e')}), '[]') as emergencies
    from booking_money b
    where b.travel_agency = ${travel_agency} and b.departure_id = ${departure_id} and (${isBookingKept} or ${isBookingCancelling})
    order by b.id`.execute(db)
  return rows
}

function toTravellers(booking: PartyRow, is_contract_agreed: boolean): Traveller[] {
  const { booking_id, booker, contact, progress, due } = booking
  const { needs_passport, travellers, notes, passports, consents, emergencies } = booking
  return assignSlots(travellers, booking).map(({ traveller, kind, row }) => {
    const passport = passports.find((each) => each.traveller === traveller)
    const note = notes.find((each) => each.traveller === traveller)
    const emergency = emergencies.find((each) => each.traveller === traveller)
    return {
      person: buildPerson(booking_id, traveller),
      booking_id,
      traveller,
      booker,
      contact,
      progress,
      due,
      is_contract_agreed,
      kind,
      name: row?.name ?? '',
      name_en: row?.name_en ?? '',
      gender: row?.gender ?? null,
      birthdate: row?.birthdate ?? null,
      passport: describePassport(needs_passport, passport),
      has_consent: consents.includes(traveller),
      emergency: emergency
        ? { name: emergency.name, contact: emergency.contact, relation: emergency.relation }
        : null,
      ...(note ?? emptyNote),
    }
  })
}

const emptyNote = { group_name: '', diet: '', seat: '', note: '', checks: {}, revision: 0 }

function describePassport(
  isNeeded: boolean,
  passport: { expires_soon: boolean } | undefined,
): PersonLine['passport'] {
  if (passport) return passport.expires_soon ? 'expires_soon' : 'in'
  return isNeeded ? 'missing' : 'not_needed'
}
