// The keys with Toss and Kakao: asked for at the service before they are stored, never shown again, tried, removed.
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { readAgencySecrets } from '#domain/agency/keys/secrets.server.ts'
import { databaseLimits } from '#limits/machine.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { createKakaoSim } from '#sim/kakao.server.ts'
import { cleanUpAfterFile } from './file-cleanup.ts'
import { createGateway, createOrderId, keys, liveKeys } from './gateway.ts'
import { addOpenAccount, endOpenPayments } from './open-payment.ts'
import { createPaidBooking, createTerms } from './paid-booking.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser, type StaffUser } from './staff-user.ts'

const app = { client_id: 'app-key-0001', client_secret: 'client-secret-1', admin_key: 'admin-key-0001' }
let site: Site
let gateway: Awaited<ReturnType<typeof createGateway>>
let owner: StaffUser
beforeAll(async () => {
  const kakao = createKakaoSim()
  const server = Fastify({ forceCloseConnections: true })
  await kakao.mount(server, '/kakao')
  const url = `${await server.listen({ host: '127.0.0.1', port: 0 })}/kakao`
  cleanUpAfterFile(() => server.close())
  kakao.registerApp({ ...app, redirect_uris: ['http://a1.localhost/auth/kakao'] })
  gateway = await createGateway({}, { keep: true })
  site = await createSite({
    shared: true,
    env: { TOSS_URL: gateway.url, KAKAO_AUTH_URL: url, KAKAO_API_URL: url },
  })
  owner = await createStaffUser(site)
})

const readSecrets = (travel_agency: number) =>
  runInTransaction(site.db, travel_agency, (db) =>
    readAgencySecrets({ db, travel_agency, keyFor: site.naru.keyFor }),
  )
const sendToss = async (pair: object, person = owner) => {
  const { revision } = await person.api.agency.connections()
  return person.send('PUT', '/api/office/connections/toss', { ...pair, revision })
}
const pair = { client_key: keys.clientKey, secret_key: keys.secretKey }

test('a pair of Toss is asked for, stored and shown by its end; the webhook’s address is shown once', async () => {
  const { status, body } = await sendToss(pair)
  expect([status, body.webhook]).toEqual([200, expect.stringMatching(/\/api\/toss\/webhook\/[\w-]{32}$/)])
  const shown = await owner.send('GET', '/api/office/connections')
  expect(shown.body.keys.toss_secret_key).toBe(keys.secretKey.slice(-4))
  expect(JSON.stringify(shown.body)).not.toContain(keys.secretKey)
  expect((await readSecrets(1)).toss_secret_key).toBe(keys.secretKey)
  expect(await owner.api.agency.tryConnection({ connection: 'toss' })).toEqual({ result: 'ok' })
  const log = JSON.stringify((await owner.send('GET', '/api/office/log')).body)
  expect(log).not.toContain(keys.secretKey)
  const again = await sendToss(pair)
  expect(again.body.webhook).toBe(body.webhook)
})

test('a key of another shop, of another kind, or that Toss does not know is refused, and the old one stays', async () => {
  const wrong: [form: object, status: number, field: string, sentence: string][] = [
    [{ ...pair, secret_key: 'test_sk_nobody1' }, 422, 'secret_key', '받지 않습니다'],
    [{ ...pair, secret_key: liveKeys.secretKey.padEnd(14, '1') }, 400, 'secret_key', '종류가 다릅니다'],
    [{ client_key: keys.secretKey, secret_key: keys.secretKey }, 400, 'client_key', '클라이언트 키'],
    [{ ...pair, secret_key: keys.clientKey }, 400, 'secret_key', '시크릿 키'],
  ]
  for (const [form, status, field, sentence] of wrong) {
    const answer = await sendToss(form)
    expect([answer.status, answer.body.fields?.[field]?.ko]).toEqual([
      status,
      expect.stringContaining(sentence),
    ])
  }
  expect((await readSecrets(1)).toss_secret_key).toBe(keys.secretKey)
  const other = await createStaffUser(site, { travel_agency: 2 })
  const answer = await sendToss(pair, other)
  expect([answer.status, answer.body.code]).toEqual([409, 'KEY_OF_ANOTHER'])
  expect(await readSecrets(2)).toEqual({})
})

test('the keys of another agency are found by their hash and not opened, older ones once', async () => {
  const other = await createStaffUser(site, { travel_agency: 2 })
  await site.makeAt(3).agency()
  await runInTransaction(site.db, 3, (tx) =>
    tx
      .insertInto('agency_secret')
      .values({ travel_agency: 3, name: 'toss_secret_key', sealed: 'nobody can open this' })
      .execute(),
  )
  const setHash = (toss_shop_hash: string | null) =>
    site.db.updateTable('agency').set({ toss_shop_hash }).where('travel_agency', '=', 1).execute()
  expect((await sendToss(pair, other)).body.code).toBe('KEY_OF_ANOTHER')
  await setHash(null) // stored before there were hashes
  expect((await sendToss(pair, other)).body.code).toBe('KEY_OF_ANOTHER')
  await setHash('')
  expect((await sendToss(pair, other)).status).toBe(200)
  const { revision } = await other.api.agency.connections()
  await other.api.agency.removeKeys({ connection: 'toss', revision })
  expect((await sendToss(pair)).status).toBe(200)
})

test('two owners at one form: the second is told', async () => {
  const { revision } = await owner.api.agency.connections()
  await owner.api.agency.savePayOnline({ pay_yn: 'Y', revision })
  const second = await owner.send('PUT', '/api/office/connections/toss', { ...pair, revision })
  expect([second.status, second.body.code]).toEqual([409, 'CHANGED_MEANWHILE'])
})

