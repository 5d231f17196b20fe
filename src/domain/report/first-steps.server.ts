// Which of its first steps a newly opened agency has done.
import { sql } from 'kysely'
import type { StaffCtx } from '#platform/wire/request-context.ts'

type FirstStepFlags = Record<'categories' | 'trips' | 'departures' | 'people' | 'bank' | 'home', boolean>

/** In one statement: each question ends at its first row. */
export async function readFirstSteps({ db, travel_agency, staff }: StaffCtx) {
  const { rows } = await sql<FirstStepFlags>`
    select exists (select from tour_category where travel_agency = ${travel_agency}) as categories,
      exists (select from package where travel_agency = ${travel_agency}) as trips,
      exists (select from departure where travel_agency = ${travel_agency}) as departures,
      exists (select from staff_role where travel_agency = ${travel_agency} and staff_id <> ${staff.id})
        or exists (select from staff_invitation where travel_agency = ${travel_agency} and used is null) as people,
      exists (select from agency_info where travel_agency = ${travel_agency}
        and (account_number is not null or pay_yn = 'Y')) as bank,
      exists (select from agency_home where travel_agency = ${travel_agency} and hero_path is not null) as home
  `.execute(db)
  const [done] = rows
  if (!done) throw new Error('a statement without a table answers one row')
  return { factor: staff.has_factor, ...done }
}
