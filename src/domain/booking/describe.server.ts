// Everything a screen shows of a booking. §6
import { sql } from 'kysely'
import { bankAccountOf } from '#domain/agency/bank-account.server.ts'
import { showFlights } from '#domain/catalog/show-flights.ts'
import { maskContact } from '#domain/member/mask-name.ts'
import { seoulToday } from '#platform/db/seoul.server.ts'
import type { Ctx, InAgency } from '#platform/wire/asking.ts'
import type { Held } from './find.server.ts'
import { isOpen } from './progress.ts'
import { hasAgreed, hasPassport, toDoFor } from './to-do.server.ts'

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
