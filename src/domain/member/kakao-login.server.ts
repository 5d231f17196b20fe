// Logging in with Kakao: a code and a state, bound to this browser and this agency, good once. Works with Kakao's id alone.
import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { secretsOf } from '#domain/agency/secrets.server.ts'
import { siteOf } from '#domain/agency/site.server.ts'
import { refuse } from '#errors.ts'
import { proofSeconds } from '#limits.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import type { KakaoPerson } from '#platform/outside/kakao.server.ts'
import { isSameSecret } from '#platform/secrets.server.ts'
import type { Asking, Ctx, Own } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { note } from './audit.server.ts'
import { startSession } from './session.server.ts'

const hashOf = (state: string) => createHash('sha256').update(state).digest('base64url')
const redirectUri = (origin: string) => `${origin}/auth/kakao`

/** Where the browser is sent, or undefined where the agency has no Kakao. The state stays behind in a cookie. */
export async function startKakao(
  { db, memory, outside }: Ground,
  { travel_agency, origin, jar }: Asking,
): Promise<string | undefined> {
  const { info } = await siteOf({ db, memory, travel_agency })
  if (!info?.kakao_key) return undefined
  const state = randomBytes(24).toString('base64url')
  await inAgency(db, travel_agency, (tx) =>
    tx
      .insertInto('kakao_state')
      .values({
        travel_agency,
        state_hash: hashOf(state),
        expires: sql<string>`now() + make_interval(secs => ${proofSeconds.kakaoState})`,
      })
      .execute(),
  )
  jar.set('kakao_state', state, { maxAge: proofSeconds.kakaoState })
  return outside.kakao.authorizeUrl({ client_id: info.kakao_key, redirect_uri: redirectUri(origin), state })
}

export async function kakaoLogin(ctx: Own<Ctx>, { code, state }: { code: string; state: string }) {
  const { info } = await siteOf(ctx)
  const client_id = info?.kakao_key
  const isMine = await ctx.within((ctx) => spendState(ctx, state))
  ctx.jar.set('kakao_state', '', { maxAge: 0 })
  if (!client_id || !isMine) refuse('KAKAO_FAILED')
  const { kakao_client_secret: client_secret } = await ctx.within(secretsOf)
  const person = await ctx.outside.kakao.personOf(
    { client_id, client_secret },
    { code, redirect_uri: redirectUri(ctx.origin) },
  )
  if (!person) refuse('KAKAO_FAILED')
  return ctx.write(async (ctx) => {
    const id =
      (await findByKakao(ctx, person.kakao_id)) ??
      (await joinByKakao(ctx, person)) ??
      (await findByKakao(ctx, person.kakao_id)) ??
      refuse('KAKAO_FAILED') // another tab may have joined meanwhile
    await note(ctx, 'logged-in', id)
    return startSession(ctx, id, { auto_login: true })
  })
}

async function spendState({ db, travel_agency, jar }: Ctx, state: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('kakao_state')
    .where('travel_agency', '=', travel_agency)
    .where('state_hash', '=', hashOf(state))
    .where('expires', '>', sql<string>`now()`)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n && isSameSecret(state, jar.sent.kakao_state ?? '')
}

async function findByKakao({ db, travel_agency }: Ctx, kakao_id: string): Promise<number | undefined> {
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('travel_agency', '=', travel_agency)
    .where('kakao_id', '=', kakao_id)
    .executeTakeFirst()
  return member?.id
}

// Never joined to an account that is already there: an address proves nothing about who opened it. An address or a telephone stays with whoever has it,
// and only the indexes know who gets it at this very moment. The id has a colon, so nobody can have chosen it before.
async function joinByKakao(
  ctx: Ctx,
  { kakao_id, name = '', contact, email_verified, ...person }: KakaoPerson,
): Promise<number | undefined> {
  const { db, travel_agency } = ctx
  for (const claimed of [
    { contact, email_verified },
    { contact, email_verified: false },
    { email_verified },
    { email_verified: false },
  ]) {
    const joined = await db
      .insertInto('member')
      .values({
        travel_agency,
        kakao_id,
        login_id: `kakao:${kakao_id}`,
        login_type: 'kakao',
        name,
        ...person,
        ...claimed,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!joined) continue
    await note(ctx, 'joined', joined.id)
    return joined.id
  }
}
