// What the desk can do: each command with what it takes, what it says of itself, and the procedure of the
// product it runs.
import fs from 'node:fs'
import readline from 'node:readline'
import { Writable } from 'node:stream'
import { isValidSecret, saveSecret, secretNames } from '#domain/agency/secrets.server.ts'
import { confirmAtDesk } from '#domain/bank/confirm.server.ts'
import { listUnansweredQuestions, readQuestion, saveAnswer } from '#domain/board/answer.server.ts'
import { Progress } from '#domain/booking/calls.ts'
import type { StaffActor } from '#domain/booking/history.server.ts'
import { listLatestBookings, refuseCancel, transitionByStaff } from '#domain/booking/staff.server.ts'
import {
  buildLinkUrl,
  createConsultationLink,
  createTravellerLink,
  endLinks,
  mailLinks,
} from '#domain/document/staff-links.server.ts'
import { completeCancel, sendBack } from '#domain/payment/transfer.server.ts'
import { runInTransactionWithJobs } from '#platform/jobs.server.ts'
import type { TxContext } from '#platform/wire/request-context.ts'
import type { Command, CommandInput } from './desk.ts'
import { renderBooking, renderBookings, renderQuestion, renderQuestions } from './show.ts'
import { checkStaffName, createReader, exportFiles, exportPassports } from './take.ts'

/** Runs in one transaction, and shows the booking as it is then. `--as`: who does it, for the history. */
const createBookingCommand =
  (work: (ctx: TxContext & StaffActor, input: CommandInput) => Promise<void>): Command['run'] =>
  async (desk, input) => {
    const staff = input.as === undefined ? null : { name: checkStaffName(input.as) }
    await runInTransactionWithJobs(desk, desk.travel_agency, (ctx) => work({ ...ctx, staff }, input))
    return renderBooking(desk, input.subject)
  }

