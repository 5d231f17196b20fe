// When everybody comes at once: whoever cannot be served soon is told so at once, and nobody waits with a
// connection in hand.
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { hashPassword, withHashingSlot } from '#platform/passwords.server.ts'
import { rightPassword } from './password.ts'
import { createDice, createValidTrip } from './random-trips.ts'
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

/** One agency asks twenty times at once, another comes after it: how many are answered before the other. */
async function countBeforeOther(ask: (key: number, at: number) => Promise<{ statusCode: number }>) {
  await Promise.all([ask(1, 20), ask(2, 21)]) // what is the same each time is loaded
  const answered: number[] = []
  const note = async (key: number, at: number) => {
    expect((await ask(key, at)).statusCode).toBe(200)
    answered.push(key)
  }
  await Promise.all([...Array.from({ length: 20 }, (_, at) => note(1, at)), note(2, 22)])
  return answered.indexOf(2)
}

test.each([
  ['exports', 'GET', '/api/office/trips/export', undefined],
  ['imports', 'POST', '/api/office/trips/import', buildImport],
  ['files of another system', 'POST', '/api/office/moving', buildMove],
] as const)(
  'twenty %s of one agency’s office, at once, let another’s in between',
  async (_, method, path, build) => {
    const staff = [await createStaffUser(site), await createStaffUser(site, { travel_agency: 2 })]
    const categories = [await site.make.category(), await site.makeAt(2).category()]
    const ask = async (key: number) => {
      const send = method === 'GET' ? staff[key - 1]?.send : staff[key - 1]?.sendOnce
      const answer = await send?.(method, path, build?.(categories[key - 1]?.tour_category_id ?? 0))
      return { statusCode: answer?.status ?? 0 }
    }
    expect(await countBeforeOther(ask)).toBeLessThan(15)
  },
)

/** Tried only: nothing is written. */
function buildImport(category: number) {
  const content = createValidTrip(createDice(3), category)
  return { trips: Array(5).fill({ package_code: null, revision: 0, content }), only_try: true }
}
function buildMove() {
  const rows = Array.from({ length: 200 }, (_, at) => ({
    at: at + 2,
    cells: { name: '홍길동', email: `old${at}@old.example`, login_id: `old-${at}` },
  }))
  return { kind: 'members', rows, only_try: true }
}

test('twenty maps of one agency, at once, let another’s in between', async () => {
  const ask = (key: number, at: number) =>
    site.request(`/map/${100 + at}.5_15_2000.svg`, { host: `a${key}.localhost` })
  expect(await countBeforeOther(ask)).toBeLessThan(15)
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
