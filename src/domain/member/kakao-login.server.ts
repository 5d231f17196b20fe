// Logging in with Kakao: a code and a state, bound to this browser and this agency, good once.
// Works with Kakao's id alone.
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { secretsOf } from '#domain/agency/secrets.server.ts'
import { siteOf } from '#domain/agency/site.server.ts'
import { refuse } from '#errors.ts'
import { proofSeconds } from '#limits/access.ts'
import type { KakaoPerson } from '#platform/outside/kakao.server.ts'
import { isSameSecret, type KeyFor, sha256Of } from '#platform/secrets.server.ts'
import type { Asking, Ctx, Own } from '#platform/wire/asking.ts'
import type { Ground } from '#platform/wire/invoke.server.ts'
import { askForMail } from './account-mail.server.ts'
import { note } from './audit.server.ts'
import { startSession } from './session.server.ts'

const redirectUri = (origin: string) => `${origin}/auth/kakao`

/** The state holds its own expiry and agency, so nothing is stored for somebody who only asks. */
function stateOf(of: { keyFor: KeyFor; travel_agency: number }, nonce: string, until: string): string {
  const mac = createHmac('sha256', of.keyFor('kakao state'))
    .update(JSON.stringify([of.travel_agency, nonce, until]))
    .digest('base64url')
  return `${nonce}.${until}.${mac}`
}

/**
 * Where the browser is sent, or undefined where the agency has no Kakao. The state stays behind in a cookie.
 */
export async function startKakao(
  { db, memory, keyFor, outside }: Ground,
  { travel_agency, origin, jar }: Asking,
): Promise<string | undefined> {
  const { info } = await siteOf({ db, memory, travel_agency })
  if (!info?.kakao_key) return undefined
  const until = String(Math.floor(Date.now() / 1000) + proofSeconds.kakaoState)
  const state = stateOf({ keyFor, travel_agency }, randomBytes(24).toString('base64url'), until)
  jar.set('kakao_state', state, { maxAge: proofSeconds.kakaoState })
  return outside.kakao.authorizeUrl({ client_id: info.kakao_key, redirect_uri: redirectUri(origin), state })
}

export async function kakaoLogin(ctx: Own<Ctx>, { code, state }: { code: string; state: string }) {
  const { info } = await siteOf(ctx)
  const client_id = info?.kakao_key
  ctx.jar.set('kakao_state', '', { maxAge: 0 })
  const isGood = isMine(ctx, state) && (await ctx.within((ctx) => spendState(ctx, state)))
  if (!client_id || !isGood) refuse('KAKAO_FAILED')
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

function isMine(ctx: Ctx, state: string): boolean {
  const [nonce = '', until = ''] = state.split('.')
  const isOurs = isSameSecret(state, stateOf(ctx, nonce, until)) && Number(until) > Date.now() / 1000
  return isOurs && isSameSecret(state, ctx.jar.sent.kakao_state ?? '')
}

/** A state is used once, whatever Kakao answers. Only states that came back from Kakao are stored. */
async function spendState({ db, travel_agency }: Ctx, state: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('kakao_state')
    .values({
      travel_agency,
      state_hash: sha256Of(state),
      expires: sql<string>`now() + make_interval(secs => ${proofSeconds.kakaoState})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
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

// Never joined to an existing account: the address does not prove who opened that account. An address or
// telephone stays with the member who has it; unique indexes decide when two ask at the same moment. The id
// has a colon, so nobody can have chosen it before.
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
    if (claimed.email_verified && person.email) await askForMail(ctx, 'email-proved', person.email, joined.id)
    return joined.id
  }
}
