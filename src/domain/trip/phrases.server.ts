// What this agency has written in its trips before, the most used first: suggestions while one types.
import { sql } from 'kysely'
import { tripLimits } from '#limits/trade.ts'
import type { Ctx } from '#platform/wire/asking.ts'
import type { Words } from '#words/language.ts'

export async function phrases({ db, travel_agency }: Ctx) {
  const day = sql`jsonb_array_elements(d.schedule) day`
  const [included, not_included, cautions, meals, hotels, transports] = await Promise.all([
    used(sql`jsonb_array_elements(d.included) said`),
    used(sql`jsonb_array_elements(d.not_included) said`),
    used(sql`jsonb_array_elements(d.cautions) said`),
    used(sql`${day}, jsonb_path_query(day, '$.meals.*') said`),
    used(sql`${day}, jsonb_path_query(day, '$.hotel') said`),
    used(sql`${day}, jsonb_path_query(day, '$.transport') said`),
  ])
  return { included, not_included, cautions, meals, hotels, transports }

  async function used(from: ReturnType<typeof sql>): Promise<Words[]> {
    const { rows } = await sql<{ said: Words }>`
      select said from package_detail d, ${from}
      where d.travel_agency = ${travel_agency} and jsonb_typeof(said) = 'object'
      group by said order by count(*) desc, said::text limit ${tripLimits.phrases}`.execute(db)
    return rows.map(({ said }) => said)
  }
}
