// Codes sent by mail: made by the mail's job, good once, for ten minutes and five tries, whoever guesses and
// however many at once.

import fastify from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createAnonymousContext } from '#context.server.ts'
import { isRefusal } from '#errors.ts'
import { normalizeEmail } from '#lib/fold-address.ts'
import { codeLimits, rateLimits } from '#limits/access.ts'
import { createCookies } from '#platform/cookies.server.ts'
import { runInTransaction } from '#platform/db/transaction.server.ts'
import { type CodePurpose, createCode, redeemCode, requestCode } from '#platform/mail-code.server.ts'
import { hashSha256 } from '#platform/secrets.server.ts'
import { call } from '#platform/wire/call.ts'
import { createInProcessClient } from '#platform/wire/client.server.ts'
import { createEndpoints, type Handlers } from '#platform/wire/invoke.server.ts'
import { purgeExpired } from '#retention.server.ts'
import { countCases } from './attacks/count-cases.ts'
import { queryAsOwner } from './form-endpoints.ts'
import { listOutbox } from './read-mail.ts'
import { createSite, type Site } from './site.ts'

const codeFields = { purpose: z.enum(['booking', 'reserve', 'hand_over']), subject: z.string() }
const callSpec = { method: 'POST', takes: 'json', who: 'anyone', tx: 'own', output: z.object({}) } as const
const calls = {
  ask: call({ ...callSpec, path: '/api/ask', input: z.object({ ...codeFields, email: z.string() }) }),
  spend: call({ ...callSpec, path: '/api/spend', input: z.object({ ...codeFields, code: z.string() }) }),
}
const handlers: Handlers<typeof calls> = {
  ask: async (ctx, wanted) => {
    await requestCode(ctx, { ...wanted, language: 'ko' })
    return {}
  },
  spend: async (ctx, { code, ...about }) => {
    await redeemCode(ctx, about, code)
    return {}
  },
}

let site: Site
beforeAll(async () => {
  site = await createSite({ shared: true, jobs: true })
})

const mine = 'my-browser-is-named-so'
const stranger = 'the-browser-of-another'

/** From this network, in this browser. */
function createCaller(ip: string, { travel_agency = 1, browser = mine } = {}) {
  const createClient = createInProcessClient<{ test: typeof calls }>(
    createEndpoints({ test: calls }, { test: handlers }),
    site.naru.deps,
  )
  const requestContext = createAnonymousContext({ id: 'test', ip, log: fastify().log })
  const cookies = createCookies(`asker=${browser}`, false)
  return createClient({ ...requestContext, cookies, travel_agency }).test
}

const catchRefusal = (asked: Promise<unknown>) =>
  asked.then(
    () => 'fine',
    (error: unknown) => (isRefusal(error) ? error.refusal : String(error)),
  )

const toStored = (subject: string, browser = mine) => `${subject} ${hashSha256(browser)}`

/** A code that my browser asked for, as its mail would bring it. */
const createMailCode = ({ purpose, subject }: CodePurpose, travel_agency = 1) =>
  runInTransaction(site.db, travel_agency, async (tx) => {
    const { id } = await tx
      .insertInto('mail_code')
      .values({
        travel_agency,
        purpose,
        subject: toStored(subject),
        email: 'a@example.com',
        language: 'ko' as const,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await createCode(tx, { travel_agency, ref: id, keyFor: site.naru.keyFor })
    return made?.code ?? expect.fail('no code was made')
  })

const findCodeRow = ({ purpose, subject }: CodePurpose) =>
  runInTransaction(site.db, 1, (tx) =>
    tx
      .selectFrom('mail_code')
      .selectAll()
      .where((eb) => eb.and({ travel_agency: 1, purpose, subject: toStored(subject) }))
      .executeTakeFirst(),
  )

const otherCode = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code comes by mail and opens once; neither it nor the address lies in the queue or in clear in the database', async () => {
  const mina = { purpose: 'reserve', subject: normalizeEmail(' Mina.Kim@Example.com') } as const
  await createCaller('10.9.0.1').ask({ ...mina, email: 'Mina.Kim@example.com' })
  const { mail } = await vi.waitFor(
    () => listOutbox(site.dataDir, 'code-1-').at(-1) ?? expect.fail('no mail yet'),
    { timeout: 25_000, interval: 100 },
  )
  expect(mail.headers.to).toBe('Mina.Kim@example.com')
  const [code = ''] = /^\d{6}$/m.exec(mail.text) ?? []
  expect(code).not.toBe('')
  expect(mail.headers.subject).not.toContain(code)
  expect(mail.html).toContain(code)
  expect(JSON.stringify(await findCodeRow(mina))).not.toContain(code)
  const jobs = JSON.stringify(
    await queryAsOwner(site, `select data from pgboss.job where name = 'send-mail'`),
  )
  expect(jobs.toLowerCase()).not.toContain('mina')
  expect(jobs).not.toContain(code)

  expect(await catchRefusal(createCaller('10.9.0.1').spend({ ...mina, code: otherCode(code) }))).toBe(
    'CODE_WRONG',
  )
  expect(await catchRefusal(createCaller('10.9.0.1').spend({ ...mina, code }))).toBe('fine')
  expect(await catchRefusal(createCaller('10.9.0.1').spend({ ...mina, code }))).toBe('CODE_EXPIRED')
  expect(await findCodeRow(mina)).toBeUndefined()
})

