// Everybody who travels with a departure, with their passports, as a sheet for airline and land operator.
import { underWay } from '#domain/booking/progress.ts'
import { refuse } from '#errors.ts'
import type { Cell, Sheet } from '#platform/sheet/sheet.ts'
import type { Own, StaffCtx } from '#platform/wire/asking.ts'
import type { In } from '#platform/wire/call.ts'
import { officeWordsIn } from '#words/office/in.ts'
import { passportsOf } from './hand-over.server.ts'
import type { documentOfficeCalls as calls } from './office-calls.ts'

type Wanted = In<typeof calls.exportTravellers>

/** Only travellers whose booking is paid. Each reading is logged before anything is opened. */
export async function exportTravellers(ctx: Own<StaffCtx>, wanted: Wanted): Promise<Sheet> {
  const { departure_id, format, columns } = wanted
  const { bookings: words } = officeWordsIn(ctx.staff.language)
  const { departure_date, rows } = await ctx.write((inside) => read({ ...inside, staff: ctx.staff }, wanted))
  return {
    format,
    name: `${words.travellerList.title}-${departure_date}-${departure_id}`,
    titles: columns.map((column) => words.travellerList.columns[column]),
    total: rows.length,
    async *batches() {
      yield rows.map((row) => columns.map((column) => row[column]))
    },
  }
}

type Row = Record<Wanted['columns'][number], Cell>

async function read(ctx: StaffCtx, { departure_id, format, columns }: Wanted) {
  const { db, travel_agency, staff } = ctx
  const { bookings: words } = officeWordsIn(staff.language)
  const departure = await db
    .selectFrom('departure')
    .select('departure_date')
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .executeTakeFirst()
  if (!departure) refuse('DEPARTURE_NOT_FOUND')
  const booked = await db
    .selectFrom('booking')
    .select(['booking_id', 'name', 'contact'])
    .where('travel_agency', '=', travel_agency)
    .where('departure_id', '=', departure_id)
    .where('progress', 'in', underWay)
    .orderBy('id')
    .execute()
  const rows: Row[] = []
  for (const { booking_id, name: booker, contact } of booked) {
    const { travellers } = await passportsOf(ctx, booking_id, { who: `staff ${staff.name}`, ip: ctx.ip })
    for (const { name, name_en, gender, birthdate, kind, passport } of travellers)
      rows.push({
        name,
        name_en: name_en ?? '',
        gender: gender === null ? '' : words.travellerList.genders[gender],
        birthdate: birthdate && { day: birthdate },
        kind: words.kind[kind],
        passport: passport?.passport_number ?? '',
        expiry: passport ? { day: passport.passport_expiry } : null,
        booker,
        contact,
        booking: booking_id,
      })
  }
  ctx.note({ subject: `departure ${departure_id}`, after: { format, columns, rows: rows.length } })
  return { ...departure, rows }
}
