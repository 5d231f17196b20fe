// Keys are asked for at their service before they are stored, with no transaction open; every owner is told.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { lockAgency } from '#domain/agency/lock-agency.server.ts'
import { calculateRevision } from '#domain/agency/settings/calculate-revision.server.ts'
import { reportSettingsChange } from '#domain/agency/settings/settings-change.server.ts'
import { refuse, refuseIfChanged } from '#errors.ts'
import { rateLimits } from '#limits/access.ts'
import { setTransactionAgency } from '#platform/db/transaction.server.ts'
import { notify } from '#platform/notify.server.ts'
import { checkRateLimit } from '#platform/rate-limit.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import type { In, Out } from '#platform/wire/call.ts'
import { refuseAtField } from '#platform/wire/refuse-at-field.ts'
import type { Ctx, ManualTxContext, StaffCtx } from '#platform/wire/request-context.ts'
import type { connectionCalls as calls } from './office-calls.ts'
import { findOpenPayments, refuseOpenPayments, refusePayments } from './open-payments.server.ts'
import {
  deleteSecrets,
  readAgencySecrets,
  type SecretName,
  saveSecret,
  saveTossShop,
} from './secrets.server.ts'
import { saveTextSender } from './text-account.server.ts'

type OwnTx = ManualTxContext<StaffCtx>
const ownedKeys = {
  toss: ['toss_client_key', 'toss_secret_key', 'toss_webhook_path'],
  kakao: ['kakao_client_secret', 'kakao_admin_key'],
  solapi: ['solapi_api_key', 'solapi_api_secret'],
} satisfies Record<string, SecretName[]>

/** The row of the agency is locked by whoever writes. */
async function readConnections({ db, travel_agency, keyFor }: Pick<Ctx, 'db' | 'travel_agency' | 'keyFor'>) {
  const info = await db
    .selectFrom('agency_info')
    .select(['pay_yn', 'kakao_key', 'text_sender', 'kakao_channel'])
    .where('travel_agency', '=', travel_agency)
    .executeTakeFirstOrThrow()
  const sealed = await db
    .selectFrom('agency_secret')
    .select(['name', 'sealed'])
    .where('travel_agency', '=', travel_agency)
    .orderBy('name')
    .execute()
  const secrets = await readAgencySecrets({ db, travel_agency, keyFor })
  return { info, secrets, revision: calculateRevision({ info, sealed }) }
}

async function lockConnections(ctx: StaffCtx, revision: number) {
  await lockAgency(ctx)
  const now = await readConnections(ctx)
  refuseIfChanged(now.revision, revision)
  return now
}

/** The last letters tell two keys apart; a short key shows nothing. */
const maskKey = (key: string | undefined) => {
  if (key === undefined) return null
  return key.length < 12 ? '' : key.slice(-4)
}

export async function listConnections(ctx: Ctx) {
  const { info, secrets, revision } = await readConnections(ctx)
  return {
    revision,
    ...info,
    keys: {
      toss_client_key: maskKey(secrets.toss_client_key),
      toss_secret_key: maskKey(secrets.toss_secret_key),
      toss_webhook_path: maskKey(secrets.toss_webhook_path),
      kakao_client_secret: maskKey(secrets.kakao_client_secret),
      kakao_admin_key: maskKey(secrets.kakao_admin_key),
      solapi_api_key: maskKey(secrets.solapi_api_key),
      solapi_api_secret: maskKey(secrets.solapi_api_secret),
    },
    redirect: `${await ctx.siteOrigin(ctx.travel_agency)}/auth/kakao`,
  }
}

const countTry = (ctx: OwnTx) => checkRateLimit(ctx, rateLimits.connectionTries, [ctx.travel_agency])

/**
 * The number is used by no other lock. Of two agencies that save one shop's keys the second sees the first.
 */
const shopKeysLock = 7_264_104

/** Toss reports a shop's payments to one address, so two agencies cannot have the same shop. */
async function isKeyOfAnother(ctx: StaffCtx, secretKey: string): Promise<boolean> {
  await hashOlderKeys(ctx)
  const other = await ctx.db
    .selectFrom('agency')
    .select('travel_agency')
    .where('toss_shop_hash', '=', hashSha256(secretKey))
    .where('travel_agency', '!=', ctx.travel_agency)
    .executeTakeFirst()
  return other !== undefined
}