test('a code lives for ten minutes', async () => {
  const mina = { purpose: 'booking', subject: '4700' } as const
  const { now } = await sql<{ now: string }>`select now()::text as now`
    .execute(site.db)
    .then(({ rows: [row] }) => row ?? expect.fail('no time'))
  await createMailCode(mina)
  const lives_ms = Date.parse(String((await findCodeRow(mina))?.expires_at)) - Date.parse(now)
  expect(lives_ms / 60_000).toBeGreaterThanOrEqual(10)
  expect(lives_ms / 60_000).toBeLessThan(11)
})

test('codes for handing over are counted for the mailbox, whatever the booking and however it is spelt', async () => {
  const ask = (at: number, ip: string) => {
    const email = `new.booker+${at}@gmail.com`
    return catchRefusal(createCaller(ip).ask({ purpose: 'hand_over', subject: `R${at} ${email}`, email }))
  }
  const said = []
  for (let at = 0; at <= rateLimits.codeFor.free; at++) said.push(await ask(at, '10.9.17.1'))
  expect(said).toEqual([...Array(rateLimits.codeFor.free).fill('fine'), 'TOO_MANY_TRIES'])
})

test('requesting codes for others uses the requester’s own limit, and each mailbox has a total limit', async () => {
  const victim = { purpose: 'reserve', subject: 'victim@example.com', email: 'victim@example.com' } as const
  const askFrom = (ip: string) => catchRefusal(createCaller(ip).ask(victim))
  for (let at = 0; at < rateLimits.codeFor.free; at++) expect(await askFrom('10.9.7.1')).toBe('fine')
  expect(await askFrom('10.9.7.1')).toBe('TOO_MANY_TRIES')
  expect(await askFrom('10.9.7.2')).toBe('fine')
  const left = rateLimits.codeForAll.free - rateLimits.codeFor.free - 1
  for (let at = 0; at < left; at++) expect(await askFrom(`10.9.8.${at}`)).toBe('fine')
  expect(await askFrom('10.9.9.9')).toBe('TOO_MANY_TRIES')
})

test('a code is good for its subject, purpose and agency alone', async () => {
  const subject = '4711'
  const code = await createMailCode({ purpose: 'booking', subject })
  await createMailCode({ purpose: 'booking', subject: '4712' })
  for (const [travel_agency, other] of [
    [1, { purpose: 'booking', subject: '4712' }],
    [1, { purpose: 'reserve', subject }],
    [2, { purpose: 'booking', subject }],
  ] as const)
    expect(
      await catchRefusal(createCaller('10.9.0.2', { travel_agency }).spend({ ...other, code })),
    ).not.toBe('fine')
  expect(await catchRefusal(createCaller('10.9.0.2').spend({ purpose: 'booking', subject, code }))).toBe(
    'fine',
  )
})

test('after five wrong tries a new code must be requested', async () => {
  const about = { purpose: 'booking', subject: '4720' } as const
  const code = await createMailCode(about)
  const said = []
  for (let guess = 0; guess < codeLimits.tries; guess++)
    said.push(await catchRefusal(createCaller('10.9.0.3').spend({ ...about, code: otherCode(code) })))
  expect(said).toEqual([...Array(codeLimits.tries - 1).fill('CODE_WRONG'), 'CODE_EXPIRED'])
  expect(await catchRefusal(createCaller('10.9.0.3').spend({ ...about, code }))).toBe('CODE_EXPIRED')
})

test('wrong guesses of a stranger, with or without a code of their own, leave mine as it is', async () => {
  const about = { purpose: 'booking', subject: '4725' } as const
  const code = await createMailCode(about)
  const guess = (browser: string) =>
    catchRefusal(createCaller('10.9.0.8', { browser }).spend({ ...about, code: otherCode(code) }))
  for (let at = 0; at < codeLimits.tries; at++) expect(await guess('')).toBe('CODE_EXPIRED')
  await createCaller('10.9.0.8', { browser: stranger }).ask({ ...about, email: 'a@example.com' })
  for (let at = 0; at < codeLimits.tries; at++)
    expect(['CODE_WRONG', 'CODE_EXPIRED']).toContain(await guess(stranger)) // before and after theirs is made
  expect((await findCodeRow(about))?.tries).toBe(0)
  const theirs = createCaller('10.9.0.8', { browser: stranger }).spend({ ...about, code })
  expect(await catchRefusal(theirs)).toBe('CODE_EXPIRED')
  expect(await catchRefusal(createCaller('10.9.0.9').spend({ ...about, code }))).toBe('fine')
})

