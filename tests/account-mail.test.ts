// Find password, find id: asked for by anyone, answered alike, done by a job.
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { hashPassword } from '#platform/passwords.server.ts'
import { listOutbox } from './read-mail.ts'
import { createSite, type Site } from './site.ts'

const password = '나루 건너 저 언덕'
let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true, jobs: true })
})

const sendRequest = (
  method: 'POST' | 'PUT' | 'GET',
  url: string,
  body: object = {},
  { cookie = '', host = 'a1.localhost', ip = '10.1.1.1', headers = {} } = {},
) =>
  site.naru.app.inject({
    method,
    url,
    remoteAddress: ip,
    headers: {
      host,
      origin: `http://${host}`,
      ...(method !== 'GET' && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
      ...headers,
    },
    ...(method !== 'GET' && { payload: JSON.stringify(body) }),
  })
const readCookies = (response: Awaited<ReturnType<typeof sendRequest>>) =>
  [response.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ')

let memberCount = 0
async function createMemberWithEmail(email: string, overrides: object = {}) {
  const login_id = `mailed${++memberCount}`
  const { id } = await site.make.member({
    login_id,
    password_hash: await hashPassword({ travel_agency: 1 }, password, { memory: 1_024, passes: 1 }),
    name: '김미나',
    email,
    email_verified: true,
    ...overrides,
  })
  return { id, login_id }
}

const listMailsTo = (email: string, kind = '') =>
  listOutbox(site.dataDir, kind).filter(({ mail }) => mail.headers.to?.toLowerCase() === email)

/** The text of the mail to this address, once it is there. */
async function waitForMail(email: string, kind: string): Promise<string> {
  const found = await vi.waitFor(
    () => listMailsTo(email, kind).at(-1) ?? expect.fail(`no ${kind} to ${email}`),
    {
      timeout: 25_000,
      interval: 100,
    },
  )
  return found.mail.text
}

test('the mailed password opens the change form and nothing else; the old one works until then', async () => {
  const { login_id } = await createMemberWithEmail('reset@example.com')
  expect(
    (await sendRequest('POST', '/api/landing/user/resetPassword', { email: 'RESET@example.com' })).statusCode,
  ).toBe(200)
  const text = await waitForMail('reset@example.com', 'reset-password')
  const [mailed = ''] = /[0-9a-z]{5}(-[0-9a-z]{5}){3}/.exec(text) ?? []
  expect(mailed).not.toBe('')

  expect(
    (await sendRequest('POST', '/api/user/login/landing', { username: login_id, password })).statusCode,
  ).toBe(200)
  const entered = await sendRequest('POST', '/api/user/login/landing', {
    username: login_id,
    password: mailed,
  })
  expect(entered.statusCode).toBe(200)
  const cookie = readCookies(entered)
  for (const url of ['/api/landing/user/info', '/api/landing/user/package/wishlist'])
    expect([url, (await sendRequest('GET', url, {}, { cookie })).json().code]).toEqual([
      url,
      'PASSWORD_MUST_CHANGE',
    ])
  expect((await site.request('/travel', { headers: { cookie } })).headers.location).toBe('/mypage/password')
  expect(
    (await sendRequest('POST', '/api/user/login/landing', { username: login_id, password: mailed }))
      .statusCode,
  ).toBe(401)

  const changed = await sendRequest(
    'PUT',
    '/api/landing/user/updatePassword',
    { new_password: '새 나루터 2026' },
    { cookie },
  )
  expect(changed.statusCode).toBe(200)
  expect(
    (await sendRequest('GET', '/api/landing/user/info', {}, { cookie: readCookies(changed) })).statusCode,
  ).toBe(200)
  expect(
    (await sendRequest('POST', '/api/user/login/landing', { username: login_id, password })).statusCode,
  ).toBe(401)
  expect(
    (await sendRequest('POST', '/api/user/login/landing', { username: login_id, password: '새 나루터 2026' }))
      .statusCode,
  ).toBe(200)
  await waitForMail('reset@example.com', 'password-changed')
})

test('a mailed password stops working after half an hour', async () => {
  const { id, login_id } = await createMemberWithEmail('late@example.com')
  await sendRequest(
    'POST',
    '/api/landing/user/resetPassword',
    { email: 'late@example.com' },
    { ip: '10.1.1.2' },
  )
  const [mailed = ''] =
    /[0-9a-z]{5}(-[0-9a-z]{5}){3}/.exec(await waitForMail('late@example.com', 'reset-password')) ?? []
  await runInTransaction(site.db, 1, (tx) =>
    tx
      .updateTable('member')
      .set({ temporary_until: sql<string>`now() - interval '1 second'` })
      .where('travel_agency', '=', 1)
      .where('id', '=', id)
      .execute(),
  )
  expect(
    (await sendRequest('POST', '/api/user/login/landing', { username: login_id, password: mailed }))
      .statusCode,
  ).toBe(401)
})

test('known, unknown, unverified and empty addresses get the same answer; a password is mailed to the verified one only', async () => {
  await createMemberWithEmail('known@example.com')
  await createMemberWithEmail('unverified@example.com', { email_verified: false })
  const answers = await Promise.all(
    ['known@example.com', 'unknown@example.com', 'unverified@example.com', ''].map((email, at) =>
      sendRequest('POST', '/api/landing/user/resetPassword', { email }, { ip: `10.1.2.${at}` }),
    ),
  )
  for (const answer of answers) expect([answer.statusCode, answer.body]).toEqual([200, '{}'])
  const [withPassword, withLink] = [
    await waitForMail('known@example.com', 'reset-password'),
    await waitForMail('unverified@example.com', 'reset-password'),
  ]
  const password = /[0-9a-z]{5}(-[0-9a-z]{5}){3}/
  expect([password.test(withPassword), password.test(withLink)]).toEqual([true, false])
  expect([withPassword.includes('/auth/reset#'), withLink.includes('/auth/reset#')]).toEqual([false, true])
  expect(listMailsTo('unknown@example.com')).toEqual([])
})

test('a hundred password requests for one address send at most three mails per network and thirty in all, and the old password still works', async () => {
  const { login_id } = await createMemberWithEmail('bombed@example.com')
  const answers = []
  for (let at = 0; at < 100; at++)
    answers.push(
      (
        await sendRequest(
          'POST',
          '/api/landing/user/resetPassword',
          { email: 'bombed@example.com' },
          { ip: at < 10 ? '10.2.0.1' : `10.2.${at}.1` },
        )
      ).statusCode,
    )
  expect(answers.slice(0, 10).filter((status) => status === 200)).toHaveLength(3)
  expect(answers.filter((status) => status === 200)).toHaveLength(30)
  expect(new Set(answers)).toEqual(new Set([200, 429]))
  await waitForMail('bombed@example.com', 'reset-password')
  expect(
    (await sendRequest('POST', '/api/user/login/landing', { username: login_id, password })).statusCode,
  ).toBe(200)
})

test('the id is mailed to a verified address', async () => {
  const { login_id } = await createMemberWithEmail('whoami@example.com')
  await sendRequest('POST', '/api/landing/user/findId', { email: 'whoami@example.com' }, { ip: '10.1.1.3' })
  expect(await waitForMail('whoami@example.com', 'find-id')).toContain(login_id)
})

test('neither the queue nor the tables hold a link or a password that was mailed', async () => {
  await createMemberWithEmail('secret@example.com')
  await sendRequest(
    'POST',
    '/api/landing/user/resetPassword',
    { email: 'secret@example.com' },
    { ip: '10.1.1.4' },
  )
  const [mailed = ''] =
    /[0-9a-z]{5}(-[0-9a-z]{5}){3}/.exec(await waitForMail('secret@example.com', 'reset-password')) ?? []
  const owner = new pg.Client(site.url)
  await owner.connect()
  const { rows } = await owner.query('select data, output from pgboss.job')
  await owner.end()
  expect(rows.length).toBeGreaterThan(5)
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${mailed}|@example`))
  const storedRows = await runInTransaction(site.db, 1, (tx) =>
    tx
      .selectFrom('member')
      .select('temporary_hash')
      .where('travel_agency', '=', 1)
      .where('email', '=', 'secret@example.com')
      .executeTakeFirstOrThrow(),
  )
  expect(storedRows.temporary_hash).not.toContain(mailed)
})
