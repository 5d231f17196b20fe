// Browsers and addresses from which a member logged in with the current password.
// The guesses of strangers are counted apart.
import { sql } from 'kysely'
import { logInRetentionMonths } from '#limits/retention.ts'
import { type BrowserOwner, findKnownBrowser, rememberBrowser } from '#platform/known-browser.server.ts'
import { toNetwork } from '#platform/network.ts'
import type { RateLimitSubject } from '#platform/rate-limit.server.ts'
import type { Ctx, ManualTxContext } from '#platform/wire/request-context.ts'

type MemberLogin = { id: number; password_hash: string | null }

const toBrowserOwner = (
  { travel_agency }: Pick<Ctx, 'travel_agency'>,
  { id, password_hash }: MemberLogin,
): BrowserOwner => [travel_agency, id, password_hash]

export const markMemberBrowser = (
  ctx: Pick<Ctx, 'travel_agency' | 'keyFor' | 'cookies'>,
  member: MemberLogin,
) => rememberBrowser(ctx, toBrowserOwner(ctx, member))

async function isKnownNetwork({ db, travel_agency, network }: Ctx, member_id: number): Promise<boolean> {
  const from = await db
    .selectFrom('audit')
    .select('ip')
    .distinct()
    .where('travel_agency', '=', travel_agency)
    .where('member_id', '=', member_id)
    .where('act', '=', 'logged-in')
    .where('at', '>', sql<string>`now() - make_interval(months => ${logInRetentionMonths})`)
    .where('at', '>', ({ selectFrom, fn, val }) => {
      const changed = selectFrom('audit as c')
        .select((eb) => eb.fn.max('c.at').as('at'))
        .where('c.travel_agency', '=', travel_agency)
        .where('c.member_id', '=', member_id)
        .where('c.act', '=', 'password-changed')
      return fn.coalesce(changed, val('-infinity'))
    })
    .execute()
  return from.some(({ ip }) => toNetwork(ip) === network)
}

/**
 * Under which key guesses from here are counted; undefined for a stranger. An unknown id is asked about in
 * the same way, so it takes as long.
 */
export async function findTrustedRateLimitKey(
  ctx: ManualTxContext<Ctx>,
  member: MemberLogin | undefined,
): Promise<RateLimitSubject | undefined> {
  const { id, password_hash } = member ?? { id: 0, password_hash: null }
  const browser = findKnownBrowser(ctx, toBrowserOwner(ctx, { id, password_hash }))
  const isKnown = await ctx.transaction((ctx) => isKnownNetwork(ctx, id))
  if (!member) return undefined
  if (browser !== undefined) return ['browser', id, browser]
  return isKnown ? ['address', id, ctx.network] : undefined
}
