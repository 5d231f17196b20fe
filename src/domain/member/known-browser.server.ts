// Where a member is known: browsers and addresses that logged in with the present password.
// The guesses of strangers are counted apart.
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { keptLogInMonths, yearSeconds } from '#limits.ts'
import { networkOf } from '#platform/network.ts'
import { isSameSecret } from '#platform/secrets.server.ts'
import type { Counted } from '#platform/tries.server.ts'
import type { Ctx, Own } from '#platform/wire/asking.ts'

type Member = { id: number; password_hash: string | null }
type Marking = Pick<Ctx, 'travel_agency' | 'keyFor' | 'jar'>

/** The mark ends with the password: it is made with its hash, which no two passwords share. */
const markOf = ({ keyFor, travel_agency }: Marking, { id, password_hash }: Member, browser: string) =>
  createHmac('sha256', keyFor('known browser'))
    .update(JSON.stringify([travel_agency, id, password_hash, browser]))
    .digest('base64url')

export function markBrowser(ctx: Marking, member: Member): void {
  const browser = randomBytes(12).toString('base64url')
  ctx.jar.set('known', `${browser}.${markOf(ctx, member, browser)}`, { maxAge: yearSeconds })
}

function knownBrowser(ctx: Marking, member: Member): string | undefined {
  const [browser = '', mark = ''] = ctx.jar.sent.known?.split('.') ?? []
  return isSameSecret(mark, markOf(ctx, member, browser)) ? browser : undefined
}

async function isKnownNetwork({ db, travel_agency, network }: Ctx, member_id: number): Promise<boolean> {
  const from = await db
    .selectFrom('audit')
    .select('ip')
    .distinct()
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .where('act', '=', 'logged-in')
    .where('at', '>', sql<string>`now() - make_interval(months => ${keptLogInMonths})`)
    .execute()
  return from.some(({ ip }) => networkOf(ip) === network)
}

/** What the guesses from here are counted as, or undefined: a stranger's. Of nobody the same is asked. */
export async function knownAs(ctx: Own<Ctx>, member: Member | undefined): Promise<Counted | undefined> {
  const { id, password_hash } = member ?? { id: 0, password_hash: null }
  const browser = knownBrowser(ctx, { id, password_hash })
  const isKnown = await ctx.within((ctx) => isKnownNetwork(ctx, id))
  if (!member) return undefined
  if (browser !== undefined) return ['browser', id, browser]
  return isKnown ? ['address', id, ctx.network] : undefined
}
