// Logging in with Kakao: a code and a state, bound to this browser and this agency, good once.
// Works with Kakao's id alone.
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { getSite } from '#domain/agency/site.server.ts'
import { refuse } from '#errors.ts'
import { proofSeconds } from '#limits/access.ts'
import type { KakaoPerson } from '#platform/integrations/kakao.server.ts'
import { hashSha256, isSameSecret, type KeyFor } from '#platform/secrets.server.ts'
import type { Deps } from '#platform/wire/invoke.server.ts'
import type { Ctx, ManualTxContext, RequestContext } from '#platform/wire/request-context.ts'
import { logAccountEvent } from './account-log.server.ts'
import { enqueueAccountMail } from './account-mail.server.ts'
import { startSession } from './session.server.ts'

const buildRedirectUri = (origin: string) => `${origin}/auth/kakao`

/** The state holds its own expiry and agency, so nothing is stored for somebody who only asks. */
function signKakaoState(
  signer: { keyFor: KeyFor; travel_agency: number },
  nonce: string,
  until: string,
): string {
  const mac = createHmac('sha256', signer.keyFor('kakao state'))
    .update(JSON.stringify([signer.travel_agency, nonce, until]))
    .digest('base64url')
  return `${nonce}.${until}.${mac}`
}

/**
 * The address for the browser, or undefined where the agency has no Kakao. The state stays behind in a
 * cookie.
 */
export async function startKakaoLogin(
  { db, cache, keyFor, integrations }: Deps,
  { travel_agency, origin, cookies }: RequestContext,
): Promise<string | undefined> {
  const { info } = await getSite({ db, cache, travel_agency })
  if (!info?.kakao_key) return undefined
  const until = String(Math.floor(Date.now() / 1000) + proofSeconds.kakaoState)
  const state = signKakaoState({ keyFor, travel_agency }, randomBytes(24).toString('base64url'), until)
  cookies.set('kakao_state', state, { maxAge: proofSeconds.kakaoState })
  return integrations.kakao.createAuthorizeUrl({
    client_id: info.kakao_key,
    redirect_uri: buildRedirectUri(origin),
    state,
  })
}

export async function logInByKakao(
  ctx: ManualTxContext<Ctx>,
  { code, state }: { code: string; state: string },
) {
  const { info } = await getSite(ctx)
  const client_id = info?.kakao_key
  ctx.cookies.set('kakao_state', '', { maxAge: 0 })
  const isStateValid = isOwnState(ctx, state) && (await ctx.transaction((ctx) => spendState(ctx, state)))
  if (!client_id || !isStateValid) refuse('KAKAO_FAILED')
  const { kakao_client_secret: client_secret } = await ctx.transaction(readAgencySecrets)
  const person = await ctx.integrations.kakao.findPerson(
    { client_id, client_secret },
    { code, redirect_uri: buildRedirectUri(ctx.origin) },
  )
  if (!person) refuse('KAKAO_FAILED')
  return ctx.finalTransaction(async (ctx) => {
    const id =
      (await findMemberByKakaoId(ctx, person.kakao_id)) ??
      (await createMemberFromKakao(ctx, person)) ??
      (await findMemberByKakaoId(ctx, person.kakao_id)) ??
      refuse('KAKAO_FAILED') // another tab may have joined meanwhile
    await logAccountEvent(ctx, 'logged-in', id)
    return startSession(ctx, id, { auto_login: true })
  })
}

function isOwnState(ctx: Ctx, state: string): boolean {
  const [nonce = '', until = ''] = state.split('.')
  const isOurs = isSameSecret(state, signKakaoState(ctx, nonce, until)) && Number(until) > Date.now() / 1000
  return isOurs && isSameSecret(state, ctx.cookies.received.kakao_state ?? '')
}

/** A state is used once, whatever Kakao answers. Only states that came back from Kakao are stored. */
async function spendState({ db, travel_agency }: Ctx, state: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('kakao_state')
    .values({
      travel_agency,
      state_hash: hashSha256(state),
      expires: sql<string>`now() + make_interval(secs => ${proofSeconds.kakaoState})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function findMemberByKakaoId(
  { db, travel_agency }: Ctx,
  kakao_id: string,
): Promise<number | undefined> {
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
async function createMemberFromKakao(
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
    await logAccountEvent(ctx, 'joined', joined.id)
    if (claimed.email_verified && person.email)
      await enqueueAccountMail(ctx, 'email-proved', person.email, joined.id)
    return joined.id
  }
}