/** Keys that were stored before there was a hash of them: each agency is looked at once. */
async function hashOlderKeys({ db, travel_agency, keyFor }: StaffCtx): Promise<void> {
  const others = await db
    .selectFrom('agency')
    .select('travel_agency')
    .where('toss_shop_hash', 'is', null)
    .orderBy('travel_agency')
    .execute()
  for (const other of others) {
    // On the connection that holds the lock: who waited for a second one here would hold up everybody.
    await setTransactionAgency(db, other.travel_agency)
    const { toss_secret_key } = await readAgencySecrets({ db, keyFor, ...other })
    await saveTossShop({ db, ...other }, toss_secret_key)
  }
  if (others.length > 0) await setTransactionAgency(db, travel_agency)
}

export async function saveTossKeys(
  ctx: OwnTx,
  { client_key, secret_key, revision }: In<typeof calls.saveTossKeys>,
) {
  await countTry(ctx)
  const checked = await ctx.integrations.toss.checkKey(secret_key)
  if (checked === 'refused') refuseAtField('CONNECTION_REFUSED', 'secret_key')
  if (checked === 'unreachable') refuse('CONNECTION_UNREACHABLE')
  const isSameShop = await isKeyOfOpenPayments(ctx, secret_key)
  const origin = await ctx.siteOrigin(ctx.travel_agency)
  return ctx.finalTransaction(async (tx) => {
    await sql`select pg_advisory_xact_lock(${shopKeysLock})`.execute(tx.db)
    if (await isKeyOfAnother(tx, secret_key)) refuseAtField('KEY_OF_ANOTHER', 'secret_key')
    const { secrets } = await lockConnections(tx, revision)
    if (!isSameShop && secrets.toss_secret_key !== secret_key) await refuseOpenPayments(tx)
    const path = secrets.toss_webhook_path ?? randomBytes(24).toString('base64url')
    await saveSecret(tx, 'toss_client_key', client_key)
    await saveSecret(tx, 'toss_secret_key', secret_key)
    await saveSecret(tx, 'toss_webhook_path', path)
    await reportKeys(tx, 'toss', secrets.toss_secret_key, secret_key)
    return { webhook: `${origin}/api/toss/webhook/${path}` }
  })
}

/**
 * Customers are just paying, into accounts of one shop. A new key of that shop knows their orders; that of another
 * one would leave their money where nobody asks. True if an order was found by this key.
 */
async function isKeyOfOpenPayments(ctx: OwnTx, secret_key: string): Promise<boolean> {
  const { secrets, open } = await ctx.transaction(async (tx) => ({
    ...(await readConnections(tx)),
    open: await findOpenPayments(tx),
  }))
  if (!open || secrets.toss_secret_key === secret_key) return false
  const payment = await ctx.integrations.toss.find(secret_key, { orderId: open.order_id })
  if (payment === undefined) refuse('CONNECTION_UNREACHABLE')
  return payment ? true : refusePayments(open)
}

/** The log has the last letters of a key only. */
const reportKeys = (ctx: StaffCtx, connection: string, before: string | undefined, after?: string) =>
  reportSettingsChange(ctx, 'key', {
    subject: `connection ${connection}`,
    before: { ending: maskKey(before) },
    after: { ending: maskKey(after) },
  })

export async function saveKakaoKeys(
  ctx: OwnTx,
  { kakao_key, client_secret, admin_key, revision }: In<typeof calls.saveKakaoKeys>,
) {
  await countTry(ctx)
  const stored = (await ctx.transaction(readConnections)).secrets
  const app = {
    client_id: kakao_key,
    client_secret: client_secret ?? stored.kakao_client_secret,
    admin_key: admin_key ?? stored.kakao_admin_key,
  }
  const checked = await ctx.integrations.kakao.checkApp(app)
  if (checked === 'unreachable') refuse('CONNECTION_UNREACHABLE')
  if (checked !== 'ok') refuseAtField('CONNECTION_REFUSED', checked === 'client_id' ? 'kakao_key' : checked)
  return ctx.finalTransaction(async (tx) => {
    const { info } = await lockConnections(tx, revision)
    await updateInfo(tx, { kakao_key })
    if (client_secret) await saveSecret(tx, 'kakao_client_secret', client_secret)
    if (admin_key) await saveSecret(tx, 'kakao_admin_key', admin_key)
    await reportKeys(tx, 'kakao', info.kakao_key ?? undefined, kakao_key)
    return {}
  })
}

