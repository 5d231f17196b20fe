// Mail: whatever a name or a subject says, it adds no header and no address; wrong settings are refused.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { readEnv } from '#platform/env.server.ts'
import { createMailer, type Mail } from '#platform/integrations/mail.server.ts'
import { createConsultation, listConsultMails, setUpMail, site, waitForMailJobs } from './mail-setup.ts'
import { listOutbox } from './read-mail.ts'

beforeAll(setUpMail)

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
  const mailer = createMailer({ DATA_DIR: path.join(outbox, 'refused') })
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
  expect(listOutbox(path.join(outbox, 'refused'))).toEqual([])
})

test('whatever a name or a subject says, it adds no header and no address', async () => {
  const folder = path.join(outbox, 'odd')
  const mailer = createMailer({ DATA_DIR: folder })
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
      const found = listOutbox(folder, `Z-${id}.eml`)[0]?.mail
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
  const id = await createConsultation(site, { name: 'Mina\r\nBcc: everybody@example.com' })
  await waitForMailJobs()
  expect(site.lines.join('')).toMatch(
    new RegExp(`mail consultation-1-${id}-[\\da-f-]+ has a name or a subject of more than one line`),
  )
  expect(listConsultMails(id).map(({ mail }) => mail.names)).toEqual([
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
