// Mail: asked for with the row it is about, composed and sent by a job, tried again until it is taken.
import { SMTPServer } from 'smtp-server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  createConsultation,
  createMailSite,
  listConsultMails,
  queryAsOwner,
  question,
  setUpMail,
  site,
  waitForMailJobs,
  waitOptions,
} from './mail-setup.ts'
import { listOutbox, type ReadMail, readMail } from './read-mail.ts'
import { getPort } from './shared/get-port.ts'

beforeAll(setUpMail)

/** A server that keeps what it is sent. `answer` may refuse an address with an SMTP code. */
async function startSmtpServer({
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
  return { taken, close, port: getPort(server.server) }
}
const waitForMails = (id: number, mails: number) =>
  vi.waitFor(() => expect(listConsultMails(id)).toHaveLength(mails), waitOptions)

test('a question reaches the agency with everything that was written, and whoever asked gets a word back', async () => {
  const { tour_category_id } = await site.make.category()
  const { package_code } = await site.make.package({
    tour_category_id,
    page_title: { ko: '제주 올레 걷기', en: 'Walking Jeju' },
  })
  const { name, contact, email, contents } = question
  const { id } = await site.client.board.consultation({
    name,
    contact,
    email,
    contents,
    package_code,
    privacy: true,
  })
  await waitForMails(id, 2)
  const mailTo = (address: string) =>
    listConsultMails(id).find(({ mail }) => mail.headers.to === address)?.mail
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
    subject: '[하늘길 여행사] 상담 문의를 받았어요',
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
  for (const file of listConsultMails(id))
    expect(file.name).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-consultation-(copy-)?1-\d+-[\da-f-]{36}\.eml$/,
    )
  await waitForMailJobs()
  const logText = site.lines.join('')
  expect(logText).toContain(`"mail":"consultation-1-${id}-`)
  for (const part of ['김미나', '5550-1234', 'mina@', 'hello@', '부모님', '제주'])
    expect(logText).not.toContain(part)
})

test('a job that runs twice leaves one mail', async () => {
  const id = await createConsultation(site)
  await waitForMails(id, 2)
  await waitForMailJobs()
  await queryAsOwner(
    site,
    `update pgboss.job set state = 'created', completed_on = null where name = 'send-mail' and data->>'ref' = '${id}'`,
  )
  await waitForMailJobs()
  expect(site.lines.filter((line) => line.includes(`-1-${id}-`))).toHaveLength(4)
  expect(listConsultMails(id)).toHaveLength(2)
})

test('the word back is in the language of whoever asked, the mail to the agency in the agency’s own; without an address there is no word back', async () => {
  const inEnglish = await createConsultation(site, { language: 'en' })
  const byPhone = await createConsultation(site, { email: null })
  await waitForMailJobs()
  const listSubjects = (id: number) => listConsultMails(id).map(({ mail }) => mail.headers.subject)
  expect(listSubjects(inEnglish).sort()).toEqual([
    '[Haneulgil Travel] We have received your enquiry',
    '[상담 문의] 김미나님',
  ])
  expect(listSubjects(byPhone)).toEqual(['[상담 문의] 김미나님'])
  expect(listConsultMails(byPhone)[0]?.mail.names).not.toContain('reply-to')
})

test('nobody’s mail is composed from another agency’s row', async () => {
  const id = await createConsultation(site)
  await site.naru.deps.enqueue(site.db, 'send-mail', { travel_agency: 2, kind: 'consultation', ref: id })
  await waitForMailJobs()
  expect(
    site.lines.filter((line) => line.includes('"job":"send-mail","agency":2') && line.includes('job done')),
  ).toHaveLength(1)
  expect(listOutbox(site.dataDir).filter(({ mail }) => mail.headers.to === 'hello@agency2.example')).toEqual(
    [],
  )
})

test('a mail server that is away is waited for, and what the queue keeps meanwhile names nobody', {
  timeout: 60_000,
}, async () => {
  const away = await startSmtpServer()
  await away.close()
  const site = await createMailSite({ SMTP_URL: `smtp://127.0.0.1:${away.port}` })
  await createConsultation(site)
  const failed = () => site.lines.filter((line) => line.includes('a job failed and will be tried again'))
  await vi.waitFor(() => expect(failed()).not.toEqual([]), waitOptions)
  expect(failed()[0]).toContain('ECONNREFUSED')
  const rows = await queryAsOwner(site, "select data, output from pgboss.job where name = 'send-mail'")
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/mina|hello@|김미나/)
  const back = await startSmtpServer({ port: away.port })
  await vi.waitFor(() => expect(back.taken).toHaveLength(2), { ...waitOptions, timeout: 40_000 })
  expect(back.taken.map(({ to }) => to).sort()).toEqual(['hello@agency1.example', question.email])
  expect(back.taken.find(({ to }) => to === question.email)?.mail.headers).toMatchObject({
    from: '하늘길 여행사 <post@naru.test>',
    subject: '[하늘길 여행사] 상담 문의를 받았어요',
  })
})

test('a refused mail is tried again alone: the other one is sent once', { timeout: 60_000 }, async () => {
  let refusals = 0
  const smtp = await startSmtpServer({
    answer: (address) => (address === question.email && refusals++ < 2 ? 550 : undefined),
  })
  const site = await createMailSite({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` })
  await createConsultation(site)
  await vi.waitFor(() => expect(smtp.taken).toHaveLength(2), { ...waitOptions, timeout: 40_000 })
  expect(refusals).toBe(3)
  expect(smtp.taken.map(({ to }) => to)).toEqual(['hello@agency1.example', question.email])
  const logText = site.lines.join('')
  expect(logText).toMatch(
    /"job":"send-mail","agency":1,"error":"mail consultation-copy-[\da-f-]+ was not taken: EENVELOPE 550"/,
  )
  expect(logText).not.toMatch(/mina@|hello@|김미나|부모님/)
})
