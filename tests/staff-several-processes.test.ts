// Staff in more than one process, and what is not theirs: who leaves is gone everywhere, and a strange key
// opens nothing.
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createInvitationToken } from '#domain/staff/invite.server.ts'
import { getCodeAt, getStepAt } from '#domain/staff/totp.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { runDeskCommand } from '../bin/desk/run-desk-command.ts'
import { listOutbox } from './read-mail.ts'
import { startServer, testSecret } from './shared/run-product.ts'
import { createSite, type Site } from './site.ts'
import { createOfficeVisitor, createStaffUser, officeHost } from './staff-user.ts'

const cheapHash = { memory: 1_024, passes: 1 } // as strong as this test needs
let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
})

/** Another process on the same database, as a deployment has it. */
async function startSecondProcess(): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-everywhere-'))
  const server = startServer({
    NARU: 'live',
    DATABASE_URL: site.url,
    SECRET_KEY: testSecret,
    DATA_DIR: folder,
    OFFICE_HOST: officeHost,
    SHED_AFTER_MS: '0', // a busy test machine must not shed our own test
  })
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    fs.rmSync(folder, { recursive: true, force: true })
  })
  return server.port
}

describe('in two processes', () => {
  test('who leaves an agency, and a key that is revoked, is nobody there within a second, in each of them', {
    timeout: 120_000,
  }, async () => {
    const owner = await createStaffUser(site)
    const sales = await createStaffUser(site, { roles: ['sales'] })
    await site.db
      .insertInto('staff_role')
      .values({ travel_agency: 2, staff_id: sales.id, roles: ['sales'] })
      .execute()
    const ports = await Promise.all([startSecondProcess(), startSecondProcess()])
    const ask = async (port: number, path: string, as: http.OutgoingHttpHeaders) => {
      const request = http.get({ port, host: '127.0.0.1', path, headers: { host: officeHost, ...as } })
      const [response] = await once(request, 'response')
      response.resume()
      return response.statusCode
    }
    const cookie = `office=${sales.visitor.cookies.get('office')}`
    const everywhere = async (travel_agency: number) =>
      Promise.all(
        ports.map((port) => ask(port, `/api/office/shops?travel_agency=${travel_agency}`, { cookie })),
      )
    expect([await everywhere(1), await everywhere(2)]).toEqual([
      [200, 200],
      [200, 200],
    ])
    const left = Date.now()
    expect((await owner.send('DELETE', '/api/office/people', { staff_id: sales.id })).status).toBe(200)
    expect(await everywhere(1)).toEqual([404, 404])
    expect(Date.now() - left).toBeLessThan(1_000)
    expect(await everywhere(2)).toEqual([200, 200])
    const ended = Date.now()
    const { body } = await sales.visitor.send('GET', '/api/office/sessions')
    await sales.visitor.send('DELETE', '/api/office/sessions', { id: body.list[0].id })
    expect(await everywhere(2)).toEqual([401, 401])
    expect(Date.now() - ended).toBeLessThan(1_000)

    const made = await owner.send('POST', '/api/office/key', { name: '예약 시스템', scopes: ['trips'] })
    const authorization = `Bearer ${made.body.key}`
    const withKey = () => Promise.all(ports.map((port) => ask(port, '/api/office/trips', { authorization })))
    expect(await withKey()).toEqual([200, 200])
    expect((await owner.send('DELETE', `/api/office/key?id=${made.body.id}`)).status).toBe(200)
    expect(await withKey()).toEqual([401, 401])
  })
})

const toBase64Url = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest()

/** A passkey in software: what it signs for a host, as a browser would send it. */
async function createPasskey(staff_id: number) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from('5820', 'hex'), Buffer.from(text, 'base64url')])
  const cose = Buffer.concat([
    Buffer.from('a5010203262001', 'hex'),
    Buffer.from('21', 'hex'),
    coordinate(x),
    Buffer.from('22', 'hex'),
    coordinate(y),
  ])
  const credential_id = toBase64Url(randomBytes(16))
  await site.db
    .insertInto('staff_passkey')
    .values({ credential_id, staff_id, public_key: cose, counter: 0, transports: [], name: 'soft' })
    .execute()
  let counter = 0
  return function sign(challenge: string, { host = officeHost, origin = '' } = {}) {
    const clientData = Buffer.from(
      JSON.stringify({
        type: 'webauthn.get',
        challenge,
        origin: origin || `http://${host}`,
        crossOrigin: false,
      }),
    )
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    // a person was there, and was verified
    const authenticatorData = Buffer.concat([sha256(host), Buffer.from([0x05]), count])
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientData)]))
      .sign(privateKey)
    return {
      id: credential_id,
      rawId: credential_id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: toBase64Url(clientData),
        authenticatorData: toBase64Url(authenticatorData),
        signature: toBase64Url(signature),
      },
    }
  }
}

