// Codes sent by mail: made by the mail's job, good once, for ten minutes and five tries, whoever guesses and
// however many at once.

import fastify from 'fastify'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { nobody } from '#context.server.ts'
import { isRefusal } from '#errors.ts'
import { forget } from '#forget.server.ts'
import { codeLimits, tryLimits } from '#limits/access.ts'
import { plainAddress } from '#plain/fold-address.ts'
import { inAgency } from '#platform/db/transaction.server.ts'
import { type About, askForCode, makeCode, spendCode } from '#platform/mail-code.server.ts'
import { call } from '#platform/wire/call.ts'
import { inProcess } from '#platform/wire/client.server.ts'
import { doorsOf, type HandlersOf } from '#platform/wire/invoke.server.ts'
import { tried } from './attacks/tried.ts'
import { asOwner } from './gate.ts'
import { outboxOf } from './read-mail.ts'
import { openSite, type Site } from './site.ts'

const about = { purpose: z.enum(['booking', 'reserve']), subject: z.string() }
const spec = { method: 'POST', takes: 'json', who: 'anyone', tx: 'own', output: z.object({}) } as const
const calls = {
  ask: call({ ...spec, path: '/api/ask', input: z.object({ ...about, email: z.string() }) }),
  spend: call({ ...spec, path: '/api/spend', input: z.object({ ...about, code: z.string() }) }),
}
const handlers: HandlersOf<typeof calls> = {
  ask: async (ctx, wanted) => {
    await askForCode(ctx, { ...wanted, language: 'ko' })
    return {}
  },
  spend: async (ctx, { code, ...about }) => {
    await spendCode(ctx, about, code)
    return {}
  },
}

let site: Site
beforeAll(async () => {
  site = await openSite({ keep: true, jobs: true })
})

function visitorAt(ip: string, travel_agency = 1) {
  const clientOf = inProcess<{ test: typeof calls }>(
    doorsOf({ test: calls }, { test: handlers }),
    site.naru.ground,
  )
  const asking = nobody({ id: 'test', ip, log: fastify().log })
  return clientOf({ ...asking, travel_agency }).test
}

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'fine',
    (error: unknown) => (isRefusal(error) ? error.refusal : String(error)),
  )

