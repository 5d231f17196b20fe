// Nobody is told anything but by notify(): no other file asks for the job that sends, or for a mailer. Decision 77
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const files = ['src', 'bin'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)
/** `examples`: what the pattern must find, or it finds nothing. */
function listFilesWith(pattern: RegExp, examples: readonly string[]): string[] {
  for (const example of examples) expect(example).toMatch(pattern)
  return files.filter((file) => pattern.test(fs.readFileSync(path.join(root, file), 'utf8')))
}

test('the job that tells somebody is asked for by notify() alone', () => {
  expect(listFilesWith(/['"`]send-mail['"`]/, ["enqueue('send-mail', { to })"])).toEqual([
    'src/job-table.server.ts', // does it
    'src/jobs.ts', // names it
    'src/notify/deliver.server.ts', // the type of what it takes
    'src/platform/jobs.server.ts', // counts those that were given up
    'src/platform/notify.server.ts',
  ])
})

test('a text is asked for where its row is written, and nowhere else', () => {
  expect(listFilesWith(/['"`]send-text['"`]/, ["tx.enqueue('send-text', { delivery })"])).toEqual([
    'src/job-table.server.ts', // does it
    'src/jobs.ts', // names it
    'src/notify/deliver.server.ts',
    'src/notify/fail-delivery.server.ts', // follows 알림톡
    'src/notify/send-text.server.ts', // the type of what it takes
  ])
})

test('the service for texts is asked to send by src/notify/ alone', () => {
  const sending = /\bsolapi\s*\.\s*(?:createGroup|addText|sendGroup)\(/
  expect(listFilesWith(sending, ['await solapi.sendGroup(account, id)'])).toEqual([
    'src/notify/send-text.server.ts',
  ])
})

test('only the channels of src/notify/ send', () => {
  expect(
    listFilesWith(/\bmailer\.send\(|\bsendMail\(/, ['await mailer.send(mail)', 'sendMail(mail)']),
  ).toEqual(['src/notify/deliver.server.ts', 'src/platform/integrations/mail.server.ts'])
})

test('no act leaves somebody untold because there is no address: that is for src/notify/ to see', () => {
  expect(
    listFilesWith(/\bif \([^\n]*e?[mM]ail\b[^\n]*\n?[^\n]*\bnotify\(/, [
      "if (booking.email) notify(ctx, 'paid', { ref })",
      "if (member.mail !== null)\n    await notify(ctx, 'paid', { ref })",
    ]),
  ).toEqual([])
})