describe('a passkey', () => {
  const requestChallenge = async (browser: ReturnType<typeof createOfficeVisitor>) =>
    String((await browser.send('POST', '/api/office/passkey/ask', {})).body.challenge)

  test('of this host logs in once; for another host, another origin or replayed it does not', async () => {
    const { id } = await site.make.staff()
    const sign = await createPasskey(id)
    const browser = createOfficeVisitor(site)
    const login = (signed: object) => browser.send('POST', '/api/office/passkey/login', { signed })
    const refused = { status: 401, body: { code: 'LOGIN_FAILED' } }
    expect(await login(sign(await requestChallenge(browser), { host: 'a1.localhost' }))).toMatchObject(
      refused,
    )
    expect(
      await login(sign(await requestChallenge(browser), { origin: 'http://evil.example' })),
    ).toMatchObject(refused)
    expect(await login(sign(toBase64Url(randomBytes(32))))).toMatchObject(refused)
    expect((await browser.send('GET', '/api/office/me')).status).toBe(401)
    const signed = sign(await requestChallenge(browser))
    expect((await login(signed)).status).toBe(200)
    expect((await browser.send('GET', '/api/office/me')).status).toBe(200)
    const another = createOfficeVisitor(site)
    expect(await another.send('POST', '/api/office/passkey/login', { signed })).toMatchObject(refused)
    expect((await another.send('GET', '/api/office/me')).status).toBe(401)
  })

  test('a colleague’s passkey does not prove one’s own session', async () => {
    const mine = await createStaffUser(site, { proved: false })
    const { id } = await site.make.staff()
    const sign = await createPasskey(id)
    const signed = sign(await requestChallenge(mine.visitor))
    expect(await mine.visitor.send('POST', '/api/office/step-up', { signed })).toMatchObject({
      status: 403,
      body: { code: 'WRONG_CODE' },
    })
  })
})

test('an invitation is for its own address: whoever else opens it gets nothing from it', async () => {
  const invite = async (email: string) => {
    const { id } = await site.db
      .insertInto('staff_invitation')
      .values({ travel_agency: 2, email, roles: ['owner'], language: 'ko', invited_by: '김대표' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return createInvitationToken({ db: site.db, travel_agency: 2 }, id)
  }
  const token = await invite('wanted@example.com')
  const other = await createStaffUser(site, { roles: ['sales'] })
  const accept = (body: object) =>
    other.visitor.send('POST', '/api/office/invitation/accept', { token, ...body })
  expect((await accept({ email: other.email, name: '남', password: '나루 건너 저 언덕' })).status).toBe(400)
  expect((await accept({ name: '남', password: '나루 건너 저 언덕' })).status).toBe(200)
  const held = await site.db
    .selectFrom('staff_role as r')
    .innerJoin('staff as p', 'p.id', 'r.staff_id')
    .select(['p.email', 'r.travel_agency'])
    .where('p.email', 'in', [other.email, 'wanted@example.com'])
    .orderBy('r.travel_agency')
    .execute()
  expect(held).toEqual([
    { email: other.email, travel_agency: 1 },
    { email: 'wanted@example.com', travel_agency: 2 },
  ])
  const known = await site.make.staff({
    password_hash: await hashPassword({ travel_agency: 1 }, '강 건너 불빛 하나', cheapHash),
  })
  const mine = await invite(known.email) // of somebody with an account: their password, or nothing
  expect(
    await createOfficeVisitor(site).send('POST', '/api/office/invitation/accept', {
      token: mine,
      name: '남',
      password: '나루 건너 저 언덕',
    }),
  ).toMatchObject({ status: 401, body: { code: 'LOGIN_FAILED' } })
})

test("one's log-ins are listed with device, address and last use", async () => {
  const { id, email } = await site.make.staff({
    password_hash: await hashPassword({ travel_agency: 1 }, '나루 건너 저 언덕', cheapHash),
  })
  const browser = createOfficeVisitor(site)
  await browser.send(
    'POST',
    '/api/office/login',
    { email, password: '나루 건너 저 언덕' },
    { 'user-agent': 'Mozilla/5.0 (iPhone)' },
  )
  await site.db
    .updateTable('staff_session')
    .set({ last_used: sql`now() - interval '10 minutes'` })
    .where('staff_id', '=', id)
    .execute()
  const { body } = await browser.send('GET', '/api/office/sessions')
  expect(body.list).toMatchObject([
    { device: 'Mozilla/5.0 (iPhone)', ip: expect.stringMatching(/^10\./), here: true },
  ])
  expect(Date.now() - Date.parse(body.list[0].last_used)).toBeLessThan(60_000) // this call is its last use
})

test("an owner's lost phone is replaced at the desk alone, and every owner it concerns is told", async () => {
  const demo = await createSite({ jobs: true })
  const [one, two] = [await createStaffUser(demo), await createStaffUser(demo)]
  const there = await createStaffUser(demo, { travel_agency: 2 })
  await demo.db
    .insertInto('staff_role')
    .values({ travel_agency: 2, staff_id: one.id, roles: ['sales'] })
    .execute()
  const { body: offer } = await one.visitor.send('POST', '/api/office/totp/offer', {})
  await one.visitor.send('POST', '/api/office/totp', { code: getCodeAt(offer.secret, getStepAt(Date.now())) })
  expect(await two.send('POST', '/api/office/people/factor', { staff_id: one.id })).toMatchObject({
    status: 403,
    body: { code: 'OWNER_AT_DESK' },
  })
  await runDeskCommand(['staff', 'reset', one.email, '--agency', '1'], {
    DATABASE_URL: demo.url,
    NARU: 'demo',
    DATA_DIR: demo.dataDir,
  })
  expect((await one.visitor.send('GET', '/api/office/me')).status).toBe(401)
  await vi.waitFor(() => {
    const mailedTexts = listOutbox(demo.dataDir, 'staff-factor-reset').map(({ mail }) => mail.headers.to)
    expect(mailedTexts.sort()).toEqual([one.email, two.email, there.email].sort())
  }, 20_000)
  const { body } = await there.send('GET', '/api/office/log?call=desk%20staff%20reset')
  expect(body.list).toMatchObject([{ staff_name: 'Naru', subject: `staff ${one.id}` }])
})