test('who asks for another code in another browser does not end the one I have', async () => {
  const about = { purpose: 'reserve', subject: 'twice@example.com' } as const
  const code = await createMailCode(about)
  await createCaller('10.9.0.10', { browser: stranger }).ask({ ...about, email: about.subject })
  const { id } = await runInTransaction(site.db, 1, (tx) =>
    tx
      .selectFrom('mail_code')
      .select('id')
      .where('subject', '=', toStored(about.subject, stranger))
      .executeTakeFirstOrThrow(),
  )
  const { keyFor } = site.naru
  const later = await runInTransaction(site.db, 1, (tx) =>
    createCode(tx, { travel_agency: 1, ref: id, keyFor }),
  )
  expect(later).toBeDefined()
  expect(await catchRefusal(createCaller('10.9.0.10').spend({ ...about, code }))).toBe('fine')
})

test('of forty simultaneous guesses only five count as tries', async () => {
  countCases(40)
  const about = { purpose: 'booking', subject: '4730' } as const
  const code = await createMailCode(about)
  const said = await Promise.all(
    Array.from({ length: 40 }, () =>
      catchRefusal(createCaller('10.9.0.4').spend({ ...about, code: otherCode(code) })),
    ),
  )
  expect(said.filter((each) => each === 'CODE_WRONG')).toHaveLength(codeLimits.tries - 1)
  expect((await findCodeRow(about))?.tries).toBe(codeLimits.tries)
  expect(await catchRefusal(createCaller('10.9.0.4').spend({ ...about, code }))).toBe('CODE_EXPIRED')
})

test('the right code sent four times at once is spent once', async () => {
  const about = { purpose: 'reserve', subject: 'race@example.com' } as const
  const code = await createMailCode(about)
  const said = await Promise.all(
    Array.from({ length: 4 }, () => catchRefusal(createCaller('10.9.0.5').spend({ ...about, code }))),
  )
  expect(said.toSorted()).toEqual(['CODE_EXPIRED', 'CODE_EXPIRED', 'CODE_EXPIRED', 'fine'])
})

test('after ten minutes a code is worth nothing, and no code is made for a mail that comes an hour late', async () => {
  const about = { purpose: 'booking', subject: '4740' } as const
  const code = await createMailCode(about)
  await changeTimes(about, { expires_at: sql<string>`now() - interval '1 second'` })
  expect(await catchRefusal(createCaller('10.9.0.6').spend({ ...about, code }))).toBe('CODE_EXPIRED')
  await changeTimes(about, { asked: sql<string>`now() - interval '61 minutes'` })
  const { id: ref = 0 } = (await findCodeRow(about)) ?? {}
  const made = await runInTransaction(site.db, 1, (tx) =>
    createCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor }),
  )
  expect(made).toBeUndefined()
})

test('asking for codes is limited, for one subject and from one address', async () => {
  const about = { purpose: 'reserve', subject: 'often@example.com' } as const
  const said = []
  for (let at = 0; at <= rateLimits.codeFor.free; at++)
    said.push(await catchRefusal(createCaller('10.9.1.1').ask({ ...about, email: about.subject })))
  expect(said).toEqual([...Array(rateLimits.codeFor.free).fill('fine'), 'TOO_MANY_TRIES'])
  expect(
    await catchRefusal(
      createCaller('10.9.1.1').ask({ purpose: 'reserve', subject: 'b@x.kr', email: 'b@x.kr' }),
    ),
  ).toBe('fine')

  await site.db.updateTable('failed_try').set({ failures: rateLimits.codeFrom.free }).execute()
  expect(
    await catchRefusal(
      createCaller('10.9.1.1').ask({ purpose: 'reserve', subject: 'c@x.kr', email: 'c@x.kr' }),
    ),
  ).toBe('TOO_MANY_TRIES')
  expect(await findCodeRow({ purpose: 'reserve', subject: 'c@x.kr' })).toBeUndefined()
})

test('the nightly job deletes unused codes', async () => {
  const [old, fresh] = [
    { purpose: 'booking', subject: '4750' },
    { purpose: 'booking', subject: '4751' },
  ] as const
  await createMailCode(old)
  await createMailCode(fresh)
  await changeTimes(old, { asked: sql<string>`now() - interval '25 hours'` })
  await purgeExpired({ ...site.naru.deps, enqueue: async () => {} })
  expect(await findCodeRow(old)).toBeUndefined()
  expect(await findCodeRow(fresh)).toBeDefined()
})

type ChangedTimes = { asked: ReturnType<typeof sql<string>> } | { expires_at: ReturnType<typeof sql<string>> }
const changeTimes = ({ purpose, subject }: CodePurpose, shifted: ChangedTimes) =>
  runInTransaction(site.db, 1, (tx) =>
    tx
      .updateTable('mail_code')
      .set(shifted)
      .where((eb) => eb.and({ travel_agency: 1, purpose, subject: toStored(subject) }))
      .execute(),
  )
