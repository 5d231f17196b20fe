// Phrases of this agency's trips, the most used first: suggestions while one types.
import { sql } from 'kysely'
import type { LocalizedText } from '#i18n/language.ts'
import { tripLimits } from '#limits/trip.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

export async function listPhrases({ db, travel_agency }: Ctx) {
  const day = sql`jsonb_array_elements(d.schedule) day`
  const [included, not_included, cautions, meals, hotels, transports] = await Promise.all([
    listUsed(sql`jsonb_array_elements(d.included) said`),
    listUsed(sql`jsonb_array_elements(d.not_included) said`),
    listUsed(sql`jsonb_array_elements(d.cautions) said`),
    listUsed(sql`${day}, jsonb_path_query(day, '$.meals.*') said`),
    listUsed(sql`${day}, jsonb_path_query(day, '$.hotel') said`),
    listUsed(sql`${day}, jsonb_path_query(day, '$.transport') said`),
  ])
  return { included, not_included, cautions, meals, hotels, transports }

  async function listUsed(from: ReturnType<typeof sql>): Promise<LocalizedText[]> {
    const { rows } = await sql<{ said: LocalizedText }>`
      select said from package_detail d, ${from}
      where d.travel_agency = ${travel_agency} and jsonb_typeof(said) = 'object'
      group by said order by count(*) desc, said::text limit ${tripLimits.phrases}`.execute(db)
    return rows.map(({ said }) => said)
  }
}
