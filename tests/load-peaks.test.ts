// When everybody comes at once: whoever cannot be served soon is told so at once, and nobody waits with a
// connection in hand.
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashPassword, withHashingSlot } from '#platform/passwords.server.ts'
import { rightPassword } from './password.ts'
import { createSite, type Site } from './site.ts'
import { createStaffUser } from './staff-user.ts'
import { createVisitor } from './visitor.ts'

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true })
})

async function createMembers(cost: { memory: number; passes: number }, count: number): Promise<string[]> {
  const password_hash = await hashPassword({ travel_agency: 1 }, rightPassword, cost)
  const names = Array.from({ length: count }, (_, at) => `rush${cost.memory}-${at}`)
  for (const login_id of names) await site.make.member({ login_id, password_hash })
  return names
}
const countFailures = async () =>
  (
    await site.db
      .selectFrom('failed_try')
      .select('failures')
      .where('travel_agency', '=', 1)
      .where('failures', '>', 0)
      .execute()
  ).length

/** Takes every place an agency can have, until told to leave. */
async function occupyAllSlots(): Promise<() => void> {
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  onTestFinished(() => leave()) // whatever it finds: other files log in here, too
  for (let isFull = false; !isFull; ) {
    const place = withHashingSlot({ travel_agency: 1 }, () => left).catch(() => {
      isFull = true
    })
    await Promise.race([place, Promise.resolve()])
  }
  return leave
}

test('an unknown id that first got 503 gets the normal answer when retried', async () => {
  const leave = await occupyAllSlots()
  const answerLater = await createVisitor(site).login('nobody', rightPassword)
  expect([answerLater.status, answerLater.headers['retry-after']]).toEqual([503, '2'])
  leave()
  expect((await createVisitor(site).login('nobody', rightPassword)).body.code).toBe('LOGIN_FAILED')
})

test('a flood of log-ins at one agency does not block log-ins at another', async () => {
  await occupyAllSlots()
  expect((await createVisitor(site).login('nobody', rightPassword)).status).toBe(503)
  const elsewhere = createVisitor(site, { host: 'a2.localhost' })
  expect((await elsewhere.login('nobody', rightPassword)).body.code).toBe('LOGIN_FAILED')
})

test('four hundred log-ins at once: some are served, the others told to come again; for them nothing is counted, and then they are served too', {
  timeout: 120_000,
}, async () => {
  const waiting = new Set(await createMembers({ memory: 1_024, passes: 1 }, 400))
  const before = await countFailures()
  const comeAtOnce = async (names: string[]) => {
    const answers = await Promise.all(
      names.map(async (name) => ({ name, ...(await createVisitor(site).login(name, rightPassword)) })),
    )
    expect(answers.filter(({ status }) => ![200, 503].includes(status)).map(({ body }) => body)).toEqual([])
    for (const { name, status } of answers) if (status === 200) waiting.delete(name)
  }
  await comeAtOnce([...waiting])
  expect(waiting.size).toBeGreaterThan(100)
  expect(waiting.size).toBeLessThan(400)
  while (waiting.size > 0) await comeAtOnce([...waiting].slice(0, 40))
  expect(await countFailures()).toBe(before)
})

test('forty who search at one agency, at once, let another’s visitor in between', async () => {
  const search = (host: string, word: number) => site.request(`/travel?page_title=${word}`, { host })
  // what any first page costs
  await Promise.all(['a1.localhost', 'a2.localhost'].map((host) => search(host, 0)))
  const answered: string[] = []
  const ask = async (host: string, word: number) => {
    expect((await search(host, word)).statusCode).toBe(200)
    answered.push(host)
  }
  const flood = Array.from({ length: 40 }, (_, at) => ask('a1.localhost', at + 1))
  await Promise.all([...flood, ask('a2.localhost', 1)])
  expect(answered.indexOf('a2.localhost')).toBeLessThan(30)
})

test('twenty exports of one agency’s office, at once, let another’s in between', async () => {
  const [one, other] = [await createStaffUser(site), await createStaffUser(site, { travel_agency: 2 })]
  const answered: (typeof one)[] = []
  const take = async (staffUser: typeof one) => {
    expect((await staffUser.send('GET', '/api/office/trips/export')).status).toBe(200)
    answered.push(staffUser)
  }
  await Promise.all([...Array.from({ length: 20 }, () => take(one)), take(other)])
  expect(answered.indexOf(other)).toBeLessThan(15)
})

test('forty who forgot their password, at once: all are answered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      createVisitor(site).send('POST', '/api/landing/user/resetPassword', {
        email: `forgot${at}@example.com`,
      }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([])
})

test('forty who ask the agency something, at once: all are answered', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      createVisitor(site).send('POST', '/api/landing/board/consultation', {
        name: `Mina ${at}`,
        contact: '010-1234-5678',
        contents: 'When?',
        privacy: true,
      }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([])
})
