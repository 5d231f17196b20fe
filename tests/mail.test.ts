// Mail: asked for with the row it is about, composed and sent by a job, tried again until it is taken.

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { SMTPServer } from 'smtp-server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { inAgency } from '#platform/db/transaction.server.ts'
import { readEnv } from '#platform/env.server.ts'
import { type Mail, openMailer } from '#platform/outside/mail.server.ts'
import { portOf } from './lent/port-of.ts'
import { outboxOf, type ReadMail, readMail } from './read-mail.ts'
import { openSite, type Site } from './site.ts'

const patience = { timeout: 25_000, interval: 100 }

/** A server that keeps what it is sent. `answer` may refuse an address with an SMTP code. */
async function openSmtp({
  port = 0,
  answer = () => undefined,
}: {
  port?: number
  answer?: (address: string) => number | undefined
} = {}) {
  const taken: { to: string; mail: ReadMail }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const responseCode = answer(address)
      done(responseCode ? Object.assign(new Error(`no <${address}> here`), { responseCode }) : null)
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        taken.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          mail: readMail(Buffer.concat(parts).toString()),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { taken, close, port: portOf(server.server) }
}

const question = {
  name: '김미나',
  contact: '010-5550-1234',
  email: 'mina@example.com',
  contents: '부모님과 함께\n천천히 걷고 싶어요. <b>&</b>',
  language: 'ko' as const,
}

const ask = (site: Site, given: object = {}) =>
  inAgency(site.db, 1, async (tx) => {
    const { id } = await tx
      .insertInto('consult')
      .values({ travel_agency: 1, ...question, ...given })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const kind of ['consultation', 'consultation-copy'] as const)
      await site.naru.ground.later(tx, 'send-mail', { travel_agency: 1, kind, ref: id })
    return id
  })

type Sender = Site & { lines: string[] }

async function openSender({ keep, ...env }: { keep?: boolean; SMTP_URL?: string } = {}): Promise<Sender> {
  const lines: string[] = []
  const site = await openSite({ jobs: true, lines, keep, env: { MAIL_FROM: 'post@naru.test', ...env } })
  await site.db
    .updateTable('agency_info')
    .set({
      company_name: { ko: '하늘길 여행사', en: 'Haneulgil Travel' },
      operating_time: { ko: '평일 09:00–18:00', en: 'Weekdays 09:00–18:00' },
    })
    .where('travel_agency', '=', 1)
    .execute()
  return { ...site, lines }
}

async function asOwner(site: Site, statement: string) {
  const owner = new pg.Client(site.url)
  await owner.connect()
  const { rows } = await owner.query(statement)
  await owner.end()
  return rows
}

let site: Sender
beforeAll(async () => {
  site = await openSender({ keep: true })
})
const aboutConsult = (id: number) => outboxOf(site.dataDir, `-1-${id}-`)
const untilSent = (id: number, mails: number) =>
  vi.waitFor(() => expect(aboutConsult(id)).toHaveLength(mails), patience)
const allDone = () =>
  vi.waitFor(
    async () =>
      expect(
        await asOwner(
          site,
          "select id from pgboss.job where name = 'send-mail' and state in ('created', 'active')",
        ),
      ).toEqual([]),
    patience,
  )

test('a question reaches the agency with everything that was written, and whoever asked gets a word back', async () => {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    page_title: { ko: '제주 올레 걷기', en: 'Walking Jeju' },
  })
  const { name, contact, email, contents } = question
  const { id } = await site.visitor.board.consultation({
    name,
    contact,
    email,
    contents,
    package_code,
    privacy: true,
  })
  await untilSent(id, 2)
  const mailTo = (address: string) => aboutConsult(id).find(({ mail }) => mail.headers.to === address)?.mail
  const [toAgency, toSender] = [mailTo('hello@agency1.example'), mailTo(email)]
  expect(toAgency?.headers).toMatchObject({
    from: '하늘길 여행사 <post@naru.test>',
    'reply-to': email,
    subject: '[상담 문의] 김미나님',
    'message-id': expect.stringMatching(/^<consultation-1-\d+-[\da-f-]{36}@naru\.test>$/),
  })
  for (const part of [name, contact, email, contents, `제주 올레 걷기 (${package_code})`])
    expect(toAgency?.text).toContain(part)
  expect(toSender?.headers).toMatchObject({
    from: '하늘길 여행사 <post@naru.test>',
    'reply-to': 'hello@agency1.example',
    subject: '[하늘길 여행사] 상담 문의를 받았습니다',
  })
  for (const part of [
    '김미나님, 안녕하세요.',
    '제주 올레 걷기',
    '하늘길 여행사',
    '02-555-0100',
    '평일 09:00–18:00',
  ])
    expect(toSender?.text).toContain(part)
  // the address is anybody's: a stranger's words are not sent on
  expect(toSender?.text).not.toContain(contents)
  expect(toSender?.text).not.toContain(contact)
  for (const file of aboutConsult(id))
    expect(file.name).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-consultation-(copy-)?1-\d+-[\da-f-]{36}\.eml$/,
    )
  await allDone()
  const told = site.lines.join('')
  expect(told).toContain(`"mail":"consultation-1-${id}-`)
  for (const part of ['김미나', '5550-1234', 'mina@', 'hello@', '부모님', '제주'])
    expect(told).not.toContain(part)
})

