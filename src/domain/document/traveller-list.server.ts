// Everybody who travels with a departure, with their passports, as a file for airline and local operator.
import { underWayProgress } from '#domain/booking/progress.ts'
import { refuse } from '#errors.ts'
import { getOfficeTextIn } from '#i18n/office/office-text-in.ts'
import type { Cell, ExportFile } from '#platform/export/export-file.ts'
import type { In } from '#platform/wire/call.ts'
import type { ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { documentOfficeCalls as calls } from './office-calls.ts'
import { readPassports } from './read-documents.server.ts'

type TravellerListInput = In<typeof calls.exportTravellers>

/** Only travellers whose booking is paid. Each reading is logged before anything is opened. */
export async function exportTravellers(
  ctx: ManualTxContext<StaffCtx>,
  input: TravellerListInput,
): Promise<ExportFile> {
  const { departure_id, format, columns } = input
  const { bookings: words } = getOfficeTextIn(ctx.staff.language)
  const { departure_date, rows } = await ctx.finalTransaction((txCtx) =>
    readTravellerRows({ ...txCtx, staff: ctx.staff }, input),
  )
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

type TravellerListRow = Record<TravellerListInput['columns'][number], Cell>

async function readTravellerRows(ctx: StaffCtx, { departure_id, format, columns }: TravellerListInput) {
  const { db, travel_agency, staff } = ctx
  const { bookings: words } = getOfficeTextIn(staff.language)
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
    .where('progress', 'in', underWayProgress)
    .orderBy('id')
    .execute()
  const rows: TravellerListRow[] = []
  for (const { booking_id, name: booker, contact } of booked) {
    const { travellers } = await readPassports(ctx, booking_id, { who: `staff ${staff.name}`, ip: ctx.ip })
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
  ctx.logChange({ subject: `departure ${departure_id}`, after: { format, columns, rows: rows.length } })
  return { ...departure, rows }
}
