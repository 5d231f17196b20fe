// What the desk can do about one agency where nobody can log in: each command with what it takes, what it says of
// itself, and the procedure of the product it runs. What an owner can do is done in the office.
import readline from 'node:readline'
import { Writable } from 'node:stream'
import { isValidSecret, saveSecret, secretNames } from '#domain/agency/keys/secrets.server.ts'
import { tellOwners } from '#domain/agency/settings/settings-change.server.ts'
import { logDeskChange } from '#domain/staff/log.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { Command } from './desk.ts'
import { renderBooking } from './show.ts'

export const commands: Record<string, Command> = {
  booking: {
    subject: 'NUMBER',
    says: 'how one booking stands: price, money, what the gateway was asked, history; people are masked',
    run: (desk, { subject }) => renderBooking(desk, subject),
  },
  secret: {
    subject: 'NAME',
    says: `reads a key from standard input and keeps it: ${secretNames.join(', ')}`,
    async run(desk, { subject }) {
      const name = secretNames.find((known) => known === subject)
      if (!name) throw new Error(`There is no secret "${subject}". There are ${secretNames.join(', ')}.`)
      const secret = await readSecret()
      if (!isValidSecret(name, secret)) throw new Error(`That cannot be a ${name}; nothing was kept.`)
      await runInTransactionWithJobs(desk, desk.travel_agency, async (ctx) => {
        await saveSecret({ ...ctx, keyFor: desk.keyFor }, name, secret)
        await logDeskChange(ctx, { call: 'desk secret', subject: `secret ${name}` })
        await tellOwners(ctx, 'key', 'Naru')
      })
      return `${name} of agency ${desk.travel_agency} is kept.`
    },
  },
}

/** The first line. What is typed at a terminal is echoed to nowhere. */
async function readSecret(): Promise<string> {
  const { isTTY } = process.stdin
  if (isTTY) process.stderr.write('The value, which is not shown: ')
  const nowhere = new Writable({ write: (_bytes, _encoding, done) => done() })
  const lines = readline.createInterface({ input: process.stdin, output: nowhere, terminal: isTTY })
  for await (const line of lines) {
    lines.close()
    if (isTTY) process.stderr.write('\n')
    return line.trim()
  }
  return ''
}