test('a job that runs twice leaves one mail', async () => {
  const id = await ask(site)
  await untilSent(id, 2)
  await allDone()
  await asOwner(
    site,
    `update pgboss.job set state = 'created', completed_on = null where name = 'send-mail' and data->>'ref' = '${id}'`,
  )
  await allDone()
  expect(site.lines.filter((line) => line.includes(`-1-${id}-`))).toHaveLength(4)
  expect(aboutConsult(id)).toHaveLength(2)
})

test('the word back is in the language of whoever asked, the mail to the agency in the agency’s own; without an address there is no word back', async () => {
  const inEnglish = await ask(site, { language: 'en' })
  const byPhone = await ask(site, { email: null })
  await allDone()
  const subjectsOf = (id: number) => aboutConsult(id).map(({ mail }) => mail.headers.subject)
  expect(subjectsOf(inEnglish).sort()).toEqual([
    '[Haneulgil Travel] We have received your enquiry',
    '[상담 문의] 김미나님',
  ])
  expect(subjectsOf(byPhone)).toEqual(['[상담 문의] 김미나님'])
  expect(aboutConsult(byPhone)[0]?.mail.names).not.toContain('reply-to')
})

test('nobody’s mail is composed from another agency’s row', async () => {
  const id = await ask(site)
  await site.naru.ground.later(site.db, 'send-mail', { travel_agency: 2, kind: 'consultation', ref: id })
  await allDone()
  expect(
    site.lines.filter((line) => line.includes('"job":"send-mail","agency":2') && line.includes('job done')),
  ).toHaveLength(1)
  expect(outboxOf(site.dataDir).filter(({ mail }) => mail.headers.to === 'hello@agency2.example')).toEqual([])
})

test('a mail server that is away is waited for, and what the queue keeps meanwhile names nobody', {
  timeout: 60_000,
}, async () => {
  const away = await openSmtp()
  await away.close()
  const site = await openSender({ SMTP_URL: `smtp://127.0.0.1:${away.port}` })
  await ask(site)
  const failed = () => site.lines.filter((line) => line.includes('a job failed and will be tried again'))
  await vi.waitFor(() => expect(failed()).not.toEqual([]), patience)
  expect(failed()[0]).toContain('ECONNREFUSED')
  const rows = await asOwner(site, "select data, output from pgboss.job where name = 'send-mail'")
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/mina|hello@|김미나/)
  const back = await openSmtp({ port: away.port })
  await vi.waitFor(() => expect(back.taken).toHaveLength(2), { ...patience, timeout: 40_000 })
  expect(back.taken.map(({ to }) => to).sort()).toEqual(['hello@agency1.example', question.email])
  expect(back.taken.find(({ to }) => to === question.email)?.mail.headers).toMatchObject({
    from: '하늘길 여행사 <post@naru.test>',
    subject: '[하늘길 여행사] 상담 문의를 받았습니다',
  })
})