test('keys of Kakao are told apart: which of them Kakao does not take stands at its field', async () => {
  const send = async (change: object) => {
    const { revision } = await owner.api.agency.connections()
    const form = { kakao_key: app.client_id, client_secret: app.client_secret, admin_key: app.admin_key }
    return owner.send('PUT', '/api/office/connections/kakao', { ...form, ...change, revision })
  }
  const wrong: [change: object, field: string][] = [
    [{ kakao_key: 'no-such-app-1' }, 'kakao_key'],
    [{ client_secret: 'of-another-app' }, 'client_secret'],
    [{ admin_key: 'of-another-app' }, 'admin_key'],
  ]
  for (const [change, field] of wrong) {
    const { status, body } = await send(change)
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'CONNECTION_REFUSED', [field]])
  }
  expect(await owner.api.agency.tryConnection({ connection: 'kakao' })).toEqual({ result: 'missing' })
  expect((await send({})).status).toBe(200)
  expect((await send({ client_secret: null, admin_key: null })).status).toBe(200)
  expect(await readSecrets(1)).toMatchObject({ kakao_admin_key: app.admin_key })
  expect(await owner.api.agency.tryConnection({ connection: 'kakao' })).toEqual({ result: 'ok' })
})

test('removed keys are gone, and nobody pays by card any more; without keys it cannot be switched on', async () => {
  const { revision } = await owner.api.agency.connections()
  await owner.api.agency.removeKeys({ connection: 'toss', revision })
  expect((await site.request('/api/landing/shopInfo')).json().pay_yn).toBe('N')
  const after = await owner.api.agency.connections()
  expect(after.keys.toss_secret_key).toBeNull()
  const form = { pay_yn: 'Y', revision: after.revision }
  const answer = await owner.send('PUT', '/api/office/connections/pay-online', form)
  expect([answer.status, answer.body.code]).toEqual([409, 'KEYS_MISSING'])
})

test('a service that does not answer stores nothing', async () => {
  const { toss } = site.naru.deps.integrations
  site.naru.deps.integrations.toss = { ...toss, checkKey: async () => 'unreachable' }
  const answer = await sendToss(pair)
  site.naru.deps.integrations.toss = toss
  expect([answer.status, answer.body.code]).toEqual([503, 'CONNECTION_UNREACHABLE'])
  expect((await readSecrets(1)).toss_secret_key).toBeUndefined()
})

test('mail is tried with a mail to oneself', async () => {
  expect(await owner.api.agency.tryConnection({ connection: 'mail' })).toEqual({ result: 'ok' })
})

test('while customers pay into accounts of a shop, its keys are replaced by keys of the same shop alone', async () => {
  await createTerms(site, [1])
  await createPaidBooking(site, { progress: 'waiting_for_payment' })
  expect((await sendToss(pair)).status).toBe(200)
  const orderId = createOrderId()
  gateway.sim.authenticate({ secretKey: keys.secretKey, orderId, amount: 15_000 })
  await addOpenAccount(site, 1, { order_id: orderId })
  const otherShop = { client_key: 'test_ck_shop2', secret_key: 'test_sk_shop2' }
  gateway.sim.registerKeys({
    mId: 'shop2',
    clientKey: otherShop.client_key,
    secretKey: otherShop.secret_key,
  })
  const refused = await sendToss(otherShop)
  expect([refused.status, refused.body.code]).toEqual([409, 'PAYMENTS_OPEN'])
  expect(refused.body.description.ko).toMatch(/결제 1건.*\d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
  expect(refused.body.description.en).toMatch(/^One payment.*\d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
  const { revision } = await owner.api.agency.connections()
  const remove = { connection: 'toss', revision }
  expect((await owner.send('DELETE', '/api/office/connections', remove)).body.code).toBe('PAYMENTS_OPEN')
  expect((await readSecrets(1)).toss_secret_key).toBe(keys.secretKey)

  const { toss } = site.naru.deps.integrations
  site.naru.deps.integrations.toss = { ...toss, find: async () => undefined }
  expect((await sendToss(otherShop)).body.code).toBe('CONNECTION_UNREACHABLE')
  site.naru.deps.integrations.toss = toss

  const rotated = { ...keys, secretKey: 'test_sk_naru1_new' }
  gateway.sim.registerKeys(rotated)
  expect((await sendToss({ ...pair, secret_key: rotated.secretKey })).status).toBe(200)
  await endOpenPayments(site, 1)
  await addOpenAccount(site, 1, { order_id: createOrderId(), hours: -25 }) // nobody can pay into it any more
  expect((await sendToss(otherShop)).status).toBe(200)
  gateway.sim.registerKeys(keys)
  const after = await owner.api.agency.connections()
  await owner.api.agency.removeKeys({ connection: 'toss', revision: after.revision })
})

test('of two agencies that save one shop’s keys at the same moment one has them', async () => {
  const other = await createStaffUser(site, { travel_agency: 2 })
  const answers = await Promise.all([sendToss(pair), sendToss(pair, other)])
  expect(answers.map(({ status, body }) => [status, body.code]).sort()).toEqual([
    [200, undefined],
    [409, 'KEY_OF_ANOTHER'],
  ])
})

test('keys are saved with one connection, so that a busy pool does not hold up those who wait behind the lock', async () => {
  const { db } = site.naru.deps
  const others = databaseLimits.connections - 1
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
  const held = Array.from({ length: others }, () => db.connection().execute(() => isOver))
  try {
    const answer = await sendToss(pair)
    expect([answer.status, answer.body.code]).toEqual([200, undefined])
  } finally {
    end()
    await Promise.all(held)
  }
})
