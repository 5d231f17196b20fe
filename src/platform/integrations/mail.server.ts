// The mailer: to the server that SMTP_URL names, or into files under DATA_DIR/outbox.
// Whom it is for and what it says is never logged.

import fs from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { readFields } from '#lib/read-fields.ts'
import { mailLimits } from '#limits/services.ts'
import type { Env } from '#platform/env.server.ts'
import { writeAtomically } from './file-store.server.ts'

/** `id`: the same for the same mail, however often it is tried. */
export type Mail = {
  to: string
  from: { name: string; address: string }
  replyTo?: string
  subject: string
  text: string
  html?: string
  /** The address at which a mail program unsubscribes its reader with one press (RFC 8058). */
  unsubscribe?: string
  id: string
}
/** The address takes no mail, however often it is tried. `reason`: the code of its server, or ours. */
export class AddressRefused extends Error {
  readonly reason: string
  constructor(message: string, reason: string) {
    super(message)
    this.reason = reason
  }
}

/** `verify`: whether the mail server greets us and takes our log-in; nothing is sent. */
export type Mailer = {
  send: (mail: Mail) => Promise<void>
  verify: () => Promise<'ok' | 'refused' | 'unreachable'>
  close: () => Promise<void>
}

export const createMailer = ({ SMTP_URL, DATA_DIR }: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>): Mailer =>
  SMTP_URL ? createSmtpMailer(SMTP_URL) : createFileMailer(path.join(DATA_DIR, 'outbox'))

/** Each mail is one file with what SMTP would carry, for whoever runs the demo and for tests. */
function createFileMailer(outbox: string): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail))
      await fs.mkdir(outbox, { recursive: true, mode: 0o700 })
      const isThere = (await fs.readdir(outbox)).some((name) => name.endsWith(`Z-${mail.id}.eml`))
      const time = new Date().toISOString().replaceAll(':', '-') // colons are not allowed in some file names
      if (!isThere) await writeAtomically(path.join(outbox, `${time}-${mail.id}.eml`), message)
    },
    verify: async () => 'ok',
    close: async () => {},
  }
}

function createSmtpMailer(url: string): Mailer {
  const { atOnce, wait_ms } = mailLimits
  const pool = createTransport({
    url,
    pool: true,
    maxConnections: atOnce,
    dnsTimeout: wait_ms,
    connectionTimeout: wait_ms,
    greetingTimeout: wait_ms,
    socketTimeout: wait_ms,
  })
  return {
    async send(mail) {
      const message = toMessage(mail)
      try {
        await pool.sendMail(message)
      } catch (error) {
        // A mail server's answer may quote addresses, and the queue stores what a job throws. So only the
        // codes are passed on.
        const { code, originalCode, responseCode } = readFields(error)
        const message = `mail ${mail.id} was not taken: ${[code, originalCode, responseCode].filter(Boolean).join(' ')}`
        throw isAboutAddress(error) ? new AddressRefused(message, String(responseCode)) : new Error(message)
      }
    },
    verify: () =>
      pool.verify().then(
        () => 'ok',
        (error: unknown) => (readFields(error).code === 'EAUTH' ? 'refused' : 'unreachable'),
      ),
    close: async () => pool.close({ force: true }), // jobs have had their time by then
  }
}

/**
 * The address does not exist, and the answer says so (5.1.x, 5.2.x). A server that refuses us (5.7.1, 554),
 * or answers 550 to everybody, may take mail again later.
 */
function isAboutAddress(error: unknown): boolean {
  const { command, response } = readFields(error)
  return command === 'RCPT TO' && /^5\d\d[ -]5\.[12]\.\d/.test(String(response))
}

/** One address, and nothing that could be read as another, as a name or as a header. */
const oneAddress = /^[^\s\p{C}()<>[\]:;,"\\@]+@[^\s\p{C}()<>[\]:;,"\\@]+$/u
const oneLine = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u
const plainId = /^[\w-]+$/

function toMessage({ id, from, to, replyTo, subject, text, html, unsubscribe }: Mail): SendMailOptions {
  if (!plainId.test(id)) throw new Error('the id of a mail is made of letters, digits and dashes')
  const isAddress = (address: string) => oneAddress.test(address)
  const noAddress = `mail ${id} has an address that is none`
  if (!isAddress(to)) throw new AddressRefused(noAddress, 'NO_ADDRESS')
  if (![from.address, replyTo ?? to].every(isAddress)) throw new Error(noAddress)
  if (![from.name, subject].every((line) => oneLine.test(line)))
    throw new Error(`mail ${id} has a name or a subject of more than one line`)
  const domain = from.address.slice(from.address.indexOf('@') + 1)
  return {
    messageId: `<${id}@${domain}>`, // a mail that is tried again can be recognised
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated', // keeps automatic replies away
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
