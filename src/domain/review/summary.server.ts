// The summary of reviews: how many of each star, and who wrote them, in one statement.
import { sql } from 'kysely'
import { Companion } from '#domain/catalog/companion.ts'
import type { Ctx } from '#platform/wire/request-context.ts'

export async function reviewSummary({ db, travel_agency }: Ctx, { package_code }: { package_code?: string }) {
  const { rows } = await sql<{ stars: number; who: string | null; count: number }>`
    select stars, who, count(*)::int as count from review
    where travel_agency = ${travel_agency} and hidden_yn = 'N'
      and (${package_code ?? null}::text is null or package_code = ${package_code ?? null})
    group by stars, who`.execute(db)
  const sum = (reviewRows: typeof rows) => reviewRows.reduce((total, { count }) => total + count, 0)
  const total = sum(rows)
  const points = rows.reduce((all, { stars, count }) => all + stars * count, 0)
  return {
    total,
    average: total === 0 ? null : Math.round((points / total) * 10) / 10,
    stars: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: sum(rows.filter((row) => row.stars === stars)) })),
    who: Companion.options
      .map((who) => ({ who, count: sum(rows.filter((row) => row.who === who)) }))
      .filter(({ count }) => count > 0),
  }
}