export const commands: Record<string, Command> = {
  bookings: {
    options: ['progress'],
    says: `the latest bookings; --progress ${Progress.options.join('|')}`,
    async run(desk, { progress }) {
      const at = Progress.optional().safeParse(progress)
      if (!at.success)
        throw new Error(`There is no progress "${progress}". There are ${Progress.options.join(', ')}.`)
      return renderBookings(
        await runInTransactionWithJobs(desk, desk.travel_agency, (ctx) => listLatestBookings(ctx, at.data)),
        desk.language,
      )
    },
  },
  booking: {
    subject: 'NUMBER',
    options: ['full', 'as'],
    says: 'everything of one booking; --full --as WHO masks nothing, and is noted',
    run: (desk, { subject, full, as }) => renderBooking(desk, subject, full ? createReader(as) : undefined),
  },
  passports: {
    subject: 'NUMBER',
    options: ['as', 'to', 'for'],
    says: 'writes passports to a new folder: --as WHO --for airline|visa|hotel|check --to FOLDER; noted, and told to who travels',
    run: exportPassports,
  },
  files: {
    subject: 'NUMBER',
    options: ['as', 'to'],
    says: 'writes the files of a booking to a new folder: --as WHO --to FOLDER; noted',
    run: exportFiles,
  },
  'confirm-deposit': {
    subject: 'NUMBER',
    options: ['amount', 'note', 'as'],
    says: 'money has arrived that stands on no bank line: --note WHY; --amount 1290000 compares it with the total',
    run: createBookingCommand(async (ctx, { subject, amount, note }) => {
      const reason = note?.trim() || undefined
      if (reason === undefined) throw new Error('--note says why it is confirmed without a line of the bank.')
      await confirmAtDesk(ctx, subject, {
        amount: amount === undefined ? undefined : parseWon(amount),
        reason,
      })
    }),
  },
  prepare: {
    subject: 'NUMBER',
    options: ['as'],
    says: 'payment_completed → preparing',
    run: createBookingCommand((ctx, { subject }) => transitionByStaff(ctx, subject, 'preparing')),
  },
  ready: {
    subject: 'NUMBER',
    options: ['as'],
    says: 'preparing → ready',
    run: createBookingCommand((ctx, { subject }) => transitionByStaff(ctx, subject, 'ready')),
  },
  'complete-cancel': {
    subject: 'NUMBER',
    options: ['as'],
    says: 'the refund was sent by bank transfer: the booking is cancelled, its seats are free',
    run: createBookingCommand((ctx, { subject }) => completeCancel(ctx, subject)),
  },
  'refuse-cancel': {
    subject: 'NUMBER',
    options: ['note', 'as'],
    says: 'the booking goes back where it was; --note says why',
    run: createBookingCommand((ctx, { subject, note }) => refuseCancel(ctx, subject, note)),
  },
  'send-back': {
    subject: 'NUMBER',
    options: ['as'],
    says: 'what the booking shows as to be sent back was sent by bank transfer; whoever is left travels on',
    run: createBookingCommand((ctx, { subject }) => sendBack(ctx, subject)),
  },
  questions: {
    says: 'questions that wait for an answer',
    run: async (desk) => renderQuestions(await listUnansweredQuestions(desk)),
  },
  question: {
    subject: 'POST_ID',
    says: 'one question, and its answer',
    run: (desk, { subject }) =>
      runInTransactionWithJobs(desk, desk.travel_agency, async (ctx) =>
        renderQuestion(await readQuestion(ctx, parseId(subject))),
      ),
  },
  answer: {
    subject: 'POST_ID',
    options: ['text', 'file'],
    says: 'answers a question, or answers it anew: --text "…" or --file answer.html',
    run: async (desk, { subject, text, file }) => {
      if ((text === undefined) === (file === undefined))
        throw new Error('Say the answer: either --text or --file.')
      const answer = text ?? fs.readFileSync(file ?? '', 'utf8')
      return runInTransactionWithJobs(desk, desk.travel_agency, async (ctx) => {
        await saveAnswer(ctx, parseId(subject), answer)
        return renderQuestion(await readQuestion(ctx, parseId(subject)))
      })
    },
  },
  link: {
    subject: 'NUMBER',
    options: ['traveller'],
    says: 'mails a link for papers to each traveller; --traveller 2 prints one to hand over',
    run: (desk, { subject, traveller }) =>
      runInTransactionWithJobs(desk, desk.travel_agency, async (ctx) => {
        if (traveller !== undefined)
          return buildLinkUrl(ctx, await createTravellerLink(ctx, subject, parseId(traveller)), desk.demo)
        await mailLinks(ctx, subject)
        return 'New links are on their way to the address of the booking.'
      }),
  },
  'revoke-links': {
    subject: 'NUMBER',
    says: 'links of the booking that are still open end',
    run: (desk, { subject }) =>
      runInTransactionWithJobs(
        desk,
        desk.travel_agency,
        async (ctx) => `${await endLinks(ctx, subject)} links ended.`,
      ),
  },
  'consult-link': {
    subject: 'CONSULT_ID',
    says: 'prints a link for papers of a consultation',
    run: (desk, { subject }) =>
      runInTransactionWithJobs(desk, desk.travel_agency, async (ctx) =>
        buildLinkUrl(ctx, await createConsultationLink(ctx, parseId(subject)), desk.demo),
      ),
  },
  secret: {
    subject: 'NAME',
    says: `reads a key from standard input and keeps it: ${secretNames.join(', ')}`,
    async run(desk, { subject }) {
      const name = secretNames.find((known) => known === subject)
      if (!name) throw new Error(`There is no secret "${subject}". There are ${secretNames.join(', ')}.`)
      const secret = await readSecret()
      if (!isValidSecret(name, secret)) throw new Error(`That cannot be a ${name}; nothing was kept.`)
      await runInTransactionWithJobs(desk, desk.travel_agency, ({ db, travel_agency }) =>
        saveSecret({ db, travel_agency, keyFor: desk.keyFor }, name, secret),
      )
      return `${name} of agency ${desk.travel_agency} is kept.`
    },
  },
}

function parseWon(argument: string): number {
  if (!/^\d[\d,]{0,12}$/.test(argument)) throw new Error(`"${argument}" is no amount in won.`)
  return Number(argument.replaceAll(',', ''))
}

function parseId(argument: string): number {
  if (!/^\d{1,9}$/.test(argument)) throw new Error(`"${argument}" is no number.`)
  return Number(argument)
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
