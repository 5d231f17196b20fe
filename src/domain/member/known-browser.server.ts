// Where a member is known: browsers and addresses that logged in with the present password.
// The guesses of strangers are counted apart.
import { sql } from 'kysely'
import { keptLogInMonths } from '#limits/machine.ts'
import { knownBrowser, markBrowser, type Whose } from '#platform/known-browser.server.ts'
import { networkOf } from '#platform/network.ts'
import type { Counted } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'

type Member = { id: number; password_hash: string | null }

const whoseOf = ({ travel_agency }: Pick<Ctx, 'travel_agency'>, { id, password_hash }: Member): Whose => [
  travel_agency,
  id,
  password_hash,
]

export const markMembersBrowser = (ctx: Pick<Ctx, 'travel_agency' | 'keyFor' | 'jar'>, member: Member) =>
  markBrowser(ctx, whoseOf(ctx, member))

async function isKnownNetwork({ db, travel_agency, network }: Ctx, member_id: number): Promise<boolean> {
  const from = await db
    .selectFrom('audit')
    .select('ip')
    .distinct()
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .where('act', '=', 'logged-in')
    .where('at', '>', sql<string>`now() - make_interval(months => ${keptLogInMonths})`)
    .where('at', '>', ({ selectFrom, fn, val }) => {
      const changed = selectFrom('audit as c')
        .select((eb) => eb.fn.max('c.at').as('at'))
        .where('c.travel_agency', '=', travel_agency)
        .where('c.member_id', '=', member_id)
        .where('c.act', '=', 'password-changed')
      return fn.coalesce(changed, val('-infinity'))
    })
    .execute()
  return from.some(({ ip }) => networkOf(ip) === network)
}

/**
 * Under which key guesses from here are counted; undefined for a stranger. An unknown id is asked about in
 * the same way, so it takes as long.
 */
export async function knownAs(ctx: Own<Ctx>, member: Member | undefined): Promise<Counted | undefined> {
  const { id, password_hash } = member ?? { id: 0, password_hash: null }
  const browser = knownBrowser(ctx, whoseOf(ctx, { id, password_hash }))
  const isKnown = await ctx.within((ctx) => isKnownNetwork(ctx, id))
  if (!member) return undefined
  if (browser !== undefined) return ['browser', id, browser]
  return isKnown ? ['address', id, ctx.network] : undefined
}