/** A code as its mail would bring it. */
const codeFor = ({ purpose, subject }: About, travel_agency = 1) =>
  inAgency(site.db, travel_agency, async (tx) => {
    const { id } = await tx
      .insertInto('mail_code')
      .values({ travel_agency, purpose, subject, email: 'a@example.com', language: 'ko' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await makeCode(tx, { travel_agency, ref: id, keyFor: site.naru.keyFor })
    return made?.code ?? expect.fail('no code was made')
  })

const rowOf = ({ purpose, subject }: About) =>
  inAgency(site.db, 1, (tx) =>
    tx
      .selectFrom('mail_code')
      .selectAll()
      .where((eb) => eb.and({ travel_agency: 1, purpose, subject }))
      .executeTakeFirst(),
  )

const another = (code: string) => (code === '000000' ? '000001' : '000000')

test('a code comes by mail and opens once; neither it nor the address lies in the queue or in clear in the database', async () => {
  const mina = { purpose: 'reserve', subject: plainAddress(' Mina.Kim@Example.com') } as const
  await visitorAt('10.9.0.1').ask({ ...mina, email: 'Mina.Kim@example.com' })
  const { mail } = await vi.waitFor(
    () => outboxOf(site.dataDir, 'code-1-').at(-1) ?? expect.fail('no mail yet'),
    { timeout: 25_000, interval: 100 },
  )
  expect(mail.headers.to).toBe('Mina.Kim@example.com')
  const [code = ''] = /^\d{6}$/m.exec(mail.text) ?? []
  expect(code).not.toBe('')
  expect(mail.headers.subject).not.toContain(code)
  expect(mail.html).toContain(code)
  expect(JSON.stringify(await rowOf(mina))).not.toContain(code)
  const jobs = JSON.stringify(await asOwner(site, `select data from pgboss.job where name = 'send-mail'`))
  expect(jobs.toLowerCase()).not.toContain('mina')
  expect(jobs).not.toContain(code)

  expect(await refusalOf(visitorAt('10.9.0.1').spend({ ...mina, code: another(code) }))).toBe('CODE_WRONG')
  expect(await refusalOf(visitorAt('10.9.0.1').spend({ ...mina, code }))).toBe('fine')
  expect(await refusalOf(visitorAt('10.9.0.1').spend({ ...mina, code }))).toBe('CODE_EXPIRED')
  expect(await rowOf(mina)).toBeUndefined()
})

test('a code lives for ten minutes', async () => {
  const mina = { purpose: 'booking', subject: '4700' } as const
  const { now } = await sql<{ now: string }>`select now()::text as now`
    .execute(site.db)
    .then(({ rows: [row] }) => row ?? expect.fail('no time'))
  await codeFor(mina)
  const lives_ms = Date.parse(String((await rowOf(mina))?.expires_at)) - Date.parse(now)
  expect(lives_ms / 60_000).toBeGreaterThanOrEqual(10)
  expect(lives_ms / 60_000).toBeLessThan(11)
})

test('a stranger who asks for somebody’s codes uses up his own, and a mailbox gets so many in all', async () => {
  const victim = { purpose: 'reserve', subject: 'victim@example.com', email: 'victim@example.com' } as const
  const askFrom = (ip: string) => refusalOf(visitorAt(ip).ask(victim))
  for (let at = 0; at < tryLimits.codeFor.free; at++) expect(await askFrom('10.9.7.1')).toBe('fine')
  expect(await askFrom('10.9.7.1')).toBe('TOO_MANY_TRIES')
  expect(await askFrom('10.9.7.2')).toBe('fine')
  const left = tryLimits.codeForAll.free - tryLimits.codeFor.free - 1
  for (let at = 0; at < left; at++) expect(await askFrom(`10.9.8.${at}`)).toBe('fine')
  expect(await askFrom('10.9.9.9')).toBe('TOO_MANY_TRIES')
})

test('a code is good for its subject, purpose and agency alone', async () => {
  const subject = '4711'
  const code = await codeFor({ purpose: 'booking', subject })
  await codeFor({ purpose: 'booking', subject: '4712' })
  for (const [travel_agency, other] of [
    [1, { purpose: 'booking', subject: '4712' }],
    [1, { purpose: 'reserve', subject }],
    [2, { purpose: 'booking', subject }],
  ] as const)
    expect(await refusalOf(visitorAt('10.9.0.2', travel_agency).spend({ ...other, code }))).not.toBe('fine')
  expect(await refusalOf(visitorAt('10.9.0.2').spend({ purpose: 'booking', subject, code }))).toBe('fine')
})

test('five tries, then a new one must be asked for', async () => {
  const about = { purpose: 'booking', subject: '4720' } as const
  const code = await codeFor(about)
  const said = []
  for (let guess = 0; guess < codeLimits.tries; guess++)
    said.push(await refusalOf(visitorAt('10.9.0.3').spend({ ...about, code: another(code) })))
  expect(said).toEqual([...Array(codeLimits.tries - 1).fill('CODE_WRONG'), 'CODE_EXPIRED'])
  expect(await refusalOf(visitorAt('10.9.0.3').spend({ ...about, code }))).toBe('CODE_EXPIRED')
})

test('forty guesses at once are five', async () => {
  tried(40)
  const about = { purpose: 'booking', subject: '4730' } as const
  const code = await codeFor(about)
  const said = await Promise.all(
    Array.from({ length: 40 }, () =>
      refusalOf(visitorAt('10.9.0.4').spend({ ...about, code: another(code) })),
    ),
  )
  expect(said.filter((each) => each === 'CODE_WRONG')).toHaveLength(codeLimits.tries - 1)
  expect((await rowOf(about))?.tries).toBe(codeLimits.tries)
  expect(await refusalOf(visitorAt('10.9.0.4').spend({ ...about, code }))).toBe('CODE_EXPIRED')
})

test('the right code sent four times at once is spent once', async () => {
  const about = { purpose: 'reserve', subject: 'race@example.com' } as const
  const code = await codeFor(about)
  const said = await Promise.all(
    Array.from({ length: 4 }, () => refusalOf(visitorAt('10.9.0.5').spend({ ...about, code }))),
  )
  expect(said.toSorted()).toEqual(['CODE_EXPIRED', 'CODE_EXPIRED', 'CODE_EXPIRED', 'fine'])
})

test('after ten minutes a code is worth nothing, and no code is made for a mail that comes an hour late', async () => {
  const about = { purpose: 'booking', subject: '4740' } as const
  const code = await codeFor(about)
  await shift(about, { expires_at: sql<string>`now() - interval '1 second'` })
  expect(await refusalOf(visitorAt('10.9.0.6').spend({ ...about, code }))).toBe('CODE_EXPIRED')
  await shift(about, { asked: sql<string>`now() - interval '61 minutes'` })
  const { id: ref = 0 } = (await rowOf(about)) ?? {}
  const made = await inAgency(site.db, 1, (tx) =>
    makeCode(tx, { travel_agency: 1, ref, keyFor: site.naru.keyFor }),
  )
  expect(made).toBeUndefined()
})

test('asking for codes is limited, for one subject and from one address', async () => {
  const about = { purpose: 'reserve', subject: 'often@example.com' } as const
  const said = []
  for (let at = 0; at <= tryLimits.codeFor.free; at++)
    said.push(await refusalOf(visitorAt('10.9.1.1').ask({ ...about, email: about.subject })))
  expect(said).toEqual([...Array(tryLimits.codeFor.free).fill('fine'), 'TOO_MANY_TRIES'])
  expect(
    await refusalOf(visitorAt('10.9.1.1').ask({ purpose: 'reserve', subject: 'b@x.kr', email: 'b@x.kr' })),
  ).toBe('fine')

  await site.db.updateTable('failed_try').set({ failures: tryLimits.codeFrom.free }).execute()
  expect(
    await refusalOf(visitorAt('10.9.1.1').ask({ purpose: 'reserve', subject: 'c@x.kr', email: 'c@x.kr' })),
  ).toBe('TOO_MANY_TRIES')
  expect(await rowOf({ purpose: 'reserve', subject: 'c@x.kr' })).toBeUndefined()
})

test('the night forgets codes that nobody used', async () => {
  const [old, fresh] = [
    { purpose: 'booking', subject: '4750' },
    { purpose: 'booking', subject: '4751' },
  ] as const
  await codeFor(old)
  await codeFor(fresh)
  await shift(old, { asked: sql<string>`now() - interval '25 hours'` })
  await forget({ ...site.naru.ground, later: async () => {} })
  expect(await rowOf(old)).toBeUndefined()
  expect(await rowOf(fresh)).toBeDefined()
})

type Shifted = { asked: ReturnType<typeof sql<string>> } | { expires_at: ReturnType<typeof sql<string>> }
const shift = ({ purpose, subject }: About, shifted: Shifted) =>
  inAgency(site.db, 1, (tx) =>
    tx
      .updateTable('mail_code')
      .set(shifted)
      .where((eb) => eb.and({ travel_agency: 1, purpose, subject }))
      .execute(),
  )