export async function saveSolapiKeys(
  ctx: OwnTx,
  { api_key, api_secret, revision, ...sender }: In<typeof calls.saveSolapiKeys>,
) {
  await countTry(ctx)
  const stored = (await ctx.transaction(readConnections)).secrets
  const apiKey = api_key ?? stored.solapi_api_key ?? refuseAtField('TEXT_KEYS_MISSING', 'api_key')
  const apiSecret = api_secret ?? stored.solapi_api_secret ?? refuseAtField('TEXT_KEYS_MISSING', 'api_secret')
  const checked = await ctx.integrations.solapi.checkKeys({ apiKey, apiSecret })
  if (checked === 'refused') refuseAtField('CONNECTION_REFUSED', 'api_secret')
  if (checked === 'unreachable') refuse('CONNECTION_UNREACHABLE')
  return ctx.finalTransaction(async (tx) => {
    const { secrets } = await lockConnections(tx, revision)
    await saveSecret(tx, 'solapi_api_key', apiKey)
    await saveSecret(tx, 'solapi_api_secret', apiSecret)
    await saveTextSender(tx, sender)
    await reportKeys(tx, 'solapi', secrets.solapi_api_key, apiKey)
    return {}
  })
}

const updateInfo = (
  { db, travel_agency }: StaffCtx,
  values: { kakao_key: string | null } | { pay_yn: 'Y' | 'N' },
) => db.updateTable('agency_info').set(values).where('travel_agency', '=', travel_agency).execute()

export async function removeKeys(ctx: StaffCtx, { connection, revision }: In<typeof calls.removeKeys>) {
  const { info, secrets } = await lockConnections(ctx, revision)
  if (connection === 'toss') await refuseOpenPayments(ctx)
  await deleteSecrets(ctx, ownedKeys[connection])
  if (connection === 'toss') await updateInfo(ctx, { pay_yn: 'N' })
  if (connection === 'kakao') await updateInfo(ctx, { kakao_key: null })
  const before = {
    toss: secrets.toss_secret_key,
    kakao: info.kakao_key,
    solapi: secrets.solapi_api_key,
  }[connection]
  await reportKeys(ctx, connection, before ?? undefined)
  return {}
}

export async function savePayOnline(ctx: StaffCtx, { pay_yn, revision }: In<typeof calls.savePayOnline>) {
  const { info, secrets } = await lockConnections(ctx, revision)
  if (pay_yn === 'Y' && !(secrets.toss_client_key && secrets.toss_secret_key))
    refuseAtField('KEYS_MISSING', 'pay_yn')
  await updateInfo(ctx, { pay_yn })
  ctx.logChange({ subject: 'connection toss', before: { pay_yn: info.pay_yn }, after: { pay_yn } })
  return {}
}

export async function tryConnection(ctx: OwnTx, { connection }: In<typeof calls.tryConnection>) {
  await countTry(ctx)
  const result = await askService(ctx, connection)
  return ctx.finalTransaction(async (tx) => {
    const isMailed = connection === 'mail' && result === 'ok'
    if (isMailed) await notify(tx, 'mail-tried', { ref: tx.staff.id })
    tx.logChange({ subject: `connection ${connection}`, after: { result } })
    return { result }
  })
}

type TryResult = Out<typeof calls.tryConnection>['result']

async function askService(
  ctx: OwnTx,
  connection: In<typeof calls.tryConnection>['connection'],
): Promise<TryResult> {
  if (connection === 'mail') return ctx.integrations.verifyMail()
  const { info, secrets } = await ctx.transaction(readConnections)
  if (connection === 'toss') {
    const { toss_secret_key } = secrets
    return toss_secret_key ? ctx.integrations.toss.checkKey(toss_secret_key) : 'missing'
  }
  if (connection === 'solapi') {
    const { solapi_api_key: apiKey, solapi_api_secret: apiSecret } = secrets
    return apiKey && apiSecret ? ctx.integrations.solapi.checkKeys({ apiKey, apiSecret }) : 'missing'
  }
  if (!info.kakao_key) return 'missing'
  const { kakao_client_secret: client_secret, kakao_admin_key: admin_key } = secrets
  const checked = await ctx.integrations.kakao.checkApp({
    client_id: info.kakao_key,
    client_secret,
    admin_key,
  })
  return checked === 'ok' || checked === 'unreachable' ? checked : 'refused'
}
