// §7 The family vote: what each of its calls does.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { compare } from '#domain/catalog/compare.server.ts'
import { refuseUnlessOnSale } from '#domain/catalog/find-package.server.ts'
import { parseDatedCodes } from '#domain/catalog/package-code.ts'
import { refuse } from '#errors.ts'
import { rateLimits, voteLimits } from '#limits/access.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { Handlers } from '#platform/wire/invoke.server.ts'
import type { AgencyContext, Ctx } from '#platform/wire/request-context.ts'
import type { voteCalls } from './calls.ts'

const voterCookie = 'voter'

export const voteHandlers: Handlers<typeof voteCalls> = {
  async create(ctx, { package_codes }) {
    await checkRateLimit(ctx, rateLimits.voteFrom, [ctx.network])
    const trips = [
      ...new Map(parseDatedCodes(package_codes).map((trip) => [trip.package_code, trip])).values(),
    ]
    const token = randomBytes(16).toString('base64url')
    return ctx.transaction(async ({ db, travel_agency }) => {
      for (const { package_code } of trips) await refuseUnlessOnSale(db, travel_agency, package_code)
      const { until } = await db
        .insertInto('family_vote')
        .values({
          travel_agency,
          token_hash: hashSha256(token),
          package_codes: trips.map(({ package_code }) => package_code),
          days: trips.map(({ day }) => day ?? ''),
          until: sql`now() + make_interval(days => ${voteLimits.lives_d}::int)`,
        })
        .returning('until')
        .executeTakeFirstOrThrow()
      return { token, until }
    })
  },

  // A GET for anyone has no transaction, and outside of one the rows of a vote cannot be seen.
  async show(ctx, { token }) {
    const { vote, hearts } = await ctx.transaction((tx) => findHearts(tx, token))
    const trips = await compare(ctx, listTrips(vote))
    const own = findVoterHash(ctx, token)
    return {
      until: vote.until,
      chosen: hearts.find(({ voter_hash }) => voter_hash === own)?.package_code ?? null,
      list: trips.map((trip) => ({
        ...trip,
        hearts: hearts.filter(({ package_code }) => package_code === trip.package_code).length,
      })),
      is_trip_gone: trips.length < vote.package_codes.length,
    }
  },

  async choose(ctx, { token, package_code }) {
    await checkRateLimit(ctx, rateLimits.heartFrom, [ctx.network])
    // Before the transaction: one that runs again must not make a second voter.
    const voter_hash = createVoterHash(ctx, token)
    return ctx.transaction(async (tx) => {
      const vote = await getVote(tx, token, true)
      if (package_code === null) await deleteHeart(tx, vote.id, voter_hash)
      else {
        if (!vote.package_codes.includes(package_code)) refuse('PACKAGE_UNAVAILABLE')
        await refuseUnlessOnSale(tx.db, tx.travel_agency, package_code)
        await saveHeart(tx, vote.id, { voter_hash, package_code })
      }
      return { chosen: package_code }
    })
  },
}

/**
 * One that ended, another agency's and one that never was get the same answer. `lock`: hearts of one vote are
 * counted and written one after the other.
 */
async function getVote({ db, travel_agency }: AgencyContext, token: string, lock = false) {
  const query = db
    .selectFrom('family_vote')
    .select(['id', 'package_codes', 'days', 'until'])
    .where('travel_agency', '=', travel_agency)
    .where('token_hash', '=', hashSha256(token))
    .where('until', '>', sql<string>`now()`)
  const vote = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return vote ?? refuse('VOTE_NOT_FOUND')
}

/** An older vote has no days. */
const listTrips = ({ package_codes, days }: { package_codes: string[]; days: string[] | null }) =>
  package_codes.map((package_code, at) => ({ package_code, day: days?.[at] || null }))

async function findHearts(ctx: AgencyContext, token: string) {
  const vote = await getVote(ctx, token)
  const hearts = await ctx.db
    .selectFrom('family_vote_heart')
    .select(['voter_hash', 'package_code'])
    .where('travel_agency', '=', ctx.travel_agency)
    .where('vote_id', '=', vote.id)
    .execute()
  return { vote, hearts }
}

type NewHeart = { voter_hash: string; package_code: string }

/** A browser that voted before may always change its mind; a new one only while there is room. */
async function saveHeart(
  { db, travel_agency }: AgencyContext,
  vote_id: number,
  heart: NewHeart,
): Promise<void> {
  const others = await db
    .selectFrom('family_vote_heart')
    .select(({ fn }) => fn.countAll<number>().as('voters'))
    .where('travel_agency', '=', travel_agency)
    .where('vote_id', '=', vote_id)
    .where('voter_hash', '<>', heart.voter_hash)
    .executeTakeFirstOrThrow()
  if (Number(others.voters) >= voteLimits.voters) refuse('VOTE_FULL')
  await db
    .insertInto('family_vote_heart')
    .values({ travel_agency, vote_id, ...heart })
    .onConflict((conflict) =>
      conflict
        .columns(['travel_agency', 'vote_id', 'voter_hash'])
        .doUpdateSet({ package_code: heart.package_code }),
    )
    .execute()
}

async function deleteHeart(
  { db, travel_agency }: AgencyContext,
  vote_id: number,
  voter_hash: string,
): Promise<void> {
  await db
    .deleteFrom('family_vote_heart')
    .where('travel_agency', '=', travel_agency)
    .where('vote_id', '=', vote_id)
    .where('voter_hash', '=', voter_hash)
    .execute()
}

/** The token is in the hash, so nobody can tell that the same browser voted elsewhere. */
const hashVoter = (voter: string, token: string) => hashSha256(`${token}.${voter}`)

function findVoterHash({ cookies }: Pick<Ctx, 'cookies'>, token: string): string | undefined {
  const voter = cookies.received[voterCookie]
  return voter === undefined ? undefined : hashVoter(voter, token)
}

/** The cookie of a browser that has none yet is set with its first heart. */
function createVoterHash(ctx: Pick<Ctx, 'cookies'>, token: string): string {
  const voter = ctx.cookies.received[voterCookie] ?? randomBytes(16).toString('base64url')
  ctx.cookies.set(voterCookie, voter, { maxAge: voteLimits.lives_d * 86_400 })
  return hashVoter(voter, token)
}
