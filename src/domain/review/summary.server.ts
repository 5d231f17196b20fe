// The summary of reviews: how many of each star, who wrote them, and the facts they scored.
import { sql } from 'kysely'
import { Companion } from '#domain/catalog/companion.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import { type ReviewFact, reviewFacts } from './facts.ts'

/** Reviews that are not shown count nowhere. */
const isOfPublicTrip = sql<boolean>`not exists (select from package p where p.travel_agency = review.travel_agency
  and p.package_code = review.package_code and p.is_private)`

export async function readReviewSummary(
  { db, travel_agency }: Ctx,
  { package_code }: { package_code?: string },
) {
  const { rows } = await sql<{ stars: number; who: string | null; count: number }>`
    select stars, who, count(*)::int as count from review
    where travel_agency = ${travel_agency} and hidden_yn = 'N' and ${isOfPublicTrip}
      and (${package_code ?? null}::text is null or package_code = ${package_code ?? null})
    group by stars, who`.execute(db)
  const facts = await averageFacts({ db, travel_agency }, package_code)
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
    facts,
  }
}

async function averageFacts({ db, travel_agency }: AgencyContext, package_code: string | undefined) {
  const { rows } = await sql<{ fact: ReviewFact; average: number; count: number }>`
    select fact, round(avg(score), 1)::float as average, count(score)::int as count
    from review, lateral (
      values ('walking', walking), ('meals', meals), ('guide', guide), ('hotel', hotel)
    ) as scored (fact, score)
    where travel_agency = ${travel_agency} and hidden_yn = 'N' and score is not null and ${isOfPublicTrip}
      and (${package_code ?? null}::text is null or package_code = ${package_code ?? null})
    group by fact`.execute(db)
  return reviewFacts.flatMap((fact) => rows.filter((row) => row.fact === fact))
}
