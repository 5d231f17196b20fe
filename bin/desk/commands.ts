// What the desk can do: each command with what it takes, what it says of itself, and the procedure of the
// product it runs.
import fs from 'node:fs'
import readline from 'node:readline'
import { Writable } from 'node:stream'
import { isSecret, keepSecret, secretNames } from '#domain/agency/secrets.server.ts'
import { answerQuestion, readQuestion, unanswered } from '#domain/board/answer.server.ts'
import { Progress } from '#domain/booking/calls.ts'
import type { Acting } from '#domain/booking/history.server.ts'
import { latestBookings, moveOn, refuseCancel } from '#domain/booking/staff.server.ts'
import {
  addressOf,
  endLinks,
  linkOfConsult,
  linkOfTraveller,
  mailLinks,
} from '#domain/document/staff.server.ts'
import { completeCancel, confirmDeposit, sendBack } from '#domain/payment/transfer.server.ts'
import { within } from '#platform/jobs.server.ts'
import type { Working } from '#platform/wire/asking.ts'
import type { Command, CommandAsked } from './desk.ts'
import { showBooking, showBookings, showQuestion, showQuestions } from './show.ts'
import { nameOf, readerOf, takeFiles, takePassports } from './take.ts'

/** Runs in one transaction, and shows the booking as it is then. `--as`: who does it, for the history. */
const onBooking =
  (work: (ctx: Working & Acting, asked: CommandAsked) => Promise<void>): Command['run'] =>
  async (desk, asked) => {
    const staff = asked.as === undefined ? null : { name: nameOf(asked.as) }
    await within(desk, desk.travel_agency, (ctx) => work({ ...ctx, staff }, asked))
    return showBooking(desk, asked.subject)
  }

export const commands: Record<string, Command> = {
  bookings: {
    options: ['progress'],
    says: `the latest bookings; --progress ${Progress.options.join('|')}`,
    async run(desk, { progress }) {
      const at = Progress.optional().safeParse(progress)
      if (!at.success)
        throw new Error(`There is no progress "${progress}". There are ${Progress.options.join(', ')}.`)
      return showBookings(
        await within(desk, desk.travel_agency, (ctx) => latestBookings(ctx, at.data)),
        desk.language,
      )
    },
  },
  booking: {
    subject: 'NUMBER',
    options: ['full', 'as'],
    says: 'everything of one booking; --full --as WHO masks nothing, and is noted',
    run: (desk, { subject, full, as }) => showBooking(desk, subject, full ? readerOf(as) : undefined),
  },
  passports: {
    subject: 'NUMBER',
    options: ['as', 'to'],
    says: 'writes the passports of its travellers to a new folder: --as WHO --to FOLDER; noted',
    run: takePassports,
  },
  files: {
    subject: 'NUMBER',
    options: ['as', 'to'],
    says: 'writes the files of a booking to a new folder: --as WHO --to FOLDER; noted',
    run: takeFiles,
  },
  'confirm-deposit': {
    subject: 'NUMBER',
    options: ['amount', 'as'],
    says: 'the bank transfer has arrived; --amount 1290000 compares it with the total',
    run: onBooking((ctx, { subject, amount }) =>
      confirmDeposit(ctx, subject, amount === undefined ? undefined : wonOf(amount)),
    ),
  },
  prepare: {
    subject: 'NUMBER',
    options: ['as'],
    says: 'payment_completed → preparing',
    run: onBooking((ctx, { subject }) => moveOn(ctx, subject, 'preparing')),
  },
  ready: {
    subject: 'NUMBER',
    options: ['as'],
    says: 'preparing → ready',
    run: onBooking((ctx, { subject }) => moveOn(ctx, subject, 'ready')),
  },
  'complete-cancel': {
    subject: 'NUMBER',
    options: ['as'],
    says: 'the refund was sent by bank transfer: the booking is cancelled, its seats are free',
    run: onBooking((ctx, { subject }) => completeCancel(ctx, subject)),
  },
  'refuse-cancel': {
    subject: 'NUMBER',
    options: ['note', 'as'],
    says: 'the booking goes back where it was; --note says why',
    run: onBooking((ctx, { subject, note }) => refuseCancel(ctx, subject, note)),
  },
  'send-back': {
    subject: 'NUMBER',
    options: ['as'],
    says: 'what the booking shows as to be sent back was sent by bank transfer; whoever is left travels on',
    run: onBooking((ctx, { subject }) => sendBack(ctx, subject)),
  },
  questions: {
    says: 'questions that wait for an answer',
    run: async (desk) => showQuestions(await unanswered(desk)),
  },
  question: {
    subject: 'POST_ID',
    says: 'one question, and its answer',
    run: (desk, { subject }) =>
      within(desk, desk.travel_agency, async (ctx) => showQuestion(await readQuestion(ctx, idOf(subject)))),
  },
  answer: {
    subject: 'POST_ID',
    options: ['text', 'file'],
    says: 'answers a question, or answers it anew: --text "…" or --file answer.html',
    run: async (desk, { subject, text, file }) => {
      if ((text === undefined) === (file === undefined))
        throw new Error('Say the answer: either --text or --file.')
      const answer = text ?? fs.readFileSync(file ?? '', 'utf8')
      return within(desk, desk.travel_agency, async (ctx) => {
        await answerQuestion(ctx, idOf(subject), answer)
        return showQuestion(await readQuestion(ctx, idOf(subject)))
      })
    },
  },
  link: {
    subject: 'NUMBER',
    options: ['traveller'],
    says: 'mails a link for papers to each traveller; --traveller 2 prints one to hand over',
    run: (desk, { subject, traveller }) =>
      within(desk, desk.travel_agency, async (ctx) => {
        if (traveller !== undefined)
          return addressOf(ctx, await linkOfTraveller(ctx, subject, idOf(traveller)), desk.demo)
        await mailLinks(ctx, subject)
        return 'New links are on their way to the address of the booking.'
      }),
  },
  'revoke-links': {
    subject: 'NUMBER',
    says: 'links of the booking that are still open end',
    run: (desk, { subject }) =>
      within(desk, desk.travel_agency, async (ctx) => `${await endLinks(ctx, subject)} links ended.`),
  },
  'consult-link': {
    subject: 'CONSULT_ID',
    says: 'prints a link for papers of a consultation',
    run: (desk, { subject }) =>
      within(desk, desk.travel_agency, async (ctx) =>
        addressOf(ctx, await linkOfConsult(ctx, idOf(subject)), desk.demo),
      ),
  },
  secret: {
    subject: 'NAME',
    says: `reads a key from standard input and keeps it: ${secretNames.join(', ')}`,
    async run(desk, { subject }) {
      const name = secretNames.find((known) => known === subject)
      if (!name) throw new Error(`There is no secret "${subject}". There are ${secretNames.join(', ')}.`)
      const secret = await readSecret()
      if (!isSecret(name, secret)) throw new Error(`That cannot be a ${name}; nothing was kept.`)
      await within(desk, desk.travel_agency, ({ db, travel_agency }) =>
        keepSecret({ db, travel_agency, keyFor: desk.keyFor }, name, secret),
      )
      return `${name} of agency ${desk.travel_agency} is kept.`
    },
  },
}

function wonOf(typed: string): number {
  if (!/^\d[\d,]{0,12}$/.test(typed)) throw new Error(`"${typed}" is no amount in won.`)
  return Number(typed.replaceAll(',', ''))
}

function idOf(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new Error(`"${typed}" is no number.`)
  return Number(typed)
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
