// The way of a new agency to its first booking: which of its steps are done, read from the rows they leave.
import { sql } from 'kysely'
import { listMetLines } from '#domain/agency/opening.server.ts'
import { footerFields, registrationFields } from '#domain/agency/settings/company-fields.ts'
import { listLoggedNames } from '#domain/staff/renamed-calls.ts'
import type { StaffCtx } from '#platform/wire/request-context.ts'

type RowSteps = Record<
  'look' | 'trips' | 'pictures' | 'departures' | 'on_sale' | 'booking' | 'deposit' | 'people' | 'published',
  boolean
>

/** One statement asks all questions, each of which ends at its first row. */
async function readRowSteps({ db, travel_agency, staff }: StaffCtx): Promise<RowSteps> {
  const of = sql`where travel_agency = ${travel_agency}`
  // removed tests leave no bookings or payments behind; this is asked only where nobody has tried the site
  const areTestsOver = sql`exists (select from staff_log ${of}
    and call = any (${listLoggedNames('reservation.publishSite')}))`
  const { rows } = await sql<RowSteps>`
    select exists (select from agency_info ${of} and logo is not null)
        or exists (select from site_version ${of}) as look,
      exists (select from package ${of}) as trips,
      exists (select from package ${of} and thumbnail_path is not null)
        or exists (select from package_draft ${of} and content -> 'pictures' -> 0 is not null) as pictures,
      exists (select from departure ${of}) as departures,
      exists (select from package ${of} and sale_yn = 'Y') as on_sale,
      exists (select from booking ${of} and reserved_in_preview) or ${areTestsOver} as booking,
      exists (select from ledger l join booking b on b.travel_agency = l.travel_agency and b.id = l.booking
        where l.travel_agency = ${travel_agency} and l.kind = 'payment' and b.reserved_in_preview)
        or ${areTestsOver} as deposit,
      exists (select from staff_role ${of} and staff_id <> ${staff.id})
        or exists (select from staff_invitation ${of} and used is null) as people,
      exists (select from agency ${of} and state <> 'preparing') as published
  `.execute(db)
  const [done] = rows
  if (!done) throw new Error('a statement without a table answers one row')
  return done
}

export async function readFirstSteps(ctx: StaffCtx) {
  const met = await listMetLines(ctx)
  const first_steps = {
    factor: ctx.staff.has_factor,
    company: footerFields.every((field) => met.has(field) || registrationFields.includes(field)),
    registrations: registrationFields.every((field) => met.has(field)),
    terms: (['terms_use', 'terms_privacy', 'terms_tour', 'terms_passport'] as const).every((line) =>
      met.has(line),
    ),
    bank: met.has('payment'),
    ...(await readRowSteps(ctx)),
  }
  return { first_steps, first_trip: await findFirstTrip(ctx) }
}

/** The trip that the steps lead to, once there is one. */
async function findFirstTrip({ db, travel_agency }: StaffCtx): Promise<string | null> {
  const found = await db
    .selectFrom('package')
    .select('package_code')
    .where('travel_agency', '=', travel_agency)
    .orderBy('reg_date')
    .orderBy('package_code')
    .limit(1)
    .executeTakeFirst()
  return found?.package_code ?? null
}