test('a refused mail is tried again alone: the other one is sent once', { timeout: 60_000 }, async () => {
  let refusals = 0
  const smtp = await openSmtp({
    answer: (address) => (address === question.email && refusals++ < 2 ? 550 : undefined),
  })
  const site = await openSender({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
  await ask(site)
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(2), { ...patience, timeout: 40_000 })
  expect(refusals).toBe(3)
  expect(smtp.taken.map(({ to }) => to)).toEqual(['hello@agency1.example', question.email])
  const told = site.lines.join('')
  expect(told).toMatch(
    /"job":"send-mail","agency":1,"error":"mail consultation-copy-[\da-f-]+ was not taken: EENVELOPE 550"/,
  )
  expect(told).not.toMatch(/mina@|hello@|김미나|부모님/)
})

let outbox: string
beforeAll(() => {
  outbox = fs.mkdtempSync(path.join(os.tmpdir(), 'naru-mail-'))
  return () => fs.rmSync(outbox, { recursive: true, force: true })
})
const mail: Mail = {
  id: 'a-mail',
  to: 'mina@example.com',
  from: { name: '하늘길', address: 'post@naru.test' },
  replyTo: 'desk@example.com',
  subject: '안녕하세요',
  text: 'words',
}
const expectedHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

test('what holds a line break, a control character or a second address is refused before it is sent', async () => {
  const mailer = openMailer({ DATA_DIR: path.join(outbox, 'refused') })
  const bad = [
    'a@b.kr\r\nBcc: x@y.kr',
    'a@b.kr\nx',
    'a@b.kr\0',
    'a@b.kr, c@d.kr',
    '<a@b.kr>',
    'A <a@b.kr>',
    'a b@c.kr',
    'a@b@c.kr',
    'group: a@b.kr;',
    'nobody',
    '',
  ]
  for (const address of bad)
    for (const wrong of [{ to: address }, { replyTo: address }, { from: { name: 'A', address } }])
      await expect(mailer.send({ ...mail, ...wrong })).rejects.toThrow('an address that is none')
  for (const line of ['A\r\nBcc: x@y.kr', 'A\rB', 'A\nB', 'A\u2028B', 'A\0'])
    for (const wrong of [{ subject: line }, { from: { ...mail.from, name: line } }])
      await expect(mailer.send({ ...mail, ...wrong })).rejects.toThrow('more than one line')
  for (const id of ['../up', 'a b', 'a\nb', ''])
    await expect(mailer.send({ ...mail, id })).rejects.toThrow('the id')
  expect(outboxOf(path.join(outbox, 'refused'))).toEqual([])
})

test('whatever a name or a subject says, it adds no header and no address', async () => {
  const folder = path.join(outbox, 'odd')
  const mailer = openMailer({ DATA_DIR: folder })
  const piece = fc.oneof(
    fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      ' ',
      'Bcc: x@y.kr',
      '<x@y.kr>',
      '"',
      ',',
      ';',
      '\\',
      '=?UTF-8?Q?=0D=0ABcc:_x@y.kr?=',
      '한',
      '\u0085',
      '\u2028',
    ),
    fc.string({ unit: 'binary', maxLength: 5 }),
  )
  const odd = fc.array(piece, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
  let [at, sent] = [0, 0]
  await fc.assert(
    fc.asyncProperty(odd, odd, async (name, subject) => {
      const id = `odd-${++at}`
      const taken = await mailer.send({ ...mail, id, subject, from: { ...mail.from, name } }).then(
        () => true,
        () => false,
      )
      const found = outboxOf(folder, `Z-${id}.eml`)[0]?.mail
      expect(found !== undefined).toBe(taken)
      if (!found) return
      sent++
      expect(found.names.filter((each) => !['from', 'subject'].includes(each))).toEqual(
        expectedHeaders.filter((each) => !['from', 'subject'].includes(each)),
      )
      expect(found.headers).toMatchObject({
        to: mail.to,
        'reply-to': mail.replyTo,
        from: expect.stringMatching(/(^|<)post@naru\.test>?$/),
      })
    }),
    { numRuns: 150 },
  )
  expect(sent).toBeGreaterThan(10)
})

test('a question whose name would break a header is not sent, and the log says so without it', async () => {
  const id = await ask(site, { name: 'Mina\r\nBcc: everybody@example.com' })
  await allDone()
  expect(site.lines.join('')).toMatch(
    new RegExp(`mail consultation-1-${id}-[\\da-f-]+ has a name or a subject of more than one line`),
  )
  expect(aboutConsult(id).map(({ mail }) => mail.names)).toEqual([
    expectedHeaders.filter((name) => name !== 'content-transfer-encoding'),
  ]) // the word back names him in its text alone
  expect(site.lines.join('')).not.toContain('everybody')
})

test('settings of mail that cannot be right are refused, without repeating them', () => {
  expect(readEnv({}).MAIL_FROM).toBe('no-reply@naru.example')
  expect(() => readEnv({ SMTP_URL: 'https://user:hush@mail.example' })).toThrow(
    /^Settings: SMTP_URL must look like smtps:/,
  )
  expect(() => readEnv({ MAIL_FROM: 'Naru <post@naru.test>' })).toThrow(
    'Settings: MAIL_FROM must be one e-mail address',
  )
})
